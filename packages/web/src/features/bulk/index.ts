export { followUpBulk, orderBulk, organizationBulk, personBulk, taskBulk } from './list-bulks.tsx'
