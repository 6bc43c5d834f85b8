import { lastDayToFileOwners } from '@registrar/domain/filings/filing-days'
import { ownerChangeInWords, ownerParticulars } from '@registrar/domain/links/told-particulars'
import { guessCompanyType } from '@registrar/domain/organizations/company-type'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { now } from '#platform/clock'
import { type Change, changedFields, recordChanges } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { type EventContext, fileEvents } from './filing-events.commands.ts'
import { filingRecord } from './filings.row.ts'
import type { ChangedParticulars } from './particulars.commands.ts'

const FIRST_FILING = 'First filing of the beneficial owners'

const readCompany = (tx: Tx, id: string) =>
  tx
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(['o.name', 'o.incorporation_date as incorporated', 'd.company_type as type'])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow()

const readFirstFiling = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('filings')
    .select(['id', 'state', 'sent_on as sentOn', 'registered_on as registeredOn', 'submission_number as number'])
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'RBO')
    .where('is_first', '=', true)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

type Stored = NonNullable<Awaited<ReturnType<typeof readFirstFiling>>>

// A tick after the last day says that it was filed, not when: most of these companies were taken over.
const sentWhenTicked = (incorporated: IsoDate, today: IsoDate): IsoDate | null =>
  today <= lastDayToFileOwners(incorporated) ? today : null

const insertFirst = async (tx: Tx, organizationId: string, incorporated: IsoDate, today: IsoDate): Promise<Change> => {
  const id = newId()
  const [sentOn, registeredOn] = [sentWhenTicked(incorporated, today), today]
  await tx
    .insertInto('filings')
    .values({
      id,
      organization_id: organizationId,
      kind: 'RBO',
      event: FIRST_FILING,
      event_date: incorporated,
      is_first: true,
      due_on: lastDayToFileOwners(incorporated),
      moves: false,
      sent_on: sentOn,
      registered_on: registeredOn,
      state: 'registered',
    })
    .execute()
  const fields = { organizationId, kind: 'RBO', event: FIRST_FILING, eventDate: incorporated, sentOn, registeredOn }
  return { recordType: filingRecord.type, recordId: id, action: 'created', fields: changedFields({}, fields) }
}

const register = async (tx: Tx, stored: Stored, incorporated: IsoDate, today: IsoDate): Promise<Change> => {
  const after = {
    sentOn: stored.sentOn ?? sentWhenTicked(incorporated, today),
    registeredOn: stored.registeredOn ?? today,
  }
  await tx
    .updateTable('filings')
    .set({
      sent_on: after.sentOn,
      registered_on: after.registeredOn,
      state: 'registered',
      reason: null,
      updated_at: now(),
    })
    .where('id', '=', stored.id)
    .execute()
  return {
    recordType: filingRecord.type,
    recordId: stored.id,
    action: 'updated',
    fields: changedFields({ sentOn: stored.sentOn, registeredOn: stored.registeredOn }, after),
  }
}

const takeAway = async (tx: Tx, { id }: Stored): Promise<Change> => {
  await tx.updateTable('filings').set({ deleted_at: now() }).where('id', '=', id).execute()
  return { recordType: filingRecord.type, recordId: id, action: 'deleted' }
}

/**
 * Marks the first filing of the owners as registered when staff tick that it is made, and takes that back when they untick it; in the
 * caller's transaction. One that has a number stays. None is made of a branch, nor while the day of incorporation is not known (ORG-28).
 */
export const markOwnersFiled = async (
  tx: Tx,
  organizationId: string,
  isFiled: boolean,
  { author, today }: EventContext,
): Promise<void> => {
  const { name, incorporated, type } = await readCompany(tx, organizationId)
  if (incorporated === null || (type ?? guessCompanyType(name)) === 'BRANCH') return

  const stored = await readFirstFiling(tx, organizationId)
  if (isFiled && stored?.state !== 'registered')
    await recordChanges(tx, author, [
      stored
        ? await register(tx, stored, incorporated, today)
        : await insertFirst(tx, organizationId, incorporated, today),
    ])
  if (!isFiled && stored?.state === 'registered' && stored.number === null)
    await recordChanges(tx, author, [await takeAway(tx, stored)])
}

/** Gives the companies, of those whose owners are filed, of which somebody is a beneficial owner on a day. */
export type FindOwned = (tx: Tx, personId: string, day: IsoDate) => Promise<string[]>

/**
 * Makes an RBO of each company whose owners are filed when a particular of one of them changes that the register has, in the caller's
 * transaction (FIL-14). The day and the number that a save says are those of the notice to the CRO.
 */
export const fileOwnerParticulars = async (
  tx: Tx,
  { officer: { personId }, changes, changedOn, said }: ChangedParticulars,
  findOwned: FindOwned,
  context: EventContext,
): Promise<void> => {
  const filed = ownerParticulars(changes)
  if (personId === null || filed.length === 0 || said.isCorrection) return
  const event = ownerChangeInWords(filed)
  const owned = await findOwned(tx, personId, changedOn)
  await fileEvents(
    tx,
    owned.map((organizationId) => ({ organizationId, kind: 'RBO', eventDate: changedOn, event })),
    context,
  )
}
