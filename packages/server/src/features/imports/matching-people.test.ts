import { expect, it } from 'vitest'
import { inTransaction } from '#platform/database/database'
import { useApp } from '#testing/test-app'
import { makePerson } from '../people/people.factory.ts'
import { findPeopleByKeys } from './matching-people.queries.ts'

const app = useApp()

it('the people who have one of the addresses or names of a file are found, and nobody else (IMP-4)', async () => {
  const [byMail, byOther, byName] = [
    await makePerson(app(), { firstName: 'Nora', lastName: 'Walsh', mail: 'nora@example.ie' }),
    await makePerson(app(), {
      firstName: 'Una',
      lastName: 'Byrne',
      mail: 'una@example.ie',
      otherMails: ['u@example.ie'],
    }),
    await makePerson(app(), { firstName: 'Cian', lastName: 'Daly', mail: 'cian@example.ie' }),
  ]
  await makePerson(app(), { firstName: 'Somebody', lastName: 'Else', mail: 'else@example.ie' })

  const keys = { names: ['cian daly'], mails: ['nora@example.ie', 'u@example.ie'] }
  const found = await inTransaction(app().db, (tx) => findPeopleByKeys(tx, keys))
  expect(found.map(({ id }) => id)).toEqual([byMail, byOther, byName])
})
