import type { ErasedItem, EraseResult, Hold, HoldBody } from '@registrar/domain/retention/retention-search'
import { sql } from 'kysely'
import { removeQueuedFiles } from '#features/files'
import { recordAudit } from '#platform/audit/record-audit'
import { now } from '#platform/clock'
import { type Db, inTransaction } from '#platform/database/database'
import { isId, newId } from '#platform/database/ids'
import { requireRow } from '#platform/database/require-row'
import type { FileStore } from '#platform/file-store/file-store'
import { Problem } from '#platform/problem'
import { removeFromOutbox } from '#platform/mailer/outbox'
import { missingRecord } from '#platform/commands/merged-record'
import type { Session } from '#platform/sessions/session'
import { type ErasureContext, eraseRecord } from './erase-record.commands.ts'

type Requester = { session: Session; address: string }

/**
 * Puts a record on hold, even one in the bin (RET-4).
 * @throws Problem NOT_FOUND, MERGED
 */
export const holdRecord = (
  db: Db,
  { recordType, _id, reason }: HoldBody,
  { session, address }: Requester,
): Promise<Hold> =>
  inTransaction(db, async (tx) => {
    const table = recordType === 'person' ? 'people' : 'organizations'
    const { rows } = isId(_id)
      ? await sql`select from ${sql.table(table)} where id = ${_id} for key share`.execute(tx)
      : { rows: [] }
    if (rows.length === 0) throw await missingRecord(tx, recordType, _id)

    const id = newId()
    const at = now()
    await tx
      .insertInto('retention_holds')
      .values({
        id,
        [recordType === 'person' ? 'person_id' : 'organization_id']: _id,
        reason,
        user_id: session.userId,
        created_at: at,
      })
      .execute()
    await recordAudit(tx, { kind: 'held', userId: session.userId, address, record: { type: recordType, id: _id } })

    const user = await tx
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', '=', session.userId)
      .executeTakeFirstOrThrow()

    return { _id: id, reason, at, by: { _id: session.userId, name: `${user.first_name} ${user.last_name}`.trim() } }
  })

/**
 * Ends a hold (RET-4).
 * @throws Problem NOT_FOUND when there is no such hold, or it has ended
 */
export const releaseHold = (db: Db, id: string, { session, address }: Requester): Promise<void> =>
  inTransaction(db, async (tx) => {
    const released = await requireRow(
      'hold',
      id,
      tx
        .updateTable('retention_holds')
        .set({ released_at: now(), released_by: session.userId })
        .where('id', '=', id)
        .where('released_at', 'is', null)
        .returning(['person_id', 'organization_id']),
    )

    const { person_id: personId, organization_id: organizationId } = released
    await recordAudit(tx, {
      kind: 'released',
      userId: session.userId,
      address,
      record: personId === null ? { type: 'organization', id: organizationId ?? '' } : { type: 'person', id: personId },
    })
  })

/**
 * What erasing works with: the stored files, the folder of emails that were not sent by SMTP, and who is told of a file whose
 * bytes could not be removed yet.
 */
type Stores = { files: FileStore; outbox: string; onFileError: (error: unknown) => void }

// No copy of an email stays that was erased, or whose text was changed.
const removeCopies = (db: Db, outbox: string, changedEmails: readonly string[]): Promise<void> =>
  removeFromOutbox(outbox, async () => {
    const emails = await db.selectFrom('mails').select(['id', 'message_id']).execute()
    const changed = new Set(changedEmails)
    return emails.filter(({ id }) => !changed.has(id)).map((email) => email.message_id)
  })

const eraseItem = async (
  db: Db,
  item: ErasedItem,
  context: ErasureContext,
): Promise<{ result: EraseResult; changedEmails: string[] }> => {
  const { recordType, _id } = item
  try {
    const { certificate, changedEmails } = await inTransaction(db, (tx) => eraseRecord(tx, item, context))
    return { result: { _id, recordType, ok: true, certificate }, changedEmails }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { result: { _id, recordType, ok: false, reason: error.message }, changedEmails: [] }
  }
}

/** Erases records, each in its own transaction, and returns the outcome of each in the order sent (RET-5). */
export const eraseItems = async (
  db: Db,
  { files, outbox, onFileError }: Stores,
  items: readonly ErasedItem[],
  context: ErasureContext,
): Promise<EraseResult[]> => {
  const erased: Awaited<ReturnType<typeof eraseItem>>[] = []
  for (const item of items) erased.push(await eraseItem(db, item, context))
  await removeCopies(
    db,
    outbox,
    erased.flatMap(({ changedEmails }) => changedEmails),
  )
  await removeQueuedFiles(db, files, onFileError)

  return erased.map(({ result }) => result)
}
