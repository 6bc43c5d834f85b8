import { type Call, type CallName, callName } from '../shared/call.ts'
import { permissions } from './permissions.ts'
import { hasRole, type Role } from './roles.ts'

/** `serve` accepts only calls that are public or have a line in the table. */
export type HasPermission<C extends Call> = C['access'] extends 'public'
  ? unknown
  : CallName<C> extends keyof typeof permissions
    ? unknown
    : { missing: `Add '${CallName<C>}' to packages/domain/src/access/permissions.ts` }

/**
 * The least role that may make a call; null for a public one.
 * @throws Error when the table has no line for the call
 */
export const leastRoleFor = (call: Pick<Call, 'method' | 'path' | 'access'>): Role | null => {
  if (call.access === 'public') return null

  const least: Role | undefined = (permissions as Record<string, Role>)[callName(call)]
  if (!least) throw new Error(`Add '${callName(call)}' to packages/domain/src/access/permissions.ts.`)
  return least
}

/** Where everybody needs a second factor, the only calls that a user without one may make (USER-21). */
export const callsWithoutSecondFactor: readonly (keyof typeof permissions)[] = [
  'GET /user/signin_token',
  'POST /user/logout',
  'GET /user/second-factor',
  'POST /user/second-factor/totp',
  'POST /user/second-factor/totp/confirm',
  'POST /user/second-factor/passkey/options',
  'POST /user/second-factor/passkey',
]

/** Whether somebody of a role may make a call. */
export const isPermitted = (role: Role, call: Pick<Call, 'method' | 'path' | 'access'>): boolean => {
  const least = leastRoleFor(call)
  return least === null || hasRole(role, least)
}
