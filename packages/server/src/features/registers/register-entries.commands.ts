import {
  chargeEvent,
  type NewRegisterEntry,
  type RegisterEntry,
  type RegisterEntryChanges,
} from '@registrar/domain/registers/register-entry'
import type { FilingEvent } from '@registrar/domain/filings/filing-event'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { reconcileEdits } from '#features/conflicts'
import { type EventContext, fileEvent, unfileEvent } from '#features/filings'
import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { lockRecord, requireReference } from '#platform/commands/lock-record'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import { restoreRecord } from '#platform/commands/restore-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { findRegisterEntry } from './register-entries.queries.ts'
import { entryValues, registerEntryRecord } from './register-entries.row.ts'

type Entered = Pick<RegisterEntry, 'organizationId' | 'register' | 'on' | 'description'>

// A charge is delivered to the CRO within 21 days of its creation (s. 409).
const filingOf = ({ organizationId, register, on, description }: Entered): FilingEvent[] =>
  register === 'charges' ? [{ organizationId, kind: 'C1', eventDate: on, event: chargeEvent(description) }] : []

const fileEntry = async (tx: Tx, entry: Entered, context: EventContext): Promise<void> => {
  for (const filing of filingOf(entry)) await fileEvent(tx, filing, context)
}

const unfileEntry = async (tx: Tx, entry: Entered, context: EventContext): Promise<void> => {
  for (const filing of filingOf(entry)) await unfileEvent(tx, filing, context)
}

const requirePerson = async (tx: Tx, personId: string | null): Promise<void> => {
  if (personId !== null) await requireReference(tx, personRecord, personId, { field: 'personId' })
}

/**
 * Enters something in a register and returns the id of the entry. A charge makes its filing (OWN-16).
 * @throws Problem NOT_FOUND for the company, or with the field for the person
 */
export const createRegisterEntry = (db: Db, sent: NewRegisterEntry, context: EventContext): Promise<string> =>
  inTransaction(db, async (tx) => {
    await lockRecord(tx, organizationRecord, sent.organizationId, 'no key update')
    await requirePerson(tx, sent.personId)
    return createRecord(tx, registerEntryRecord, context.author, async (_, id) => {
      await tx
        .insertInto('register_entries')
        .values({
          ...entryValues(sent),
          id,
          organization_id: sent.organizationId,
          register: sent.register,
          entered_on: sent.on,
          description: sent.description,
        })
        .execute()
      await fileEntry(tx, sent, context)
      return sent
    })
  })

/**
 * Changes the fields sent of an entry and returns it; the filing of a charge follows.
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE, VALIDATION_FAILED with `fields.ceased`
 */
export const updateRegisterEntry = (
  db: Db | Tx,
  id: string,
  sent: RegisterEntryChanges,
  context: EventContext,
): Promise<RegisterEntry> =>
  inTransaction(db, async (tx) => {
    const { organizationId } = await findRegisterEntry(tx, id)
    await lockRecord(tx, organizationRecord, organizationId, 'no key update')
    await updateRecord(tx, registerEntryRecord, id, context.author, {
      read: findRegisterEntry,
      decide: async (before) => {
        const changes = await reconcileEdits(tx, before, sent, context.author)
        const { on = before.on, ceased = before.ceased } = changes
        const message = 'The end date is before the start date.'
        if (ceased !== null && ceased < on)
          throw new Problem('VALIDATION_FAILED', message, { fields: { ceased: message } })
        if (changes.personId !== undefined && changes.personId !== before.personId)
          await requirePerson(tx, changes.personId)
        return changes
      },
      write: async (_, { before, changed, updatedAt }) => {
        await tx
          .updateTable('register_entries')
          .set({ ...entryValues(changed), updated_at: updatedAt })
          .where('id', '=', id)
          .execute()
        if (changed.on === undefined && changed.description === undefined) return
        await unfileEntry(tx, before, context)
        const { on = before.on, description = before.description } = changed
        await fileEntry(tx, { ...before, on, description }, context)
      },
    })
    return findRegisterEntry(tx, id)
  })

/**
 * Deletes an entry that was made by mistake, with the filing of a charge that is not sent.
 * @throws Problem NOT_FOUND
 */
export const removeRegisterEntry = (db: Db | Tx, id: string, context: EventContext): Promise<void> =>
  inTransaction(db, async (tx) => {
    const entry = await findRegisterEntry(tx, id)
    await lockRecord(tx, organizationRecord, entry.organizationId, 'no key update')
    await removeRecord(tx, registerEntryRecord, id, context.author)
    await unfileEntry(tx, entry, context)
  })

/**
 * Takes an entry out of the bin; that of a charge makes its filing again.
 * @throws Problem NOT_FOUND
 */
export const restoreRegisterEntry = (
  db: Db | Tx,
  id: string,
  { session, today }: { session: Session; today: IsoDate },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await restoreRecord(tx, registerEntryRecord, id, session)
    await fileEntry(tx, await findRegisterEntry(tx, id), { author: session, today })
  })
