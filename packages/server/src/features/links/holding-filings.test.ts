import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')
const changedOn = addDays(day, -5)

const held = (number: number, acquired: string | null, ceased: string | null = null) => ({ number, acquired, ceased })
type Held = ReturnType<typeof held>

const link = async (organizationId: string, holdings: Held[], said: object = {}) => {
  const peopleId = await makePerson(app())
  const { answer } = await app().staff(linksCalls.createLink, {
    body: { peopleId, organizationId, roles: ['shareholder'], holdings, ...said },
  })
  return answer.data._id
}
const change = (id: string, holdings: Held[]) =>
  app().staff(linksCalls.updateLink, { params: { id }, body: { holdings } })
const filings = async (organizationId: string) => {
  const body = { organizationId, kinds: ['B5' as const, 'RBO' as const], sortField: 'kind' as const }
  const { answer } = await app().staff(filingsCalls.searchFilings, { body: { ...body, sortOrder: 'asc' } })
  return answer.data.map(({ kind, event, eventDate }) => [kind, event, eventDate])
}

// FIL-13
it('new shares of a link make a B5, and a change of owners an RBO', async () => {
  const id = await makeOrganization(app())
  await link(id, [held(100, null)])
  expect(await filings(id)).toEqual([])

  await link(id, [held(10, changedOn)])
  expect(await filings(id)).toEqual([['B5', 'Allotment of 10 Ordinary', changedOn]])
  await link(id, [held(90, addDays(changedOn, 1))])
  expect(await filings(id)).toEqual([
    ['B5', 'Allotment of 10 Ordinary', changedOn],
    ['B5', 'Allotment of 90 Ordinary', addDays(changedOn, 1)],
    ['RBO', 'Beneficial owners changed', addDays(changedOn, 1)],
  ])
})

it('a transfer that is entered in two saves leaves the RBO alone', async () => {
  const id = await makeOrganization(app())
  const seller = await link(id, [held(100, null)])
  await link(id, [held(100, changedOn)])
  expect((await filings(id)).map(([kind]) => kind)).toEqual(['B5', 'RBO'])
  await change(seller, [held(100, null, changedOn)])
  expect(await filings(id)).toEqual([['RBO', 'Beneficial owners changed', changedOn]])
})

it('a correction makes none, nor does a day to come', async () => {
  const id = await makeOrganization(app())
  await link(id, [held(100, changedOn)], { isCorrection: true })
  await link(id, [held(100, addDays(day, 5))])
  expect(await filings(id)).toEqual([])
})

it('what a link caused goes with it, and with the undo of its save', async () => {
  const id = await makeOrganization(app())
  const first = await link(id, [held(100, changedOn)])
  expect((await filings(id)).map(([kind]) => kind)).toEqual(['B5', 'RBO'])
  await app().staff(linksCalls.removeLink, { params: { id: first } })
  expect(await filings(id)).toEqual([])

  const second = await link(id, [])
  await change(second, [held(100, changedOn)])
  const { answer } = await app().staff(historyCalls.searchHistory, {
    body: { recordType: 'link', recordId: second, limit: 1 },
  })
  const params = { id: answer.data[0]?._id ?? '' }
  expect((await app().staff(historyCalls.restoreHistory, { params, body: {} })).status).toBe(200)
  expect(await filings(id)).toEqual([])
})
