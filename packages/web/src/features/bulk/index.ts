export { followUpBulk, orderBulk, organizationBulk, personBulk } from './list-bulks.tsx'
