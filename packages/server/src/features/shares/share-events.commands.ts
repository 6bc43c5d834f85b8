import type { Party } from '@registrar/domain/shared/party'
import type {
  NewShareEvent,
  ShareEvent,
  ShareEventChanges,
  ShareEventFields,
} from '@registrar/domain/shares/share-event'
import { futureDays, readShareEvent } from '@registrar/domain/shares/share-event-fields'
import { reconcileEdits } from '#features/conflicts'
import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { lockIfExists, lockRecord } from '#platform/commands/lock-record'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import { restoreRecord } from '#platform/commands/restore-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { writeList } from '#platform/database/write-list'
import type { OwnersContext } from '#features/filings'
import { fileShareEvent, refileShareEvent, unfileShareEvent } from './share-filings.commands.ts'
import { bookEventOf, requireNotRestedOn, requirePossible, requireSoundShares } from './check-events.ts'
import { keepShares } from './keep-shares.commands.ts'
import { sharesRefused } from './refuse-shares.ts'
import { readShareBook } from './share-books.queries.ts'
import { findShareEvent, findStoredEvent } from './share-events.queries.ts'
import { eventValues, shareEventRecord } from './shares.row.ts'
import { makeTransferTasks, moveTransferTasks, removeTransferTasks } from './transfer-tasks.commands.ts'

type PartyFields = Pick<ShareEventFields, 'organizationId' | 'from' | 'to'>

const isKnown = (tx: Tx, party: Party): Promise<boolean> =>
  'personId' in party
    ? lockIfExists(tx, personRecord, party.personId, 'key share')
    : lockIfExists(tx, organizationRecord, party.organizationId, 'key share')

// Whoever gives may be in the bin: the replay says whether they hold the shares.
const requireTakers = async (tx: Tx, { organizationId, to }: PartyFields): Promise<void> => {
  for (const party of to) {
    if ('organizationId' in party && party.organizationId === organizationId)
      throw sharesRefused({ to: 'A company does not hold shares in itself.' })
    if (!(await isKnown(tx, party))) throw sharesRefused({ to: 'There is no such person or company.' })
  }
}

const withLowerIds = (parties: readonly Party[]): Party[] =>
  parties.map((party) =>
    'personId' in party
      ? { personId: party.personId.toLowerCase() }
      : { organizationId: party.organizationId.toLowerCase() },
  )

const requirePast = (sent: Parameters<typeof futureDays>[0], { today }: OwnersContext): void => {
  const problems = futureDays(sent, today)
  if (Object.keys(problems).length > 0) throw sharesRefused(problems)
}

// A day that nobody has entered is that of the entry, and moves with it.
const findEnteredDays = (tx: Tx, id: string) =>
  tx
    .selectFrom('share_events')
    .select(['executed_on as executedOn', 'lodged_on as lodgedOn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const parse = (
  sent: Parameters<typeof readShareEvent>[0],
  options?: Parameters<typeof readShareEvent>[1],
): ShareEventFields => {
  const read = readShareEvent(sent, options)
  if ('problems' in read) throw sharesRefused(read.problems)
  const { from, to } = read.fields
  return { ...read.fields, from: withLowerIds(from), to: withLowerIds(to) }
}

const considerationColumns = ({ consideration }: Pick<ShareEventFields, 'consideration'>) => ({
  consideration: typeof consideration === 'number' ? consideration : null,
  consideration_text: typeof consideration === 'string' ? consideration : null,
})

const writeParties = (tx: Tx, id: string, { from, to }: Pick<ShareEventFields, 'from' | 'to'>): Promise<void> => {
  const rowsOf = (side: 'from' | 'to', parties: readonly Party[]) =>
    parties.map((party) => ({
      side,
      person_id: 'personId' in party ? party.personId : null,
      member_id: 'organizationId' in party ? party.organizationId : null,
    }))
  const rows = [...rowsOf('from', from), ...rowsOf('to', to)].map((row, position) => ({ position, ...row }))
  return writeList(tx, { table: 'share_event_parties', owner: 'event_id', key: 'position' }, id, rows)
}

/** Writes the row of a new event and those who give and take. */
export const insertEvent = async (
  tx: Tx,
  id: string,
  fields: ShareEventFields,
  holdings: { is_from_holdings?: boolean; given_up?: string | null } = {},
): Promise<void> => {
  await tx
    .insertInto('share_events')
    .values({
      ...eventValues(fields),
      ...considerationColumns(fields),
      ...holdings,
      id,
      organization_id: fields.organizationId,
      kind: fields.kind,
      class_id: fields.classId,
    })
    .execute()
  await writeParties(tx, id, fields)
}

// What follows from an event that is there now: the certificates, the tasks of a transfer, the filings.
const deriveFromEvent = async (tx: Tx, event: ShareEvent, context: OwnersContext): Promise<void> => {
  await keepShares(tx, event.organizationId)
  await makeTransferTasks(tx, event, context.session)
  await fileShareEvent(tx, event, context)
}

/**
 * Enters an event and returns its id. A transfer makes its tasks.
 * @throws Problem NOT_FOUND for the company, SHARES_REFUSED with the fields of what cannot be
 */
export const createShareEvent = (db: Db | Tx, sent: NewShareEvent, context: OwnersContext): Promise<string> =>
  inTransaction(db, async (tx) => {
    const { session } = context
    await lockRecord(tx, organizationRecord, sent.organizationId, 'no key update')
    const { book } = await keepShares(tx, sent.organizationId)
    requirePast(sent, context)
    const fields = parse(sent)
    await requireTakers(tx, fields)

    const id = await createRecord(tx, shareEventRecord, session, async (_, newId) => {
      requirePossible(book, bookEventOf(newId, fields))
      await insertEvent(tx, newId, fields)
      return fields
    })
    await deriveFromEvent(tx, await findShareEvent(tx, id), context)
    return id
  })

/**
 * Corrects an event and returns it.
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE, SHARES_REFUSED also where a later event rests on what was
 */
export const updateShareEvent = (
  db: Db | Tx,
  id: string,
  sent: ShareEventChanges,
  context: OwnersContext,
): Promise<ShareEvent> =>
  inTransaction(db, async (tx) => {
    const { session } = context
    const shown = await findShareEvent(tx, id)
    await lockRecord(tx, organizationRecord, shown.organizationId, 'no key update')
    const { book } = await readShareBook(tx, shown.organizationId)

    await updateRecord(tx, shareEventRecord, id, session, {
      read: findStoredEvent,
      decide: async (before) => {
        const edits = await reconcileEdits(tx, before, sent, session)
        requirePast(edits, context)
        const entered = { ...before, ...(await findEnteredDays(tx, id)), ...edits }
        const fields = parse(entered, { mayLackDay: before.on === null })
        const { organizationId: _, ...after } = fields
        if (edits.to !== undefined) await requireTakers(tx, fields)
        const kept = book.events.find(({ _id }) => _id === id)
        requirePossible(book, bookEventOf(id, fields, kept))
        return {
          ...after,
          executedOn: edits.executedOn === undefined ? undefined : fields.executedOn,
          lodgedOn: edits.lodgedOn === undefined ? undefined : fields.lodgedOn,
        }
      },
      write: async (_, { before, after, changed, updatedAt }) => {
        await tx
          .updateTable('share_events')
          .set({
            ...eventValues(changed),
            ...(changed.consideration !== undefined && considerationColumns({ consideration: changed.consideration })),
            updated_at: updatedAt,
          })
          .where('id', '=', id)
          .execute()
        if (changed.from ?? changed.to)
          await writeParties(tx, id, { from: after.from ?? before.from, to: after.to ?? before.to })
      },
    })

    await keepShares(tx, shown.organizationId)
    const saved = await findShareEvent(tx, id)
    await moveTransferTasks(tx, shown, saved, session)
    await refileShareEvent(tx, shown, saved, context)
    return saved
  })

/**
 * Deletes an event that was entered by mistake, with the tasks that came of it and that nobody has touched.
 * @throws Problem NOT_FOUND, SHARES_NEEDED where a later event rests on it
 */
export const removeShareEvent = (db: Db | Tx, id: string, context: OwnersContext): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { session } = context
    const event = await findShareEvent(tx, id)
    const { organizationId } = event
    await lockRecord(tx, organizationRecord, organizationId, 'no key update')
    const { book } = await readShareBook(tx, organizationId)
    requireNotRestedOn(book, id)
    await removeTransferTasks(tx, id, session)
    await removeRecord(tx, shareEventRecord, id, session)
    await unfileShareEvent(tx, event, context)
    await keepShares(tx, organizationId)
  })

/**
 * Takes an event out of the bin, with the tasks and filings that its entry made.
 * @throws Problem NOT_FOUND, SHARES_NEEDED where it cannot be any more
 */
export const restoreShareEvent = (db: Db | Tx, id: string, context: OwnersContext): Promise<void> =>
  inTransaction(db, async (tx) => {
    await restoreRecord(tx, shareEventRecord, id, context.session)
    await requireSoundShares(tx, id)
    await deriveFromEvent(tx, await findShareEvent(tx, id), context)
  })
