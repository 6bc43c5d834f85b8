import type { PersonListRow, PersonSearch } from '@registrar/domain/people/person-listing'
import { phoneSearchTerms } from '#platform/database/search-terms'
import { nullableSorts, notNullSorts, type List } from '#platform/lists/list'
import { personFilters } from './person-filters.ts'
import { listRow } from './person-list-row.ts'
import { eb } from './person-expressions.ts'

/** The people list. */
export const peopleList: List<PersonSearch, PersonListRow> = {
  from: 'people as p',
  shown: eb('p.deleted_at', 'is', null),
  instead: { deletedAt: eb('p.deleted_at', 'is not', null) },
  search: { field: 'search', column: 'p.search_text', readTerms: phoneSearchTerms },
  filters: personFilters,
  sorts: {
    ...notNullSorts({ createdAt: 'p.created_at', firstName: 'p.sort_first_name', lastName: 'p.sort_last_name' }),
    ...nullableSorts({ mail: 'p.sort_mail', email: 'p.sort_mail' }),
  },
  row: listRow,
}
