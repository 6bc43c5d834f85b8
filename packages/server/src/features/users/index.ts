export { ensureDevAccount } from './dev-account.ts'
export { createAccount } from './users.commands.ts'
export { findUserAddresses, findUserIdByEmail, findUserReferences, hasAccounts } from './users.queries.ts'
export { usersRoutes } from './users.routes.ts'
