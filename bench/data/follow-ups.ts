import { followUpCatalogue, followUpCodes, lastStep } from '@registrar/domain/follow-ups/catalogue'
import { chance, randomDay, random, idOf, createdAt, randomInteger } from './random-sql.ts'
import type { TableFiller } from './table-filler.ts'

const kinds = followUpCodes.map((code) => `('${code}', ${lastStep(code)}, ${followUpCatalogue[code].days})`).join(', ')

/** Goes over the organizations again and again, each time with another kind, so that no two active ones share a kind. */
export const followUps: TableFiller = {
  table: 'follow_ups',
  count: (totals) => totals.followUps,
  insert: ({ followUps: total, organizations, users }) => `
    with kinds as (select row_number() over () - 1 as n, * from (values ${kinds}) v (name, last_step, days))
    insert into follow_ups (id, organization_id, name, step_index, start_date, ard, deadline, comments, created_by,
      created_at, updated_at, archived_at)
    select ${idOf('follow_ups', total)}, ${idOf('organizations', organizations, 'o')}, name, floor(${random(150)} * (last_step + 1))::int,
      start, case when days = 56 then start end, case when days > 0 then start + days end,
      case when ${chance(151, 0.3)} then 'Waiting for the customer' end,
      ${idOf('users', users, `(1 + ${randomInteger(152, users)})`)}, ${createdAt(total)}, ${createdAt(total)},
      case when ${chance(153, 0.2)} then ${createdAt(total)} + interval '60 days' end
    from generate_series($1::bigint, $2::bigint) i,
      lateral (select 1 + (i - 1) % ${organizations} as o, (i - 1) / ${organizations} as lap, ${randomDay(154, '2025-01-01', 800)} as start) drawn
      join kinds on kinds.n = (floor(${followUpCodes.length} * ${random(155, 'o')})::bigint + lap * 5) % ${followUpCodes.length}`,
}
