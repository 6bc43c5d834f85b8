import { personExportColumns } from '@registrar/domain/people/person-export'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { today } from '#platform/clock'
import { listSource } from '#platform/export/list-source'
import { serveExport } from '#platform/export/serve-export'
import type { Routes } from '#platform/http/routes'
import { searchList } from '#platform/lists/search-list'
import { createPerson, removePerson, updatePerson } from './people.commands.ts'
import { peopleList } from './people.list.ts'
import { findPerson, listPersonDuplicates } from './people.queries.ts'

export const peopleRoutes = (routes: Routes): void => {
  const { serve } = routes

  serve(peopleCalls.createPerson, async ({ db, body, session }) => ({
    data: { _id: await createPerson(db, body, session) },
  }))

  serve(peopleCalls.searchPeople, ({ db, body, config }) =>
    searchList(db, peopleList, body, { today: today(config.timeZone) }),
  )

  serveExport(routes, peopleCalls.exportPeople, {
    title: 'People',
    columns: personExportColumns,
    source: listSource(peopleList, (row) => row),
  })

  serve(peopleCalls.listPersonDuplicates, async ({ db }) => ({ data: await listPersonDuplicates(db) }))

  serve(peopleCalls.findPerson, ({ db, params }) => findPerson(db, params.id))

  serve(peopleCalls.updatePerson, ({ db, params, body, session }) => updatePerson(db, params.id, body, session))

  serve(peopleCalls.removePerson, async ({ db, params, session }) => {
    await removePerson(db, params.id, session)
    return {}
  })
}
