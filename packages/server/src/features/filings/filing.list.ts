import type { FilingSearch } from '@registrar/domain/filings/filing-listing'
import { DAYS_TO_DELIVER } from '@registrar/domain/filings/court-extension'
import { DAYS_TO_CORRECT, lastDueBefore } from '@registrar/domain/filings/filing-days'
import { filingKindOf, filingKinds } from '@registrar/domain/filings/filing-kinds'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { openFilingStates } from '@registrar/domain/filings/filing-state'
import { expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import { isNotOver } from '#features/present-links'
import { organizationsNamed, peopleNamed } from '#features/record-names'
import type { Db, Tables, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { matchesLinked } from '#platform/database/search-words'
import { type List, type ListDay, notNullSorts, nullableSorts } from '#platform/lists/list'
import { CRO_TIME_ZONE } from './cro-day.ts'
import { peopleOfFiling } from './filing-people.ts'
import { filingColumns, type FilingRow } from './filings.row.ts'

const eb = expressionBuilder<Tables & { f: Tables['filings'] }, 'f'>()

const kindsOfCro = sql.join(
  filingKinds.filter((kind) => filingKindOf(kind).office === 'CRO').map((kind) => sql.lit(kind)),
)

// As `correctBy` of the domain has it; it binds no value.
const correctBy = (f: RawBuilder<unknown>) => sql`case when ${f}.kind in (${kindsOfCro})
  then same_or_next_working_day(${f}.sent_back_on + ${sql.lit(DAYS_TO_CORRECT)})
  else ${f}.sent_back_on + ${sql.lit(DAYS_TO_CORRECT)} end`

/** The last day to deliver the order of a court of filings `alias`, as `lastDayToDeliver` of the domain has it; it binds no value (AR-19). */
export const lastDayToDeliver = (alias: string) => {
  const f = sql.ref(alias)
  return sql<IsoDate | null>`coalesce(${f}.deliver_by, same_or_next_working_day(${f}.ordered_on + ${sql.lit(DAYS_TO_DELIVER)}))`
}

/** The day of the delivery of a filing that counts, as `countedDelivery` of the domain has it (FIL-5). */
export const countedDelivery = (f: RawBuilder<unknown>, today: IsoDate) => sql<IsoDate | null>`case
  when ${f}.sent_back_on is null
    or coalesce(${f}.resent_on, case when ${f}.registered_on is null then ${today}::date else ${f}.sent_back_on end)
      <= ${correctBy(f)}
    then ${f}.sent_on
  else ${f}.resent_on end`

/** Whether a filing, `f` or another `alias`, was sent back and not corrected in time by today; it binds no value (FIL-5). */
export const isNotCorrected = (alias = 'f') => {
  const f = sql.ref(alias)
  const day = sql`(now() at time zone ${sql.lit(CRO_TIME_ZONE)})::date`
  return sql<SqlBool>`(${f}.state = 'sentBack' and ${correctBy(f)} < ${day})`
}

/**
 * Whether the last day in law of a filing, `f` or another `alias`, is before `day`. A day that a court has extended counts while its order may still be
 * delivered, or once it was (AR-19).
 */
export const isLegalDateBefore = (day: IsoDate, { today, closingDays }: ListDay, alias = 'f') => {
  const f = sql.ref(alias)
  const delivery = countedDelivery(f, today)
  return sql<SqlBool>`case
  when ${f}.extended_to is not null and case when ${f}.delivered_on is null
      then (${delivery}) is null and ${lastDayToDeliver(alias)} >= ${today}
      else ${f}.delivered_on <= ${lastDayToDeliver(alias)}
        and coalesce(${f}.delivered_on <= (${delivery}), true) end
    then ${f}.extended_to < ${day}
  when ${f}.moves then ${f}.due_on <= ${lastDueBefore(day, true, closingDays)}
  else ${f}.due_on <= ${lastDueBefore(day, false)} end`
}

const inCharge = eb
  .selectFrom('organization_users as u')
  .select('u.user_id')
  .whereRef('u.organization_id', '=', 'f.organization_id')

const whomItIsAbout = [
  organizationsNamed({ column: 'f.organization_id' }),
  peopleNamed({ column: 'f.id', table: 'filing_people', row: 'filing_id', linked: 'person_id' }),
]

const says = (word: string) => sql<SqlBool>`fold_text(f.event) like '%' || like_literal(${word}) || '%'`

// The words are looked for in what happened and in the names and numbers of whom it is about: each along its own index.
const isFound = (search: string) => matchesLinked(says, whomItIsAbout, search)

/** Filings with the names of their companies; a deleted one too. */
export const selectFilings = (db: Db | Tx) =>
  db
    .selectFrom('filings as f')
    .innerJoin('organizations as o', 'o.id', 'f.organization_id')
    .leftJoin('organization_details as g', 'g.organization_id', 'o.id')
    .select(filingColumns)
    .select(sql<boolean>`not (${isNotOver('o', 'g')})`.as('isCompanyOver'))
    .select('o.name as organizationName')
    .select(peopleOfFiling.as('people'))

const isKept = eb.and([
  eb('f.deleted_at', 'is', null),
  // Few companies are in the bin, and few relationships have ended: those are looked up first.
  eb('f.organization_id', 'not in', eb.selectFrom('organizations').select('id').where('deleted_at', 'is not', null)),
  sql<SqlBool>`not (f.state = 'toFile'
    and f.organization_id in (select organization_id from organization_details where relationship_ended_on is not null)
    and exists (select from organization_details d
      where d.organization_id = f.organization_id and d.relationship_ended_on < f.due_on))`,
])

// Nothing is to be sent of a company that is over (ORG-36).
const isToBeDone = sql<SqlBool>`not (f.state in (${sql.join(openFilingStates.map((state) => sql.lit(state)))})
  and f.organization_id in (select c.id from organizations c left join organization_details d on d.organization_id = c.id
    where (c.creation_status = 'STRIKE_OFF' or d.cro_status = 'dissolved') and not (${isNotOver('c', 'd')})))`

// The companies in the order of their names, each with its filings.
const byCompanyName = sql`(select * from organizations where deleted_at is null) o
  cross join lateral (select * from filings where organization_id = o.id offset 0) f`

/**
 * The list of filings, the running annual returns among them, without what falls due after the firm's service ended, nor what is open of
 * a company that is over, unless the filings of that company are asked for.
 */
export const filingList: List<FilingSearch, FilingRow> = {
  from: 'filings as f',
  joined: sql`left join organizations o on o.id = f.organization_id`,
  shown: eb.and([isKept, isToBeDone]),
  instead: { organizationId: isKept },
  // The words are looked for in two tables, so a filter reads them.
  search: { field: 'search', column: 'f.event', readWords: () => [] },
  filters: {
    search: (search) => isFound(search),
    organizationId: (id) => (isId(id) ? eb('f.organization_id', '=', id) : eb.lit(false)),
    kinds: (kinds) => (kinds.length === 0 ? undefined : eb('f.kind', 'in', kinds)),
    states: (states) => (states.length === 0 ? undefined : eb('f.state', 'in', states)),
    user: (id) =>
      id === 'none'
        ? eb.not(eb.exists(inCharge))
        : isId(id)
          ? eb.exists(inCharge.where('u.user_id', '=', id))
          : eb.lit(false),
    from: (day, { today, closingDays }) => eb.not(isLegalDateBefore(day, { today, closingDays })),
    to: (day, { today, closingDays }) => isLegalDateBefore(addDays(day, 1), { today, closingDays }),
  },
  sorts: {
    ...nullableSorts({ legalDate: 'f.due_on', sentOn: 'f.sent_on' }),
    ...notNullSorts({ eventDate: 'f.event_date', kind: 'f.kind', state: 'f.state' }),
    organizationName: { value: sql.ref('o.sort_name'), isNullable: false, walked: byCompanyName },
  },
  leavesMany: ({ search, organizationId, user, from, to }) => !search && !organizationId && !user && !from && !to,
  row: (db, id) => selectFilings(db).where('f.id', '=', id),
}
