import { chance, randomDay, idOf, createdAt, randomInteger, oneOf } from './random-sql.ts'
import type { TableFiller } from './table-filler.ts'
import { words } from './words.ts'

const rareName = `initcap(${[110, 111, 112].map((salt) => oneOf(salt, words.syllables)).join(' || ')})`

export const people: TableFiller = {
  table: 'people',
  count: (totals) => totals.people,
  insert: ({ people: total }) => `
    insert into people (id, first_name, last_name, phone, mail, birth, nationality, identity_proof_number, pps, street,
      zip, city, state, country, comments, has_vif, has_id_pal, is_politically_exposed, created_at, updated_at, deleted_at)
    select ${idOf('people', total)}, first_name, last_name,
      case when ${chance(113, 0.7)} then '+353 8' || ${randomInteger(114, 9)} || ' ' || (1000000 + ${randomInteger(115, 9_000_000)}) end,
      case when ${chance(116, 0.9)} then lower(replace(last_name, '''', '')) || '.' || (i / 3 * 3 + ${randomInteger(117, 3)}) || '@mail.example' end,
      ${randomDay(118, '1945-01-01', 22_000)}, ${oneOf(119, words.countries, 2)}, 'P' || (1000000 + i), (1000000 + i) || 'T',
      (1 + ${randomInteger(120, 300)}) || ' ' || ${oneOf(121, words.lastNames)} || ' Road', 'D' || ${randomInteger(122, 24)},
      ${oneOf(123, words.places)}, null, ${oneOf(124, words.countries, 2)}, null,
      ${chance(125, 0.5)}, ${chance(126, 0.3)}, ${chance(127, 0.02)}, ${createdAt(total)}, ${createdAt(total)} + interval '9 days',
      case when ${chance(128, 0.02)} then ${createdAt(total)} + interval '90 days' end
    from generate_series($1::bigint, $2::bigint) i, lateral (select ${oneOf(129, words.firstNames, 1.5)} as first_name,
      case when ${chance(130, 0.3)} then ${rareName} else ${oneOf(131, words.lastNames, 1.5)} end as last_name) drawn`,
}

export const peopleFiles: TableFiller = {
  table: 'people_files',
  count: (totals) => totals.people,
  insert: ({ people: total }) => `
    insert into people_files (person_id, position, url)
    select ${idOf('people', total)}, n, '/files/' || md5(i || 'p' || n) || '/passport-' || n || '.jpg'
    from generate_series($1::bigint, $2::bigint) i, generate_series(0, ${randomInteger(132, 3)} - 1) n`,
}
