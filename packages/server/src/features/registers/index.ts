export {
  type CompaniesGraph,
  controllersOf,
  legalPersonsAmong,
  readCompaniesGraph,
  readCompanyGraph,
} from './company-graph.queries.ts'
export { dayOfChange, listDatedChanges } from './dated-changes.queries.ts'
export type { CompanyHolder } from './company-holder.ts'
export { listHolders } from './holders.queries.ts'
export { recordRegisterDownload } from './record-register-download.ts'
export { removeRegisterEntry, restoreRegisterEntry, updateRegisterEntry } from './register-entries.commands.ts'
export { listAllRegisterEntries } from './register-entries.queries.ts'
export { registerEntryRecord } from './register-entries.row.ts'
export { allotmentsAndTransfers } from './share-book-registers.queries.ts'
export { readOwnerSteps } from './owner-steps.queries.ts'
export { findOwnedCompanies } from './owned-companies.queries.ts'
export { listParticulars } from './particulars.queries.ts'
export { readParticularsOfDay } from './register-facts.queries.ts'
export { findRegisterCompany, type RegisterCompany } from './register-company.queries.ts'
export { findOwnerIds, searchOwnerGaps, searchRegister } from './registers.queries.ts'
export { registersRoutes } from './registers.routes.ts'
