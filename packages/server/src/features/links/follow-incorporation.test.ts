import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import type { CreationStatus } from '@registrar/domain/organizations/creation-status'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()
const ago = (days: number) => addDays(today('Europe/Dublin'), -days)

type LinkBody = Omit<BodyInput<typeof linksCalls.createLink>, 'peopleId' | 'organizationId'>

const withDirector = async (creationStatus: CreationStatus | null, body: LinkBody) => {
  const organizationId = await makeOrganization(app(), { incorporationDate: null, creationStatus })
  const peopleId = await makePerson(app(), { firstName: 'Ann', lastName: 'Byrne' })
  await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, ...body } })
  return organizationId
}
const appointed = (day: string) => ({ terms: [{ role: 'director' as const, appointed: day }] })
const incorporate = (id: string, incorporationDate: string) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { incorporationDate } })
const filings = async (organizationId: string) =>
  (await app().staff(filingsCalls.searchFilings, { body: { organizationId, kinds: ['B10'] } })).answer.data
const days = async (organizationId: string) => (await filings(organizationId)).map(({ eventDate }) => eventDate)

// FIL-7
it('the B10 of an officer who stands in Form A1 goes when the day of incorporation is entered, and comes back with undo', async () => {
  const id = await withDirector(null, appointed(ago(20)))
  expect(await days(id)).toEqual([ago(20)])
  await incorporate(id, ago(10))
  expect(await days(id)).toEqual([])

  const history = await app().staff(historyCalls.searchHistory, {
    body: { recordType: 'organization', recordId: id, limit: 1 },
  })
  const params = { id: history.answer.data[0]?._id ?? '' }
  expect((await app().staff(historyCalls.restoreHistory, { params, body: {} })).status).toBe(200)
  expect(await days(id)).toEqual([ago(20)])
})

it('an appointment after the day of incorporation is filed when that day is entered, and follows its corrections', async () => {
  const id = await withDirector('IN_PROGRESS', appointed(ago(5)))
  expect(await days(id)).toEqual([])
  await incorporate(id, ago(10))
  expect(await days(id)).toEqual([ago(5)])
  await incorporate(id, ago(3))
  expect(await days(id)).toEqual([])
  await incorporate(id, ago(10))
  expect(await days(id)).toEqual([ago(5)])
})

it('a B10 that was sent stays, whatever the day of incorporation is', async () => {
  const id = await withDirector('IN_PROGRESS', appointed(ago(5)))
  await incorporate(id, ago(10))
  const [filing] = await filings(id)
  await app().staff(filingsCalls.updateFiling, { params: { id: filing?._id ?? '' }, body: { sentOn: ago(1) } })
  await incorporate(id, ago(3))
  expect(await days(id)).toEqual([ago(5)])
})

it.each<[string, CreationStatus | null, LinkBody]>([
  ['plain roles, which say no day', 'IN_PROGRESS', { roles: ['director'] }],
  ['an appointment of a company that nobody said is being formed', null, appointed(ago(5))],
])('nothing is added for %s', async (_, status, body) => {
  const id = await withDirector(status, body)
  const before = await days(id)
  await incorporate(id, ago(10))
  expect(await days(id)).toEqual(before)
})
