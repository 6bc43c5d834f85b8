export { LoadedLists } from './loaded-lists.tsx'
export { SanctionsHits } from './sanctions-hits.tsx'
export { SanctionsStop } from './sanctions-stop.tsx'
