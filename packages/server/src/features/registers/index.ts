export { controllersOf, readCompaniesGraph, readCompanyGraph } from './company-graph.queries.ts'
export { type CompanyHolder, listHolders } from './holders.queries.ts'
export { recordRegisterDownload } from './record-register-download.ts'
export {
  findOwnerIds,
  findRegisterCompany,
  type RegisterCompany,
  searchOwnerGaps,
  searchRegister,
} from './registers.queries.ts'
export { registersRoutes } from './registers.routes.ts'
