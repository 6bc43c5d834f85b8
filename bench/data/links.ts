import { chance, draw, idOf, madeAt, oneOf } from './draws.ts'
import type { TableMaker } from './table-maker.ts'

/** Each organization has one link at least; some people (nominee directors) have many. A pair drawn twice is left out. */
export const links: TableMaker = {
  table: 'links',
  count: (totals) => totals.links,
  insert: ({ links: total, organizations, people }) => `
    insert into links (id, person_id, organization_id, roles, beneficiary_percentage, created_at, updated_at)
    select ${idOf('links', total)}, ${idOf('people', people, `(1 + floor(${people} * power(${draw(140)}, 1.5))::bigint)`)},
      ${idOf('organizations', organizations, `(case when i <= ${organizations} then i else 1 + floor(${organizations} * ${draw(141)})::bigint end)`)},
      case when is_shareholder then array['shareholder', 'director']
        else array[${oneOf(142, ['director', 'secretary', 'nomineeDirector', 'other'], 1.5)}] end,
      case when is_shareholder then 50 else 0 end, ${madeAt(total)}, ${madeAt(total)}
    from generate_series($1::bigint, $2::bigint) i, lateral (select ${chance(143, 0.4)} as is_shareholder) drawn
    on conflict do nothing`,
}
