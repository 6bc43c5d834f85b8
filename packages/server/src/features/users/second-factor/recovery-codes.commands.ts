import type { Db, Tx } from '#platform/database/database'
import { hashToken } from '#platform/one-time-token'
import { createCode } from '#platform/secrets'
import { now } from '#platform/clock'
import { hashToFind } from '../slow-hash.ts'

const RECOVERY_CODES = 10

/** A code without the blanks and dashes that people type or copy with it. */
export const withoutBlanks = (code: string) => code.replace(/[\s-]/g, '').toLowerCase()

const inGroups = (code: string) => code.replace(/(.{5})(?=.{5})/g, '$1-')
const hashOf = (userId: string, code: string) => hashToFind(`recovery codes of ${userId}`, code)

/** Makes recovery codes of a user, to be shown once, and their hashes: only these are stored. */
export const createRecoveryCodes = async (userId: string): Promise<{ recoveryCodes: string[]; hashes: string[] }> => {
  const codes = Array.from({ length: RECOVERY_CODES }, () => createCode())
  const hashes = await Promise.all(codes.map((code) => hashOf(userId, code)))

  return { recoveryCodes: codes.map(inGroups), hashes }
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
  // Codes of earlier versions are stored as a fast hash.
  const hashes = [await hashOf(userId, code), hashToken(code)]
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now() })
    .where('user_id', '=', userId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .executeTakeFirst()

  return numUpdatedRows === 1n
}
