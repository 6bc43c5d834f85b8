import type { AuditKind, AuditRecordType } from '@registrar/domain/audit/audit-entry'
import { now } from '../clock.ts'
import type { Db, Tx } from '../database/database.ts'

/** A record that a line of the audit is about. */
export type AuditedRecord = { type: AuditRecordType; id: string }

type AuditLine = {
  kind: AuditKind
  /** null: the user is not known */
  userId: string | null
  /** the network address of the client */
  address?: string | null
  /** what was typed to sign in, or the address that was invited */
  email?: string
  record?: AuditedRecord
  /** the id in the key of the file that was read */
  fileId?: string
  /** never a name or number of a client: the line outlives their erasure */
  details?: Record<string, unknown>
}

/**
 * Adds a line to the audit, which nobody can change or delete (AUD-1). It adds none for a read that the user already made
 * in this hour (AUD-3), nor for a further attempt of somebody who is locked out, nor for a call that was refused in this minute.
 */
export const recordAudit = async (db: Db | Tx, line: AuditLine): Promise<void> => {
  await db
    .insertInto('audit')
    .values({
      at: now(),
      kind: line.kind,
      user_id: line.userId,
      email: line.email ?? null,
      address: line.address ?? null,
      record_type: line.record?.type ?? null,
      record_id: line.record?.id ?? null,
      file_id: line.fileId ?? null,
      details: JSON.stringify(line.details ?? {}),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
