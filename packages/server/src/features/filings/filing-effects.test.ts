import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { binCalls } from '@registrar/domain/bin/bin.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')

type New = BodyInput<typeof filingsCalls.createFiling>
const create = (body: New) => app().staff(filingsCalls.createFiling, { body })
const search = async (organizationId: string, kinds: BodyInput<typeof filingsCalls.searchFilings>['kinds']) =>
  (await app().staff(filingsCalls.searchFilings, { body: { organizationId, kinds } })).answer.data
const change = (id: string, body: BodyInput<typeof filingsCalls.updateFiling>) =>
  app().staff(filingsCalls.updateFiling, { params: { id }, body })
const company = async (id: string) =>
  (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer
const update = (id: string, body: BodyInput<typeof organizationsCalls.updateOrganization>) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body })

describe('the kinds of a company and of a branch (FIL-4)', () => {
  it.each([
    ['a branch by its name', 'Aer Rapide SA Irish Branch', {}, ['B10', 'B2', 'RBO', 'B1', 'B5', 'G1', 'H15', 'B1B73']],
    ['a branch by its type', 'Aer Rapide SA', { companyType: 'BRANCH' }, ['B10', 'RBO']],
    ['a company', 'Heron Limited', {}, ['F2', 'F3', 'F4', 'F7', 'F14']],
  ] as const)('%s is refused what it does not have', async (_, name, fields, kinds) => {
    const organizationId = await makeOrganization(app(), { name, ...fields })
    for (const kind of kinds) {
      const { status, problem } = await create({ organizationId, kind, eventDate: day })
      expect([kind, status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([
        kind,
        422,
        'FILING_KIND_REFUSED',
        ['kind'],
      ])
    }
    expect(await search(organizationId, [...kinds])).toEqual([])
  })

  it('both have charges and the particulars for Revenue, and each its own', async () => {
    const branch = await makeOrganization(app(), { name: 'Aer Rapide SA', companyType: 'BRANCH' })
    const own = await makeOrganization(app(), { name: 'Heron Limited' })
    for (const kind of ['C1', '11F', 'F7'] as const)
      expect((await create({ organizationId: branch, kind, eventDate: day })).status).toBe(200)
    for (const kind of ['C1', '11F', 'B10', 'RBO'] as const)
      expect((await create({ organizationId: own, kind, eventDate: day })).status).toBe(200)
  })
})

it('a filing works with no follow-up once that is deleted, and with it again once it is restored (FIL-11)', async () => {
  const organizationId = await makeOrganization(app())
  const filingId = (await create({ organizationId, kind: 'B2', eventDate: day })).answer.data._id
  const body = { name: 'CHANGE_OF_REGISTERED_ADDRESS', organization_id: organizationId, filingId } as const
  const { _id } = (await app().staff(followUpsCalls.startFollowUp, { body })).answer.data
  const followUpId = async () => (await search(organizationId, ['B2']))[0]?.followUpId
  expect(await followUpId()).toBe(_id)

  await app().staff(followUpsCalls.removeFollowUp, { params: { id: _id } })
  expect(await followUpId()).toBeNull()
  await app().staff(binCalls.restoreFromBin, { body: { items: [{ recordType: 'follow-up', _id }] } })
  expect(await followUpId()).toBe(_id)
})

describe('a B1B73 and its filing say the same day (AR-21)', () => {
  const oldArd = addDays(day, -20)
  const moved = async () => {
    const id = await makeOrganization(app(), { firstAr: addMonths(oldArd, -36), status: true })
    await update(id, { nextArReminder: oldArd, nextArReason: 'As on the CRO' })
    expect((await update(id, { B1B73: addMonths(oldArd, 3) })).status).toBe(200)
    return id
  }
  const filing = async (id: string) => (await search(id, ['B1B73']))[0]

  it('that is entered on either, corrected and taken back', async () => {
    const id = await moved()
    const created = await create({ organizationId: id, kind: 'B1B73', eventDate: oldArd, sentOn: addDays(day, -5) })
    expect(created.status).toBe(200)
    expect((await company(id)).B1B73FiledOn).toBe(addDays(day, -5))

    await change((await filing(id))?._id ?? '', { sentOn: addDays(day, -4) })
    expect((await company(id)).B1B73FiledOn).toBe(addDays(day, -4))

    await update(id, { B1B73FiledOn: addDays(day, -3) })
    expect((await filing(id))?.sentOn).toBe(addDays(day, -3))

    await change((await filing(id))?._id ?? '', { state: 'toFile' })
    expect((await company(id)).B1B73FiledOn).toBeNull()
    expect((await filing(id))?.state).toBe('toFile')
  })

  it('and deleting the filing takes the day off the company', async () => {
    const id = await moved()
    await update(id, { B1B73FiledOn: addDays(day, -3) })
    await app().staff(filingsCalls.removeFiling, { params: { id: (await filing(id))?._id ?? '' } })
    expect((await company(id)).B1B73FiledOn).toBeNull()
    expect(await filing(id)).toBeUndefined()
  })

  it('and undoing the save brings both back', async () => {
    const id = await moved()
    await update(id, { B1B73FiledOn: addDays(day, -9) })
    const filingId = (await filing(id))?._id ?? ''
    await change(filingId, { sentOn: addDays(day, -4) })
    const { answer } = await app().staff(historyCalls.searchHistory, {
      body: { recordType: 'organization', recordId: id, limit: 1 },
    })
    const params = { id: answer.data[0]?._id ?? '' }
    expect((await app().staff(historyCalls.restoreHistory, { params, body: {} })).status).toBe(200)
    expect([(await company(id)).B1B73FiledOn, (await filing(id))?.sentOn]).toEqual([addDays(day, -9), addDays(day, -9)])
  })
})

it('a filing names the papers that it needs (FIL-12)', async () => {
  const organizationId = await makeOrganization(app(), { incorporationDate: addMonths(day, -4) })
  const peopleId = await makePerson(app())
  const link = { peopleId, organizationId, terms: [{ role: 'director' as const, appointed: addDays(day, -3) }] }
  await app().staff(linksCalls.createLink, { body: link })
  await create({ organizationId, kind: 'C1', eventDate: day })

  const rows = await search(organizationId, ['B10', 'B1', 'C1'])
  expect(Object.fromEntries(rows.map(({ kind, documents }) => [kind, documents]))).toEqual({
    B10: ['b10', 'consentToAct'],
    B1: ['b1'],
    C1: [],
  })
})
