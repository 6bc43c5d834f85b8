export { listAdministrators } from './staff/staff.queries.ts'
export { accountRoutes } from './account/account.routes.ts'
export { requirePassword } from './account/password.ts'
export { type CheckedPassword, requireSamePassword } from './checked-account.ts'
export { resolveAssignedUsers } from './assigned-users.ts'
export { handOverRecords } from './hand-over.commands.ts'
export { emailOwner } from './account/email-owner.ts'
export { callOrigin, type CallOrigin } from './call-origin.ts'
export { createPasswordReset, removeOldLinks } from './account/password-reset.commands.ts'
export { ensureDevAccount } from './dev-account.ts'
export { createAccount } from './users.commands.ts'
export {
  findActiveAccess,
  findUser,
  findCredentials,
  findUncleanAddresses,
  findUserAddresses,
  findUserIdByEmail,
  findUserReferences,
  hasAccounts,
  hasAnyAccount,
  listActiveUsers,
} from './users.queries.ts'
export type { HandOverWork } from './staff/staff.commands.ts'
export { removeSecondFactor } from './second-factor/second-factor.commands.ts'
export { removeOldChallenges } from './passkeys/passkey-challenges.commands.ts'
export { passkeysRoutes } from './passkeys/passkeys.routes.ts'
export { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
export { staffRoutes } from './staff/staff.routes.ts'
export { findSignupCode } from './staff/signup-code.queries.ts'
export { usersRoutes } from './users.routes.ts'
