export { ensureDevAccount } from './dev-account.ts'
export { createAccount } from './users.commands.ts'
export { findUserAddresses, findUserIdByEmail, findUserReferences } from './users.queries.ts'
export { usersRoutes } from './users.routes.ts'
