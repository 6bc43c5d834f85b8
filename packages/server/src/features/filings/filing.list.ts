import type { FilingSearch } from '@registrar/domain/filings/filing-listing'
import { DAYS_TO_DELIVER } from '@registrar/domain/filings/court-extension'
import { lastDueBefore } from '@registrar/domain/filings/filing-days'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { expressionBuilder, sql, type SqlBool } from 'kysely'
import { organizationsNamed, peopleNamed } from '#features/record-names'
import type { Db, Tables, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { matchesLinked } from '#platform/database/search-terms'
import { type List, type ListDay, notNullSorts, nullableSorts } from '#platform/lists/list'
import { peopleOfFiling } from './filing-people.ts'
import { filingColumns, type FilingRow } from './filings.row.ts'

const eb = expressionBuilder<Tables & { f: Tables['filings'] }, 'f'>()

/**
 * Whether the last day in law of a filing, `f` or another `alias`, is before `day`. A day that a court has extended counts while its order may still be
 * delivered, or once it was (AR-19).
 */
export const isLegalDateBefore = (day: IsoDate, { today, closingDays }: ListDay, alias = 'f') => {
  const f = sql.ref(alias)
  return sql<SqlBool>`case
  when ${f}.extended_to is not null and case when ${f}.delivered_on is null
      then ${f}.sent_on is null and coalesce(${f}.deliver_by, ${f}.ordered_on + ${DAYS_TO_DELIVER}::int) >= ${today}
      else ${f}.delivered_on <= coalesce(${f}.deliver_by, ${f}.ordered_on + ${DAYS_TO_DELIVER}::int)
        and (${f}.sent_on is null or ${f}.delivered_on <= ${f}.sent_on) end
    then ${f}.extended_to < ${day}
  when ${f}.moves then ${f}.due_on <= ${lastDueBefore(day, true, closingDays)}
  else ${f}.due_on <= ${lastDueBefore(day, false)} end`
}

const inCharge = eb
  .selectFrom('organization_users as u')
  .select('u.user_id')
  .whereRef('u.organization_id', '=', 'f.organization_id')

const company = eb.selectFrom('organizations as o').whereRef('o.id', '=', 'f.organization_id')

const whomItIsAbout = [
  organizationsNamed('f.organization_id'),
  peopleNamed({ column: 'f.id', table: 'filing_people', row: 'filing_id', linked: 'person_id' }),
]

// The terms are looked for in what happened and in the names and numbers of whom it is about.
const isFound = (search: string) => matchesLinked(sql`fold_text(f.event)`, whomItIsAbout, search)

/** Filings with the names of their companies; a deleted one too. */
export const selectFilings = (db: Db | Tx) =>
  db
    .selectFrom('filings as f')
    .innerJoin('organizations as o', 'o.id', 'f.organization_id')
    .select(filingColumns)
    .select('o.name as organizationName')
    .select(peopleOfFiling.as('people'))

/** The list of filings, the running annual returns among them, without what falls due after the firm's service ended. */
export const filingList: List<FilingSearch, FilingRow> = {
  from: 'filings as f',
  shown: eb.and([
    eb('f.deleted_at', 'is', null),
    sql<SqlBool>`not (f.state = 'toFile' and exists (select from organization_details d
      where d.organization_id = f.organization_id and d.relationship_ended_on < f.due_on))`,
    eb.exists(company.select('o.id').where('o.deleted_at', 'is', null)),
  ]),
  // The terms are looked for in two tables, so a filter reads them.
  search: { field: 'search', column: 'f.event', readTerms: () => [] },
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
    organizationName: { value: company.select('o.sort_name'), isNullable: false },
  },
  row: (db, id) => selectFilings(db).where('f.id', '=', id),
}
