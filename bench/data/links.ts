import { chance, random, idOf, createdAt, oneOf } from './random-sql.ts'
import type { TableFiller } from './table-filler.ts'

/** Every organization has at least one link; some people (nominee directors) have many. A duplicate pair is skipped. */
export const links: TableFiller = {
  table: 'links',
  count: (totals) => totals.links,
  insert: ({ links: total, organizations, people }) => `
    insert into links (id, person_id, organization_id, beneficiary_percentage, created_at, updated_at)
    select ${idOf('links', total)}, ${idOf('people', people, `(1 + floor(${people} * power(${random(140)}, 1.5))::bigint)`)},
      ${idOf('organizations', organizations, `(case when i <= ${organizations} then i else 1 + floor(${organizations} * ${random(141)})::bigint end)`)},
      case when is_shareholder then 50 else 0 end, ${createdAt(total)}, ${createdAt(total)}
    from generate_series($1::bigint, $2::bigint) i, lateral (select ${chance(143, 0.4)} as is_shareholder) drawn
    on conflict do nothing`,
}

/** A shareholder is a director too; anybody else has one role. The days of the terms are unknown. */
export const linkTerms: TableFiller = {
  table: 'link_terms',
  count: (totals) => totals.links,
  insert: ({ links: total }) => `
    insert into link_terms (link_id, position, role)
    select l.id, drawn.position - 1, drawn.role
    from generate_series($1::bigint, $2::bigint) i
    join links l on l.id = ${idOf('links', total)},
    lateral unnest(case when l.beneficiary_percentage > 0 then array['shareholder', 'director']
      else array[${oneOf(142, ['director', 'secretary', 'nomineeDirector', 'other'], 1.5)}] end)
      with ordinality as drawn (role, position)`,
}
