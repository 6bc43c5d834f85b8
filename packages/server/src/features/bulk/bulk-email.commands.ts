import { emailToEach } from '@registrar/domain/bulk/bulk'
import type { RecordOutcome } from '@registrar/domain/shared/record-outcome'
import * as z from 'zod'
import { delaySend } from '#features/sends'
import type { Config } from '#platform/config'
import { type Db, inTransaction } from '#platform/database/database'
import type { SendEmail } from './bulk-kind.ts'
import { changeEach, createBulk, type NewBulk } from './bulk-records.commands.ts'

type DelayedEmail = {
  bulk: NewBulk
  ids: readonly string[]
  values: Record<string, unknown>
  delaySeconds: number
  userId: string
}

const storedEmail = z.object({ ids: z.array(z.string()), values: emailToEach })

/** Stores an email to several records, which waits before it is sent to each. It is taken back by the id of the bulk change. */
export const delayBulkEmail = (db: Db, { bulk, ids, values, delaySeconds, userId }: DelayedEmail): Promise<void> =>
  inTransaction(db, async (tx) => {
    await createBulk(tx, bulk, userId)
    const kind = bulk.record_type === 'organization' ? 'organization' : 'person'
    await delaySend(tx, { id: bulk.id, kind, body: { ids, values }, userId, delaySeconds })
  })

type DueEmail = { id: string; body: unknown; userId: string; stopping: AbortSignal }

/** Sends an email that has waited to each of its records, without those that got it before a server stopped. */
export const sendDelayedEmails = async (
  db: Db,
  { id, body, userId, stopping }: DueEmail,
  { sendEmail, config }: { sendEmail: SendEmail; config: Config },
): Promise<RecordOutcome[]> => {
  const { ids, values } = storedEmail.parse(body)
  const written = await db.selectFrom('bulk_items').select('record_id').where('bulk_id', '=', id).execute()
  const reached = new Set(written.map(({ record_id }) => record_id))
  const left = ids.filter((recordId) => !reached.has(recordId))

  const items = await changeEach(db, { bulkId: id, ids: left, stopping }, (tx, recordId) =>
    sendEmail(tx, recordId, values, { author: { userId }, config }),
  )
  return [...[...reached].map((recordId) => ({ _id: recordId, ok: true })), ...items]
}
