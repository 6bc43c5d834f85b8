import { chance, randomDay, idOf, createdAt, randomInteger, oneOf } from './random-sql.ts'
import type { TableFiller } from './table-filler.ts'
import { words } from './words.ts'

const proposal = (salt: number) =>
  `(${oneOf(salt, words.places, 1.5)} || ' ' || ${oneOf(salt + 1, words.trades)} || ' ' || ${oneOf(salt + 2, words.forms)})`

const person = (salt: number, roles: string[]) => `jsonb_build_object(
  'firstName', ${oneOf(salt, words.firstNames)}, 'lastName', ${oneOf(salt + 1, words.lastNames)},
  'mail', 'client' || i || '@mail.example', 'phone', '+33 6 ' || (10000000 + ${randomInteger(salt + 2, 80_000_000)}),
  'birth', ${randomDay(salt + 3, '1955-01-01', 17_000)}, 'nationality', ${oneOf(salt + 4, words.countries)},
  'street', (1 + ${randomInteger(salt + 5, 300)}) || ' rue ' || ${oneOf(salt + 6, words.lastNames)}, 'city', ${oneOf(salt + 7, words.places)},
  'state', '', 'country', ${oneOf(salt + 8, words.countries)}, 'zip', (10000 + ${randomInteger(salt + 9, 80_000)})::text,
  'beneficiaryPercentage', 50, 'secretaryCompany', false, 'anonymeShareholder', false,
  'roles', '${JSON.stringify(roles)}'::jsonb, 'personType', 'naturalPerson', 'KBIS', '',
  'authorizedPerson_name', '', 'authorizedPerson_address', '')`

export const forms: TableFiller = {
  table: 'forms',
  count: (totals) => totals.forms,
  insert: ({ forms: total }) => `
    insert into forms (id, organization_name_1, organization_name_2, organization_name_3, description,
      is_identity_certified, wants_secretary_company, wants_anonymous_shareholder, people, created_at, updated_at)
    select ${idOf('forms', total)}, ${proposal(250)}, ${proposal(253)}, ${proposal(256)},
      'Conseil et vente en ligne : ' || ${oneOf(259, words.trades)}, true, ${chance(260, 0.4)}, ${chance(261, 0.1)},
      jsonb_build_array(${person(262, ['director', 'shareholder'])}, ${person(272, ['secretary', 'shareholder'])}),
      ${createdAt(total)}, ${createdAt(total)}
    from generate_series($1::bigint, $2::bigint) i`,
}
