import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { certifiedPapers, makeCompleteFile } from '../aml/aml.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')

const sign = (organizationId: string) =>
  app().staff(amlCalls.signAmlVersion, { body: { organizationId, acceptOpen: 'Papers follow' } })
const reviews = async (organizationId: string) => {
  const { answer } = await app().staff(deadlinesCalls.searchDeadlines, { body: { kinds: ['AML_REVIEW'], limit: 1000 } })
  return answer.data.filter((row) => row.organizationId === organizationId).map(({ subject, date }) => [subject, date])
}
const changes = async (organizationId: string) =>
  (await reviews(organizationId)).filter(([subject]) => subject?.includes('change'))
const save = (id: string, body: object) => app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
const savePerson = (id: string, body: object) => app().staff(peopleCalls.updatePerson, { params: { id }, body })
const finding = async (organizationId: string) => {
  const { answer } = await app().staff(complianceCalls.searchCompliance, { body: { organizationId } })
  return answer.data.find(({ rule }) => rule === 'amlFile')
}
const signedFile = async () => {
  const file = await makeCompleteFile(app(), { name: 'Reviewed Ltd', businessActivity: 'Trade' })
  expect((await sign(file.organizationId)).status).toBe(200)
  expect(await changes(file.organizationId)).toEqual([])
  return file
}
const due = addDays(day, 30)

it('a review in its turn, at which nothing has changed, is done by signing, unless something is open (DUE-5)', async () => {
  const { organizationId, peopleId } = await makeCompleteFile(app())
  const completed_at = '2019-01-01T12:00:00Z'
  await app().db.updateTable('organization_aml').set({ completed_at }).execute()
  expect(await finding(organizationId)).toMatchObject({ state: 'red', reason: expect.stringContaining('was due on') })

  await savePerson(peopleId, { identityDocuments: [] })
  expect((await sign(organizationId)).status).toBe(200)
  expect(await finding(organizationId)).toMatchObject({ state: 'red', reason: expect.stringContaining('was due on') })

  await savePerson(peopleId, { identityDocuments: certifiedPapers() })
  expect((await sign(organizationId)).status).toBe(200)
  expect(await finding(organizationId)).toMatchObject({ state: 'green' })
  expect(await reviews(organizationId)).toEqual([['AML review', addMonths(day, 36)]])
})

describe('a change after the file was signed (AML-22)', () => {
  it.each<[string, string, (file: Awaited<ReturnType<typeof signedFile>>) => Promise<unknown>]>([
    ['name', 'name', ({ organizationId }) => save(organizationId, { name: 'Renamed Ltd' })],
    ['the name of a director', 'name', ({ peopleId }) => savePerson(peopleId, { lastName: 'Walsh' })],
    ['the name of an owner', 'name', ({ ownerId }) => savePerson(ownerId, { lastName: 'Walsh' })],
    ['activity', 'activity', ({ organizationId }) => save(organizationId, { businessActivity: 'Crypto exchange' })],
    ['status', 'status', ({ organizationId }) => save(organizationId, { creationStatus: 'LATE' })],
    ['country of the office', 'country', ({ organizationId }) => save(organizationId, { country: 'France' })],
    ['country of a director', 'country', ({ peopleId }) => savePerson(peopleId, { addressCountry1: 'France' })],
    [
      'directors',
      'director',
      async ({ organizationId }) =>
        app().staff(linksCalls.createLink, {
          body: { organizationId, peopleId: await makePerson(app()), roles: ['director'] },
        }),
    ],
    [
      'owners',
      'owner',
      async ({ organizationId }) =>
        app().staff(linksCalls.createLink, {
          body: {
            organizationId,
            peopleId: await makePerson(app()),
            roles: ['shareholder'],
            beneficiaryPercentage: 40,
          },
        }),
    ],
  ])('of %s calls for a review in 30 days, which another signature answers', async (_, fact, change) => {
    const file = await signedFile()
    await change(file)
    expect(await changes(file.organizationId)).toEqual([[`AML review: change of ${fact}`, due]])
    expect((await finding(file.organizationId))?.state).not.toBe('green')
    const { answer } = await app().staff(amlCalls.findFileStanding, { params: { id: file.organizationId } })
    expect(answer.changed).toEqual({ facts: [fact], on: day, reviewBy: due })

    await sign(file.organizationId)
    expect(await changes(file.organizationId)).toEqual([])
  })

  it('is one review from the first, and none when all is as it was', async () => {
    const { organizationId, peopleId } = await signedFile()
    await save(organizationId, { name: 'Renamed Ltd' })
    await reviews(organizationId)
    await sql`update aml_reviews set changed_on = ${addDays(day, -20)} where organization_id = ${organizationId}`.execute(
      app().db,
    )
    await savePerson(peopleId, { addressCountry1: 'France' })
    expect(await changes(organizationId)).toEqual([['AML review: change of country and name', addDays(day, 10)]])

    await sql`update aml_reviews set changed_on = ${addDays(day, -31)} where organization_id = ${organizationId}`.execute(
      app().db,
    )
    expect(await finding(organizationId)).toMatchObject({ state: 'red' })

    await save(organizationId, { name: 'Reviewed Ltd' })
    await savePerson(peopleId, { addressCountry1: null })
    expect(await changes(organizationId)).toEqual([])
  })

  it('of anything else, and a merge of a director, call for none', async () => {
    const { organizationId, peopleId } = await signedFile()
    await save(organizationId, { notes: 'Called', phone: '+353 1 234' })
    await savePerson(peopleId, { occupation: 'Baker', firstName: 'AOIFE' })
    const twin = await makePerson(app(), { identityDocuments: certifiedPapers() })
    const merged = await app().staff(mergesCalls.mergePeople, { body: { keep: twin, merge: peopleId, fields: {} } })
    expect(merged.status).toBe(200)
    expect(await changes(organizationId)).toEqual([])
  })

  it('before any signature calls for none', async () => {
    const { organizationId } = await makeCompleteFile(app())
    await save(organizationId, { name: 'Renamed Ltd' })
    expect(await changes(organizationId)).toEqual([])
  })
})

it('a file that enhanced measures apply to is reviewed after a year, whatever the score, as soon as they do (DUE-5)', async () => {
  const { organizationId, peopleId } = await makeCompleteFile(app())
  expect(await reviews(organizationId)).toEqual([['AML review', addMonths(day, 36)]])
  await savePerson(peopleId, { pep: true })
  expect(await reviews(organizationId)).toEqual([['AML review', addMonths(day, 12)]])
  await savePerson(peopleId, { pep: false })
  expect(await reviews(organizationId)).toEqual([['AML review', addMonths(day, 36)]])
})
