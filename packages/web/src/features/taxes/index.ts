export { TaxDueDialog } from './pay-taxes-dialog.tsx'
export { taxDuesQuery } from './taxes.api.ts'
export { TaxesSection } from './taxes-section.tsx'
