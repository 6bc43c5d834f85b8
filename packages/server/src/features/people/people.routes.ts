import { peopleCalls } from '@registrar/domain/people/people.calls'
import { today } from '#platform/clock'
import type { Routes } from '#platform/http/routes'
import { searchList } from '#platform/lists/search-list'
import { createPerson, removePerson, updatePerson } from './people.commands.ts'
import { peopleList } from './people.list.ts'
import { findPerson, listPersonDuplicates } from './people.queries.ts'

export const peopleRoutes = ({ serve }: Routes): void => {
  serve(peopleCalls.createPerson, async ({ db, body, session }) => ({
    data: { _id: await createPerson(db, body, session) },
  }))

  serve(peopleCalls.searchPeople, ({ db, body, config }) =>
    searchList(db, peopleList, body, { today: today(config.timeZone) }),
  )

  serve(peopleCalls.listPersonDuplicates, async ({ db }) => ({ data: await listPersonDuplicates(db) }))

  serve(peopleCalls.findPerson, ({ db, params }) => findPerson(db, params.id))

  serve(peopleCalls.updatePerson, ({ db, params, body, session }) => updatePerson(db, params.id, body, session))

  serve(peopleCalls.removePerson, async ({ db, params, session }) => {
    await removePerson(db, params.id, session)
    return {}
  })
}
