import {
  changesInWords,
  type FilingEvent,
  kindOfBranch,
  nameless,
  NEXT_EVENT,
  whyNoFiling,
} from '@registrar/domain/filings/filing-event'
import { type FilingFields, filingProblems } from '@registrar/domain/filings/filing-changes'
import { filingKindOf } from '@registrar/domain/filings/filing-kinds'
import { companyOfEvent } from '@registrar/domain/organizations/company-of-event'
import type { CompanyType } from '@registrar/domain/organizations/company-type'
import type { CroStatus } from '@registrar/domain/organizations/cro-status'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { now } from '#platform/clock'
import { type Author, type Change, changedFields, recordChanges } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { Problem } from '#platform/problem'
import { isBeingIncorporated } from './being-incorporated.ts'
import { derivedColumns, NOT_SAID } from './derived-columns.ts'
import { peopleOfFiling } from './filing-people.ts'
import { insertPeople, rewriteEvents } from './filing-people.commands.ts'
import { filingRecord, filingValues } from './filings.row.ts'

/** Who enters what happened, and on which day. */
export type EventContext = { author: Author; today: IsoDate }

// What an import brings was filed by others, and a merge moves what is there (FIL-7).
const isEntered = (author: Author) => author?.source !== 'import' && author?.source !== 'merge'

const keyOf = ({ organizationId, kind, eventDate }: { organizationId: string; kind: string; eventDate: IsoDate }) =>
  `${organizationId} ${kind} ${eventDate}`

// What happened to a company on one day is one filing of a kind.
const byDay = (events: readonly FilingEvent[]): FilingEvent[] =>
  [...Map.groupBy(events, keyOf).values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({
      ...first,
      event: [...new Set(same.flatMap(({ event }) => event ?? []))].join(NEXT_EVENT) || undefined,
      people: same.flatMap(({ people = [] }) => people),
    })),
  )

// The companies stay locked until the transaction ends, so that two saves of one day make one filing.
const readCompanies = async (tx: Tx, ids: readonly string[]) => {
  const companies = await tx
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(['o.id', 'o.name', 'o.cro', 'o.incorporation_date as incorporationDate'])
    .select(['o.creation_status as creationStatus', isBeingIncorporated('o.id').as('isBeingIncorporated')])
    // Checks of the table allow only the codes of the domain.
    .select(sql<CompanyType | null>`d.company_type`.as('companyType'))
    .select(sql<CroStatus | null>`d.cro_status`.as('croStatus'))
    .where('o.id', 'in', ids)
    .where('o.deleted_at', 'is', null)
    .orderBy('o.id')
    .forNoKeyUpdate('o')
    .execute()
  return new Map(companies.map(({ id, ...company }) => [id, companyOfEvent(company)]))
}

const readFilingsOfDays = async (tx: Tx, events: readonly FilingEvent[]) => {
  const filings = await tx
    .selectFrom('filings as f')
    .select(['f.id', 'f.organization_id as organizationId', 'f.kind', 'f.event_date as eventDate', 'f.state'])
    .select(peopleOfFiling.as('people'))
    .where('f.organization_id', 'in', [...new Set(events.map(({ organizationId }) => organizationId))])
    .where('f.kind', 'in', [...new Set(events.map(({ kind }) => kind))])
    .where('f.event_date', 'in', [...new Set(events.map(({ eventDate }) => eventDate))])
    .where('f.deleted_at', 'is', null)
    .orderBy('f.id')
    .execute()
  return Map.groupBy(filings, keyOf)
}

type Said = { personId: string | null; memberId: string | null; office: string; change: string }
const isSame = (one: Said) => (other: Said) =>
  one.personId === other.personId &&
  one.memberId === other.memberId &&
  one.office === other.office &&
  one.change === other.change

// What a filing of the day says already of somebody is not said again, whether it was sent or not.
const withoutSaid = <E extends FilingEvent>(event: E, filings: readonly { people: readonly Said[] }[] = []): E[] => {
  const { people = [] } = event
  const said = filings.flatMap((filing) => filing.people)
  const left = people.filter((one) => !said.some(isSame(one)))
  return people.length > 0 && left.length === 0 ? [] : [{ ...event, people: left }]
}

const textOf = ({ kind, event, people = [] }: FilingEvent): string =>
  [event, changesInWords(people)].filter(Boolean).join(NEXT_EVENT) || filingKindOf(kind).title

// The day on which it was filed is asked for beside the change.
const requireDays = (filing: FilingFields, today: IsoDate): void => {
  const { sentOn: filedOn } = filingProblems(filing, { today, incorporationDate: null })
  if (filedOn)
    throw new Problem('FILING_DATES_REFUSED', 'The days of this filing cannot be right.', { fields: { filedOn } })
}

const insertFilings = async (tx: Tx, events: readonly FilingEvent[], today: IsoDate): Promise<Change[]> => {
  if (events.length === 0) return []
  const made = events.map((event) => {
    const { organizationId, kind, eventDate, sentOn = null, submissionNumber = null } = event
    const filing: FilingFields = { ...NOT_SAID, kind, eventDate, event: textOf(event), sentOn, submissionNumber }
    requireDays(filing, today)
    return { id: newId(), organizationId, filing, people: event.people ?? [] }
  })

  const rows = made.map(({ id, organizationId, filing }) => ({
    ...filingValues(filing),
    ...derivedColumns(filing),
    id,
    organization_id: organizationId,
    event_date: filing.eventDate,
  }))
  await tx.insertInto('filings').values(rows).execute()
  await insertPeople(
    tx,
    made.map(({ id, people }) => ({ filingId: id, people })),
  )

  return made.map(({ id, organizationId, filing }) => {
    const { kind, event, eventDate, sentOn, submissionNumber } = filing
    const fields = { organizationId, kind, event, eventDate, ...(sentOn && { sentOn, submissionNumber }) }
    return { recordType: filingRecord.type, recordId: id, action: 'created', fields: changedFields({}, fields) }
  })
}

/**
 * Makes the filings that events call for, in the caller's transaction and under its save: the caller's own line of the change log
 * follows, and the kind of its record names `filing` in `isFollowedBy` (`app/undoable-kinds.ts`), so that undoing the save takes
 * them back. What happened to a company on the same day is added to the filing of that kind that is to be sent. None is made where
 * FIL-7 says so: of Form A1, of what an import brings, of what is more than a year old.
 * @throws Problem FILING_DATES_REFUSED with `fields.filedOn` for a `sentOn` in the future, or before the event
 */
export const fileEvents = async (
  tx: Tx,
  events: readonly FilingEvent[],
  { author, today }: EventContext,
): Promise<void> => {
  if (events.length === 0 || !isEntered(author)) return
  const companies = await readCompanies(tx, [...new Set(events.map(({ organizationId }) => organizationId))])
  const wanted = byDay(events).flatMap((event) => {
    const company = companies.get(event.organizationId)
    const kind = company?.isBranch ? kindOfBranch(event.kind) : event.kind
    return company && kind && !whyNoFiling(event.eventDate, company, today) ? [{ ...event, kind }] : []
  })
  if (wanted.length === 0) return

  const known = await readFilingsOfDays(tx, wanted)
  const left = wanted.flatMap((event) => withoutSaid(event, known.get(keyOf(event))))
  const joined = left.flatMap((event) => {
    const open = event.sentOn ? undefined : known.get(keyOf(event))?.find(({ state }) => state === 'toFile')
    return open ? [{ event, open }] : []
  })
  const created = left.filter((event) => !joined.some((one) => one.event === event))

  await insertPeople(
    tx,
    joined.map(({ event, open }) => ({ filingId: open.id, people: event.people ?? [] })),
  )
  const rewritten = await rewriteEvents(
    tx,
    joined.map(({ event, open }) => ({
      id: open.id,
      said: event.event,
      wordsBefore: changesInWords(nameless(open.people)),
    })),
  )
  await recordChanges(tx, author, [...(await insertFilings(tx, created, today)), ...rewritten])
}

/**
 * Makes the filing that one event calls for (FIL-7): an allotment (`B5`), a change of capital (`B7`), a purchase of own shares (`H5`), a
 * resolution (`G1`, `G2`), a change of owners (`RBO`). See `fileEvents`.
 */
export const fileEvent = (tx: Tx, event: FilingEvent, context: EventContext): Promise<void> =>
  fileEvents(tx, [event], context)

/**
 * Takes away what an event made, when it is removed or moved to another day: the filing of its kind and day that is to be sent, or what it
 * says of the event where it says more. A filing that was sent stays. In the caller's transaction.
 */
export const unfileEvent = async (
  tx: Tx,
  { organizationId, kind, eventDate, event }: Pick<FilingEvent, 'organizationId' | 'kind' | 'eventDate' | 'event'>,
  { author }: EventContext,
): Promise<void> => {
  const open = await tx
    .selectFrom('filings')
    .select(['id', 'event'])
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where('event_date', '=', eventDate)
    .where('state', '=', 'toFile')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst()
  const text = event ?? filingKindOf(kind).title
  const texts = open?.event.split(NEXT_EVENT) ?? []
  if (!open || !texts.includes(text)) return

  const after = texts.filter((one) => one !== text).join(NEXT_EVENT)
  const line = { recordType: filingRecord.type, recordId: open.id }
  const change = after === '' ? { deleted_at: now() } : { event: after }
  await tx.updateTable('filings').set(change).where('id', '=', open.id).execute()
  await recordChanges(tx, author, [
    after === ''
      ? { ...line, action: 'deleted' }
      : { ...line, action: 'updated', fields: changedFields({ event: open.event }, { event: after }) },
  ])
}
