import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeForm } from '../forms/forms.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')

const fromForm = async () => {
  const formId = await makeForm(app())
  const body = { name: 'Quai Conseil', people: [{ index: 0, roles: ['director' as const, 'shareholder' as const] }] }
  const { answer } = await app().staff(formsCalls.createOrganizationFromForm, { params: { id: formId }, body })
  return answer.data._id
}
const incorporate = (id: string, incorporationDate: string) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { incorporationDate } })
const begun = async (organizationId: string) =>
  (await app().staff(linksCalls.searchLinks, { body: { organizationId } })).answer.data.map(({ terms }) =>
    terms.map(({ appointed }) => appointed),
  )
const filings = async (organizationId: string) =>
  (await app().staff(filingsCalls.searchFilings, { body: { organizationId, kinds: ['B10'] } })).answer.data

// FIL-7
it('the terms that came from the form move with the day of incorporation, and make no filing', async () => {
  const id = await fromForm()
  expect(await begun(id)).toEqual([[day, day]])

  await incorporate(id, addDays(day, -9))
  expect(await begun(id)).toEqual([[addDays(day, -9), addDays(day, -9)]])
  await incorporate(id, addDays(day, -7))
  expect(await begun(id)).toEqual([[addDays(day, -7), addDays(day, -7)]])
  expect(await filings(id)).toEqual([])
})

it('a term that staff have given another day stays, and so does an officer who was linked later', async () => {
  const id = await fromForm()
  const [link] = (await app().staff(linksCalls.searchLinks, { body: { organizationId: id } })).answer.data
  const terms = [{ role: 'director' as const, appointed: addDays(day, -2) }]
  await app().staff(linksCalls.updateLink, { params: { id: link?._id ?? '' }, body: { terms } })
  const peopleId = await makePerson(app())
  await app().staff(linksCalls.createLink, { body: { peopleId, organizationId: id, roles: ['secretary'] } })

  await incorporate(id, addDays(day, -9))
  expect(await begun(id)).toEqual([[addDays(day, -2)], [day]])
})

it('undoing the save of the day moves them back', async () => {
  const id = await fromForm()
  await incorporate(id, addDays(day, -9))
  const { answer } = await app().staff(historyCalls.searchHistory, {
    body: { recordType: 'organization', recordId: id, limit: 1 },
  })
  const params = { id: answer.data[0]?._id ?? '' }
  expect((await app().staff(historyCalls.restoreHistory, { params, body: {} })).status).toBe(200)
  expect(await begun(id)).toEqual([[day, day]])
  expect(await filings(id)).toEqual([])
})
