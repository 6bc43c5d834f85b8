import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, it } from 'vitest'
import type { Tx } from '#platform/database/database'
import { today } from '#platform/clock'
import type { Session } from '#platform/sessions/session'
import { createLink } from '#features/links'
import { updatePerson } from '#features/people'
import { duringTransaction } from '#testing/during-transaction'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const findPerson = async (id: string) => (await app().staff(peopleCalls.findPerson, { params: { id } })).answer

it('taking an import back restores all but the PPS numbers that it replaced, and names them (IMP-5)', async () => {
  const replaced = await makePerson(app(), { firstName: 'Aoife', lastName: 'Byrne', mail: 'a@x.ie', pps: '1234567T' })
  const filled = await makePerson(app(), { firstName: 'Bert', lastName: 'Byrne', mail: 'b@x.ie', phone: '1' })
  const file = 'Email,Phone,PPS\na@x.ie,+353 1 222,7654321W\nb@x.ie,+353 1 333,7654322W\n'
  const run = await app().staff(importsCalls.runImport, {
    body: { kind: 'people', fileName: 'a.csv', content: Buffer.from(file).toString('base64'), dryRun: false },
  })
  expect(run.answer.data.counts).toMatchObject({ updated: 2 })

  const { status, answer } = await app().staff(importsCalls.undoImport, { params: { id: run.answer.data._id ?? '' } })

  expect([status, answer.kept]).toEqual([200, [expect.stringMatching(/^PPS.* of Aoife Byrne$/)]])
  expect(await findPerson(replaced)).toMatchObject({ pps: '7654321W', phone: null })
  expect(await findPerson(filled)).toMatchObject({ pps: null, phone: '1' })
})

type Save = (tx: Tx, peopleId: string, session: Session) => Promise<unknown>
it.each<[what: string, save: Save, message: RegExp]>([
  [
    'an edit',
    (tx, id, session) => updatePerson(tx, id, { phone: '9' }, session, { today: today('Europe/Dublin') }),
    /was changed since then: Orla Edit\./,
  ],
  [
    'a link',
    async (tx, peopleId, session) =>
      createLink(tx, { peopleId, organizationId: await makeOrganization(app()) }, session, '2026-01-31'),
    /is now in use: Orla Link \(a link\)\./,
  ],
])('%s that is saved while an import is taken back is seen (IMP-5)', async (what, save, message) => {
  const lastName = what === 'an edit' ? 'Edit' : 'Link'
  const file = `First Name,Last Name\nOrla,${lastName}\n`
  const run = await app().staff(importsCalls.runImport, {
    body: { kind: 'people', fileName: 'a.csv', content: Buffer.from(file).toString('base64'), dryRun: false },
  })
  const { data } = (await app().staff(peopleCalls.searchPeople, { body: { search: `Orla ${lastName}` } })).answer
  const session = { userId: app().staffId } as Session

  const { problem } = await duringTransaction(
    app(),
    (tx) => save(tx, data[0]?._id ?? '', session),
    () => app().staff(importsCalls.undoImport, { params: { id: run.answer.data._id ?? '' } }),
  )

  expect(problem).toMatchObject({ code: 'RESTORE_REFUSED', message: expect.stringMatching(message) as string })
})
