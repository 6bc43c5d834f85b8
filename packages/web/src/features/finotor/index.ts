export { FinotorSection } from './finotor-section.tsx'
