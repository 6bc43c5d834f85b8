import type { FilingKind } from '@registrar/domain/filings/filing-kinds'
import { idOf, oneOf, randomDay, randomInteger } from './random-sql.ts'
import type { TableFiller } from './table-filler.ts'

const RETURNS_FILED = 4
const CHANGES = 3
const changeKinds: FilingKind[] = ['B10', 'B2', 'B5', 'G1', 'C1', 'RBO']

const idOfNth = (table: string, each: number, total: number) => idOf(table, total * each, `((i - 1) * ${each} + n)`)

/** The annual return that is due of each company. */
const runningReturns: TableFiller = {
  table: 'filings',
  count: (totals) => totals.organizations,
  insert: ({ organizations: total }) => `
    insert into filings (id, organization_id, event_date, made_up_to, due_on, is_first)
    select ${idOf('filings', total)}, o.id, o.next_annual_return, o.next_annual_return, o.next_annual_return + 56,
      o.next_annual_return = o.first_annual_return
    from generate_series($1::bigint, $2::bigint) i
    join organizations o on o.id = ${idOf('organizations', total)}
    where o.next_annual_return is not null and o.creation_status is distinct from 'STRIKE_OFF'`,
}

/** The register of returns of each company. */
const filedReturns: TableFiller = {
  table: 'filings',
  count: (totals) => totals.organizations,
  insert: ({ organizations: total }) => `
    insert into filings (id, organization_id, event_date, made_up_to, due_on, state, sent_on, submission_number, registered_on)
    select ${idOfNth('filed returns', RETURNS_FILED, total)}, o.id, ard.day, ard.day, ard.day + 56, 'registered',
      ard.day + ${randomInteger(120, 90)}, 'SR' || i || n, ard.day + 95
    from generate_series($1::bigint, $2::bigint) i
    join organizations o on o.id = ${idOf('organizations', total)}
    cross join generate_series(1, ${RETURNS_FILED}) n
    cross join lateral (select (o.next_annual_return - n * interval '1 year')::date as day) ard
    where ard.day > o.incorporation_date`,
}

/** What happened to each company: a third is to be filed, the others are sent or registered. */
const changes: TableFiller = {
  table: 'filings',
  count: (totals) => totals.organizations,
  insert: ({ organizations: total }) => `
    insert into filings (id, organization_id, kind, event, event_date, due_on, moves, state, sent_on, registered_on)
    select ${idOfNth('changes', CHANGES, total)}, ${idOf('organizations', total)}, kind, 'Something changed', day, day + 14, kind <> 'RBO',
      case n when 1 then 'toFile' when 2 then 'sent' else 'registered' end,
      case when n > 1 then day + 10 end, case when n > 2 then day + 20 end
    from generate_series($1::bigint, $2::bigint) i
    cross join generate_series(1, ${CHANGES}) n
    cross join lateral (select ${oneOf(121, changeKinds, 1.5, 'i * 4 + n')} as kind,
      ${randomDay(122, '2024-06-01', 900, 'i * 4 + n')} as day) drawn`,
}

/** What the offices want of companies, and what they have received. */
export const filings: TableFiller[] = [runningReturns, filedReturns, changes]
