export { PackSection } from './pack-section.tsx'
