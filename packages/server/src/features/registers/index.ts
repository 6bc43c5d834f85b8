export { readCompanyGraph, type CompanyGraph } from './company-graph.queries.ts'
export { type CompanyHolder, listHolders } from './holders.queries.ts'
export { findRegisterCompany, type RegisterCompany, searchRegister } from './registers.queries.ts'
export { registersRoutes } from './registers.routes.ts'
