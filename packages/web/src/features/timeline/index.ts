export { TimelineFold } from './timeline-fold.tsx'
