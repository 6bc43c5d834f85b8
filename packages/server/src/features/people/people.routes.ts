import { exportedPersonColumns, personListing } from '@registrar/domain/people/person-listing'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { Person } from '@registrar/domain/people/person'
import type { FindOwned } from '#features/filings'
import { recordAudit } from '#platform/audit/record-audit'
import { today } from '#platform/clock'
import { listSource } from '#platform/export/list-source'
import { serveExport } from '#platform/export/serve-export'
import { clientAddress } from '#platform/http/client-address'
import type { CallContext, Routes } from '#platform/http/routes'
import { searchList } from '#platform/lists/search-list'
import { createPerson, removePerson, updatePerson } from './people.commands.ts'
import { peopleList } from './people.list.ts'
import { findPerson } from './people.queries.ts'
import { listPersonDuplicates, listSimilarPeople } from './person-duplicates.queries.ts'

type Reader = Pick<CallContext<typeof peopleCalls.findPerson>, 'db' | 'session' | 'request'>

// Whoever gets a PPS number or an identity document in an answer has read it (AUD-3).
const recordIdentityRead = async ({ db, session, request }: Reader, person: Person): Promise<Person> => {
  if (person.pps || person.identityDocuments.length > 0)
    await recordAudit(db, {
      kind: 'personRead',
      userId: session.userId,
      address: clientAddress(request),
      record: { type: 'person', id: person._id },
    })

  return person
}

/** Registers the calls. `findOwned`: of which companies somebody is an owner on a day. */
export const peopleRoutes = (routes: Routes, findOwned: FindOwned): void => {
  const { serve } = routes

  serve(peopleCalls.createPerson, async ({ db, body, session, config }) => ({
    data: { _id: await createPerson(db, body, session, today(config.timeZone)) },
  }))

  serve(peopleCalls.searchPeople, ({ db, body, config }) =>
    searchList(db, peopleList, body, { today: today(config.timeZone) }),
  )

  serveExport(routes, peopleCalls.exportPeople, {
    list: { title: personListing.title, columns: exportedPersonColumns },
    source: listSource(peopleList, (row) => row),
  })

  serve(peopleCalls.listPersonDuplicates, async ({ db }) => ({ data: await listPersonDuplicates(db) }))

  serve(peopleCalls.listSimilarPeople, async ({ db, body }) => ({ data: await listSimilarPeople(db, body) }))

  serve(peopleCalls.findPerson, async (context) =>
    recordIdentityRead(context, await findPerson(context.db, context.params.id)),
  )

  serve(peopleCalls.updatePerson, async (context) => {
    const { db, params, body, session, config } = context
    const day = { today: today(config.timeZone), findOwned }
    return recordIdentityRead(context, await updatePerson(db, params.id, body, session, day))
  })

  serve(peopleCalls.removePerson, ({ db, params, session }) => removePerson(db, params.id, session))
}
