import { idOf } from './random-sql.ts'
import type { TableFiller } from './table-filler.ts'

/** The annual return that is due of each company. */
export const filings: TableFiller = {
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
