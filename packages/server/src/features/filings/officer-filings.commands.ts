import type { splitSaid } from '@registrar/domain/filings/filed-change'
import {
  changesInWords,
  type CompanyOfEvent,
  type FiledChange,
  type FilingEvent,
  nameless,
  type Office,
  type Officer,
  whyNoFiling,
} from '@registrar/domain/filings/filing-event'
import { dueOn } from '@registrar/domain/filings/filing-days'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import {
  changedOfficerEvents,
  type OfficerEvent,
  officeOf,
  officesBefore,
  undatedEvents,
} from '@registrar/domain/links/officer-events'
import type { LinkRole } from '@registrar/domain/shared/link-roles'
import type { Term } from '@registrar/domain/links/link-terms'
import { sql } from 'kysely'
import { now } from '#platform/clock'
import { type Change, changedFields, recordChanges } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import { type EventContext, fileEvents } from './filing-events.commands.ts'
import { rewriteEvents } from './filing-people.commands.ts'
import { peopleOfFiling, type PersonOfFiling } from './filing-people.ts'
import { filingRecord } from './filings.row.ts'

const KINDS = ['B10', 'F3'] as const

/** Somebody who holds or held an office in a company. */
type OfficeHolder = { organizationId: string; officer: Officer }

/** The terms of an officer of a company before and after a save. */
type OfficerTerms = OfficeHolder & {
  /** the link that has the terms */
  linkId: string
  before: readonly Term[]
  after: readonly Term[]
  /** whether the save gave plain roles, whose terms begin today because no day was given */
  isUndated?: boolean
  /** what the save says of the filing */
  said?: ReturnType<typeof splitSaid>['said']
}

// The filings that name the officer, in any state, those in which nothing was sent among them.
const readFilingsOf = async (tx: Tx, { organizationId, officer }: OfficeHolder) =>
  tx
    .selectFrom('filings as f')
    .select(sql<(typeof KINDS)[number]>`f.kind`.as('kind'))
    .select(['f.id', 'f.event', 'f.event_date as eventDate', 'f.state', peopleOfFiling.as('people')])
    .where('f.organization_id', '=', organizationId)
    .where('f.kind', 'in', KINDS)
    .where('f.deleted_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('filing_people as own')
          .select('own.id')
          .whereRef('own.filing_id', '=', 'f.id')
          .where((own) =>
            own.or([own('own.person_id', '=', officer.personId), own('own.member_id', '=', officer.memberId)]),
          ),
      ),
    )
    .orderBy('f.id')
    .forUpdate('f')
    .execute()

type OfficerFiling = Awaited<ReturnType<typeof readFilingsOf>>[number]

const isAbout =
  (officer: Officer, { office, change }: FiledChange) =>
  (one: PersonOfFiling): boolean =>
    one.personId === officer.personId &&
    one.memberId === officer.memberId &&
    one.office === office &&
    one.change === change

const says = (filing: OfficerFiling, officer: Officer, event: OfficerEvent): boolean =>
  filing.eventDate === event.on && filing.people.some(isAbout(officer, event))

const isOfKind = (one: FiledChange) => (other: FiledChange) =>
  one.office === other.office && one.change === other.change

const moveFiling = async (tx: Tx, { id, kind, eventDate }: OfficerFiling, to: IsoDate): Promise<Change> => {
  const values = { event_date: to, due_on: dueOn(kind, to), updated_at: now() }
  await tx.updateTable('filings').set(values).where('id', '=', id).execute()
  return {
    recordType: filingRecord.type,
    recordId: id,
    action: 'updated',
    fields: changedFields({ eventDate }, { eventDate: to }),
  }
}

const takeOut = async (tx: Tx, filing: OfficerFiling, officer: Officer, event: OfficerEvent): Promise<Change[]> => {
  const { id, people } = filing
  const words = changesInWords(nameless(people))
  if (people.length === 1 && filing.event === words) {
    await tx.updateTable('filings').set({ deleted_at: now() }).where('id', '=', id).execute()
    return [{ recordType: filingRecord.type, recordId: id, action: 'deleted' }]
  }
  await tx
    .deleteFrom('filing_people')
    .where('filing_id', '=', id)
    .where('office', '=', event.office)
    .where('change', '=', event.change)
    .where((eb) => eb.or([eb('person_id', '=', officer.personId), eb('member_id', '=', officer.memberId)]))
    .execute()
  return rewriteEvents(tx, [{ id, wordsBefore: words }])
}

// An event that is gone takes its filing along while nothing was sent. A day that was corrected moves it, or leaves it when it was sent.
const takeBack = async (
  tx: Tx,
  holder: OfficeHolder,
  { added, removed }: ReturnType<typeof changedOfficerEvents>,
): Promise<{ lines: Change[]; left: OfficerEvent[] }> => {
  const { officer } = holder
  const filings = removed.length === 0 ? [] : await readFilingsOf(tx, holder)
  const lines: Change[] = []
  const left = [...added]
  for (const event of removed) {
    const filing = filings.find((one) => says(one, officer, event))
    if (!filing) continue
    const corrected = left.findIndex(isOfKind(event))
    const isMoved = corrected >= 0 && (filing.state !== 'toFile' || filing.people.length === 1)
    const [moved] = isMoved ? left.splice(corrected, 1) : []
    if (filing.state !== 'toFile') continue
    if (moved) lines.push(await moveFiling(tx, filing, moved.on))
    else lines.push(...(await takeOut(tx, filing, officer, event)))
  }
  return { lines, left }
}

// The offices that the company had before today, by other links or by this one before the save.
const readOfficesBefore = async (
  tx: Tx,
  { organizationId, linkId, before }: OfficerTerms,
  today: IsoDate,
): Promise<Set<Office>> => {
  const others = await tx
    .selectFrom('link_terms as t')
    .innerJoin('living_links as l', 'l.id', 't.link_id')
    .select(sql<LinkRole>`t.role`.as('role'))
    .distinct()
    .where('l.organization_id', '=', organizationId)
    .where('t.link_id', '<>', linkId)
    .where((eb) => eb.or([eb('t.appointed', 'is', null), eb('t.appointed', '<', today)]))
    .execute()
  return new Set([...officesBefore(before, today), ...others.flatMap(({ role }) => officeOf(role) ?? [])])
}

// Nobody has said the day of a role that begins today.
const withoutFirstUndated = async (
  tx: Tx,
  terms: OfficerTerms,
  events: OfficerEvent[],
  today: IsoDate,
): Promise<OfficerEvent[]> => {
  if (!terms.isUndated || events.length === 0) return events
  return undatedEvents(events, await readOfficesBefore(tx, terms, today))
}

const b10Of = ({ organizationId, officer }: OfficeHolder, { office, change, on }: OfficerEvent): FilingEvent => ({
  organizationId,
  kind: 'B10',
  eventDate: on,
  people: [{ ...officer, office, change }],
})

/**
 * Makes a B10 of each appointment and cessation that a save of terms adds, and takes back what it removes; in the caller's
 * transaction, after the terms are written (FIL-8).
 * @throws Problem FILING_DATES_REFUSED with `fields.filedOn`
 */
export const fileOfficerChanges = async (tx: Tx, terms: OfficerTerms, context: EventContext): Promise<void> => {
  const { isCorrection, filedOn, submissionNumber } = terms.said ?? {}
  const { lines, left } = await takeBack(tx, terms, changedOfficerEvents(terms.before, terms.after))
  await recordChanges(tx, context.author, lines)
  if (isCorrection) return

  const events = await withoutFirstUndated(tx, terms, left, context.today)
  const filings = events.map((event) => ({ ...b10Of(terms, event), sentOn: filedOn, submissionNumber }))
  await fileEvents(tx, filings, context)
}

/** An officer with the terms, and the day on which they were first entered. */
type EnteredOfficer = OfficeHolder & { terms: readonly Term[]; enteredOn: IsoDate }

/**
 * Makes the B10s of an officer anew when the day of incorporation is entered or corrected: what Form A1 says now is taken back while
 * nothing was sent, and what it no longer says, or came after the company was formed, is to be filed (FIL-7). An appointment on the day
 * on which it was entered may be one of plain roles, which say no day: it makes none.
 */
export const fileOfficersAnew = async (
  tx: Tx,
  { terms, enteredOn, ...holder }: EnteredOfficer,
  company: { before: CompanyOfEvent; after: CompanyOfEvent },
  context: EventContext,
): Promise<void> => {
  const { added: events } = changedOfficerEvents([], terms)
  const isOfForm = ({ on }: OfficerEvent, of: CompanyOfEvent) =>
    ['ofForm', 'beingFormed'].includes(whyNoFiling(on, of, context.today) ?? '')
  const isOfFormNow = events.map((event) => isOfForm(event, company.after))
  const removed = events.filter((event, index) => isOfFormNow[index] && !isOfForm(event, company.before))
  const dated = ({ change, on }: OfficerEvent) => change === 'ceased' || on !== enteredOn
  const added = events.filter((event, index) => !isOfFormNow[index] && isOfForm(event, company.before) && dated(event))

  const { lines } = await takeBack(tx, holder, { added: [], removed })
  await recordChanges(tx, context.author, lines)
  await fileEvents(
    tx,
    added.map((event) => b10Of(holder, event)),
    context,
  )
}
