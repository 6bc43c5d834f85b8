import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { addMonths } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')
const incorporationDate = addMonths(day, -4)

const tick = (id: string, rbo: boolean) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { rbo } })
const filings = async (organizationId: string) =>
  (await app().staff(filingsCalls.searchFilings, { body: { organizationId, kinds: ['RBO'] } })).answer.data
const due = async (search: string) =>
  (await app().staff(deadlinesCalls.searchDeadlines, { body: { search, kinds: ['RBO'] } })).answer.data

// ORG-28
it('the tick of the RBO marks the first filing of the owners as registered, and unticking takes it back', async () => {
  const id = await makeOrganization(app(), { name: 'Turnstone Limited', incorporationDate })
  expect([await filings(id), (await due('turnstone')).length]).toEqual([[], 1])

  await tick(id, true)
  expect(await filings(id)).toMatchObject([
    {
      state: 'registered',
      registeredOn: day,
      eventDate: incorporationDate,
      legalDate: addMonths(incorporationDate, 5),
    },
  ])
  expect(await due('turnstone')).toEqual([])

  await tick(id, false)
  expect([await filings(id), (await due('turnstone')).length]).toEqual([[], 1])
})

it('of a company that was taken over it does not say when the owners were filed, and calls nothing late', async () => {
  const id = await makeOrganization(app(), { name: 'Redshank Limited', incorporationDate: '2015-03-02' })
  await tick(id, true)
  const [first] = await filings(id)
  expect(first).toMatchObject({ state: 'registered', legalDate: '2019-11-22', sentOn: null, daysLate: 0 })

  const params = { id: first?._id ?? '' }
  const { status } = await app().staff(filingsCalls.updateFiling, { params, body: { submissionNumber: 'RBO-2' } })
  expect([status, await filings(id)]).toMatchObject([200, [{ submissionNumber: 'RBO-2', sentOn: null }]])
  await app().staff(filingsCalls.updateFiling, { params, body: { sentOn: '2019-11-25' } })
  expect(await filings(id)).toMatchObject([{ sentOn: '2019-11-25', daysLate: 3 }])
})

it('its days are corrected without moving its last day, and it stays with a number', async () => {
  const id = await makeOrganization(app(), { name: 'Sanderling Limited', incorporationDate })
  await tick(id, true)
  const [first] = await filings(id)
  const body = { submissionNumber: 'RBO-1', sentOn: incorporationDate }
  await app().staff(filingsCalls.updateFiling, { params: { id: first?._id ?? '' }, body })
  expect(await filings(id)).toMatchObject([{ sentOn: incorporationDate, legalDate: addMonths(incorporationDate, 5) }])
  await tick(id, false)
  expect(await filings(id)).toMatchObject([{ submissionNumber: 'RBO-1' }])
})

it('undoing the tick takes the filing away', async () => {
  const id = await makeOrganization(app(), { name: 'Dunlin Limited', incorporationDate })
  await tick(id, true)
  const { answer } = await app().staff(historyCalls.searchHistory, {
    body: { recordType: 'organization', recordId: id, limit: 1 },
  })
  const params = { id: answer.data[0]?._id ?? '' }
  expect((await app().staff(historyCalls.restoreHistory, { params, body: {} })).status).toBe(200)
  expect(await filings(id)).toEqual([])
})

it('a branch has none, nor a company whose incorporation is not known', async () => {
  const branch = await makeOrganization(app(), { name: 'Aer Rapide SA Irish Branch', incorporationDate })
  const unknown = await makeOrganization(app(), { name: 'Knot Limited' })
  for (const id of [branch, unknown]) {
    await tick(id, true)
    expect(await filings(id)).toEqual([])
  }
})
