import { personSearchBody, personSortFields } from '@registrar/domain/people/person-search'
import { describe, expect, it } from 'vitest'
import { useSorts } from '#testing/plans'
import { searchPeople } from './people.queries.ts'

const sorts = useSorts()

describe('the people list is read in order from an index', () => {
  it.each(personSortFields.flatMap((field) => (['asc', 'desc'] as const).map((order) => [field, order] as const)))(
    'by %s, %s',
    async (sortField, sortOrder) => {
      const asked = personSearchBody.parse({ sortField, sortOrder })
      expect(await sorts((db) => searchPeople(db, asked))).toEqual([])
    },
  )
})
