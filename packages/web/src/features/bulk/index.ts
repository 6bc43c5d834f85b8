export { useBulkAction } from './bulk.api.ts'
export { filingBulk, followUpBulk, orderBulk, organizationBulk, personBulk, taskBulk } from './list-bulks.tsx'
