import { lockRecord } from '#platform/commands/lock-record'
import type { Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import { findCredentialsOf } from './users.queries.ts'
import { userRecord } from './users.row.ts'

/** A password as it was checked. `refused`: the answer to a wrong one. */
export type CheckedPassword = { passwordHash: string; refused: () => Problem }

/** An account as a sign-in has checked it. `refused`: the answer to a wrong password or passkey. */
export type CheckedAccount = CheckedPassword & { secondFactors: string }

/** @throws Problem ACCOUNT_DEACTIVATED */
export const requireActive = ({ deactivatedAt }: { deactivatedAt: string | null }): void => {
  if (deactivatedAt !== null)
    throw new Problem('ACCOUNT_DEACTIVATED', 'This account is deactivated. Ask an administrator.')
}

/**
 * Makes sure that the password of a signed-in user is the one that was checked, and that it stays so until the transaction
 * ends: a new password that was set by a link meanwhile ends what the old one allowed.
 * @throws Problem the password's `refused`
 */
export const requireSamePassword = async (
  tx: Tx,
  userId: string,
  { passwordHash, refused }: CheckedPassword,
): Promise<void> => {
  await lockRecord(tx, userRecord, userId, 'no key update')
  const found = await findCredentialsOf(tx, userId)
  if (found.password_hash !== passwordHash) throw refused()
}

/**
 * Makes sure that nothing of an account has changed since a sign-in checked it, and that nothing changes before the
 * transaction ends. What ends the sessions of a user locks the user too, so that it either ends the new one or refuses it here.
 * @throws Problem the account's `refused`, ACCOUNT_DEACTIVATED
 */
export const requireUnchanged = async (
  tx: Tx,
  userId: string,
  { passwordHash, secondFactors, refused }: CheckedAccount,
): Promise<void> => {
  await lockRecord(tx, userRecord, userId, 'no key update')
  const found = await findCredentialsOf(tx, userId)

  if (found.password_hash !== passwordHash || found.second_factors !== secondFactors) throw refused()
  requireActive({ deactivatedAt: found.deactivated_at })
}
