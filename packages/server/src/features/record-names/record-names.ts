import { companyNameSearch, personNameSearch } from '@registrar/domain/shared/name-search'
import { taxKey } from '@registrar/domain/shared/number-keys'
import { sql } from 'kysely'
import type { LinkedNames, SearchedNames } from '#platform/database/search-words'

// A word or a part of a number is none.
const TAX_NUMBER = /^(?=(?:[A-Z]*\d){5})[A-Z\d]{5,20}$/

/** How the organizations with the tax number that is typed are looked for, whole and in any way to type it; `id`: the column of their ids. */
export const taxNumbersOf =
  (id: string): NonNullable<SearchedNames['hasNumber']> =>
  (search) => {
    const key = taxKey(search)
    if (!TAX_NUMBER.test(key)) return undefined
    // An array is looked up in the index of ids, beside those of the names.
    return sql`${sql.ref(id)} = any(array(
      select organization_id from organization_details where corporation_tax_number is not null and tax_key(corporation_tax_number) = ${key}
      union all select organization_id from tax_registrations where deleted_at is null and number is not null and tax_key(number) = ${key}))`
  }

/** Where the names, numbers and addresses of an organization `o` are looked for (LIST-3). */
export const companyNames = {
  column: 'o.search_text',
  keyColumn: 'o.search_key',
  wholeKey: 'o.name_key',
  names: companyNameSearch,
  hasNumber: taxNumbersOf('o.id'),
} as const satisfies SearchedNames

/** Where the names, phones and addresses of a person `p` are looked for (LIST-3). */
export const personNames = {
  column: 'p.search_text',
  keyColumn: 'p.search_key',
  wholeKey: 'p.name_key',
  names: personNameSearch,
} as const satisfies SearchedNames

/** The organizations that the rows of a list are about; `through`: how a row names them. */
export const organizationsNamed = (through: LinkedNames['through']): LinkedNames => ({
  ...companyNames,
  from: 'organizations as o',
  id: 'o.id',
  isKept: 'o.deleted_at',
  through,
})

/** The people that the rows of a list are about; `through`: how a row names them. */
export const peopleNamed = (through: LinkedNames['through']): LinkedNames => ({
  ...personNames,
  from: 'people as p',
  id: 'p.id',
  isKept: 'p.deleted_at',
  through,
})
