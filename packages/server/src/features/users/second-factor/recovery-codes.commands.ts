import type { Db, Tx } from '#platform/database/database'
import { hashToken } from '#platform/one-time-token'
import { createCode } from '#platform/secrets'
import { now } from '#platform/clock'

const RECOVERY_CODES = 10

/** A code without the blanks and dashes that people type or copy with it. */
export const withoutBlanks = (code: string) => code.replace(/[\s-]/g, '').toLowerCase()

/** Makes recovery codes, to be shown once, and their hashes: only these are stored. */
export const createRecoveryCodes = (): { recoveryCodes: string[]; hashes: string[] } => {
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => createCode().replace(/^(.{6})/, '$1-'))

  return { recoveryCodes, hashes: recoveryCodes.map((code) => hashToken(withoutBlanks(code))) }
}

/** Replaces the recovery codes of a user. */
export const replaceRecoveryCodes = async (tx: Tx, userId: string, hashes: readonly string[]): Promise<void> => {
  await removeRecoveryCodes(tx, userId)
  if (hashes.length === 0) return

  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute()
}

export const removeRecoveryCodes = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Whether the user was given recovery codes, used or not. */
export const hasRecoveryCodes = async (tx: Tx, userId: string): Promise<boolean> =>
  Boolean(
    await tx.selectFrom('recovery_codes').select('user_id').where('user_id', '=', userId).limit(1).executeTakeFirst(),
  )

/** Uses up a recovery code. @returns whether it was one of the user that is not used */
export const consumeRecoveryCode = async (db: Db, userId: string, code: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()

  return numUpdatedRows === 1n
}
