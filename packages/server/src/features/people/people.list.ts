import type { PersonRow } from '@registrar/domain/people/person'
import type { PersonSearch } from '@registrar/domain/people/person-search'
import { expressionBuilder } from 'kysely'
import type { Tables } from '#platform/database/database'
import { blankable, filled, type List } from '#platform/lists/list'
import { personRowColumns } from './people.row.ts'

const eb = expressionBuilder<Tables, 'people'>()

/** The people list. */
export const peopleList: List<PersonSearch, PersonRow> = {
  from: 'people',
  shown: eb('people.deleted_at', 'is', null),
  instead: { deletedAt: eb('people.deleted_at', 'is not', null) },
  filters: {},
  search: { field: 'search', column: 'people.search_text' },
  sorts: {
    ...filled({
      createdAt: 'people.created_at',
      firstName: 'people.sort_first_name',
      lastName: 'people.sort_last_name',
    }),
    ...blankable({ mail: 'people.sort_mail', email: 'people.sort_mail' }),
  },
  row: (db, id) => db.selectFrom('people').select(personRowColumns).where('people.id', '=', id),
}
