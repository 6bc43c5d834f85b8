export { SanctionsHits } from './sanctions-hits.tsx'
