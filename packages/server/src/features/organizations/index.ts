export { answeredCount, diligenceReasons, hasLinkedPep, hasPartyAtRisk, hasSanctionsHit } from './aml/aml-status.ts'
export { handOverOrganizations } from './hand-over-organizations.commands.ts'
export { createOrganization, removeOrganization, updateOrganization } from './organizations.commands.ts'
export {
  completeFirstAnnualReturn,
  completeLaterAnnualReturn,
  countFiledReturn,
  previewAnnualReturn,
  sayB1B73Sent,
  undoAnnualReturn,
} from './annual-returns/annual-returns.commands.ts'
export type { Incorporated, OnIncorporated } from './on-incorporated.ts'
export type { OnArdMoved } from './annual-returns/on-ard-moved.ts'
export { formerCompanies, organizationList } from './organization.list.ts'
export { organizationReasons, writeOldOrganizationValues } from './old-organization-values.ts'
export { findOrganization, requireOrganization } from './organizations.queries.ts'
export { dismissOrganizationDuplicates } from './distinct-organizations.commands.ts'
export { runningReturn } from './organization-expressions.ts'
export { isInCharge, usersOf } from './users-in-charge.ts'
export { organizationsRoutes } from './organizations.routes.ts'
export { findNumberWarnings } from './shared-numbers.queries.ts'
export { organizationRecord } from './organizations.row.ts'
export { importOrganizations } from './import/import.commands.ts'
export { ImportError } from './import/import-error.ts'
