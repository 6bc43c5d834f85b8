export { OwnershipSection } from './ownership-section.tsx'
