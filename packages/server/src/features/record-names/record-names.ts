import { companyNameSearch, personNameSearch } from '@registrar/domain/shared/name-search'
import type { LinkedNames, SearchedNames } from '#platform/database/search-terms'

/** Where the names, numbers and addresses of an organization `o` are looked for (LIST-3). */
export const companyNames = {
  column: 'o.search_text',
  keyColumn: 'o.search_key',
  wholeKey: 'o.name_key',
  names: companyNameSearch,
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
