import { binCalls } from '@registrar/domain/bin/bin.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import type { EnteredRegister } from '@registrar/domain/registers/register-entry'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays } from '@registrar/domain/shared/iso-date'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { textOfPdf } from '#testing/pdf-text'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()
const created = addDays(today('Europe/Dublin'), -3)

const makeCompany = () => makeOrganization(app(), { name: 'Alpha Limited', incorporationDate: '2020-01-01' })

type NewEntry = Partial<BodyInput<typeof registersCalls.createRegisterEntry>>

const post = (organizationId: string, register: EnteredRegister, entry: NewEntry = {}) => {
  const body = { organizationId, register, on: created, description: 'Charge over the book debts', ...entry }
  return app().staff(registersCalls.createRegisterEntry, { body })
}

const enter = async (...entry: Parameters<typeof post>) => (await post(...entry)).answer.data._id

const rowsOf = async (
  organizationId: string,
  register: EnteredRegister,
  at: { asAt?: string; history?: boolean } = {},
) => (await app().staff(registersCalls.searchRegister, { body: { organizationId, register, ...at } })).answer

const chargesFiled = async (organizationId: string) =>
  (await app().staff(filingsCalls.searchFilings, { body: { organizationId } })).answer.data
    .filter(({ kind }) => kind === 'C1')
    .map(({ eventDate, event }) => [eventDate, event])

it('answers 401 without a session', async () => {
  expect((await app().anybody(registersCalls.createRegisterEntry)).status).toBe(401)
})

describe('an entry of a register (OWN-16)', () => {
  it('stands in its register from its day until it ceases, and in its history for good', async () => {
    const organizationId = await makeCompany()
    const personId = await makePerson(app(), { firstName: 'Marie', lastName: 'Byrne' })
    const declared = { on: '2024-01-10', ceased: '2025-01-10', description: 'Lease of 1 Quay', personId }
    const _id = await enter(organizationId, 'contracts', declared)

    const row = { _id, on: '2024-01-10', description: 'Lease of 1 Quay', name: 'Marie Byrne', personId }
    expect((await rowsOf(organizationId, 'contracts', { asAt: '2024-01-10' })).data).toMatchObject([row])
    expect((await rowsOf(organizationId, 'contracts', { asAt: '2024-01-09' })).data).toEqual([])
    expect((await rowsOf(organizationId, 'contracts')).data).toEqual([])
    expect((await rowsOf(organizationId, 'contracts', { history: true })).data).toMatchObject([row])
    expect((await rowsOf(organizationId, 'seal', { history: true })).data).toEqual([])
  })

  it('of charges makes a C1, moves it, and takes it back', async () => {
    const organizationId = await makeCompany()
    const id = await enter(organizationId, 'charges')
    expect(await chargesFiled(organizationId)).toEqual([[created, 'Charge: Charge over the book debts']])

    const on = addDays(created, -1)
    const changed = await app().staff(registersCalls.updateRegisterEntry, { params: { id }, body: { on } })
    expect(changed.answer).toMatchObject({ _id: id, on })
    expect((await chargesFiled(organizationId)).map(([day]) => day)).toEqual([on])
    expect((await app().staff(registersCalls.removeRegisterEntry, { params: { id } })).status).toBe(200)
    expect(await chargesFiled(organizationId)).toEqual([])
    for (const register of ['seal', 'contracts', 'interests'] as const) await enter(organizationId, register)
    expect(await chargesFiled(organizationId)).toEqual([])
  })

  it('comes back from the bin with its filing, and is undone from its history', async () => {
    const organizationId = await makeCompany()
    const id = await enter(organizationId, 'charges')
    await app().staff(registersCalls.removeRegisterEntry, { params: { id } })
    const bin = await app().staff(binCalls.searchBin, { body: { recordTypes: ['register-entry'] } })
    expect(bin.answer.data.find(({ _id }) => _id === id)).toMatchObject({ title: 'Charge over the book debts' })
    const items = [{ recordType: 'register-entry' as const, _id: id }]
    expect((await app().staff(binCalls.restoreFromBin, { body: { items } })).answer.data).toMatchObject([{ ok: true }])
    expect((await rowsOf(organizationId, 'charges')).data).toHaveLength(1)
    expect(await chargesFiled(organizationId)).toHaveLength(1)

    await app().staff(registersCalls.updateRegisterEntry, { params: { id }, body: { description: 'Another charge' } })
    const history = { recordType: 'register-entry' as const, recordId: id, limit: 1 }
    const [entry] = (await app().staff(historyCalls.searchHistory, { body: history })).answer.data
    await app().staff(historyCalls.restoreHistory, { params: { id: entry?._id ?? '' }, body: {} })
    expect((await rowsOf(organizationId, 'charges')).data).toMatchObject([
      { description: 'Charge over the book debts' },
    ])
    expect((await chargesFiled(organizationId)).map(([, event]) => event)).toEqual([
      'Charge: Charge over the book debts',
    ])
  })

  it.each([
    ['on', { on: '2024-02-30' }, 400],
    ['description', { description: ' ' }, 400],
    ['ceased', { ceased: '2001-01-01' }, 400],
    ['personId', { personId: '01900000-0000-7000-8000-000000000000' }, 404],
  ] as const)('is refused with the field %s', async (field, entry, status) => {
    const answer = await post(await makeCompany(), 'contracts', entry)
    expect([answer.status, Object.keys(answer.problem.fields ?? {})]).toEqual([status, [field]])
  })

  it('is refused for an unknown company or entry, and when a change would end it before it began', async () => {
    expect((await post('01900000-0000-7000-8000-000000000000', 'seal')).status).toBe(404)
    const params = { id: '01900000-0000-7000-8000-000000000000' }
    expect((await app().staff(registersCalls.removeRegisterEntry, { params })).status).toBe(404)
    const id = await enter(await makeCompany(), 'charges')
    const body = { ceased: addDays(created, -1) }
    const refused = await app().staff(registersCalls.updateRegisterEntry, { params: { id }, body })
    expect([refused.status, Object.keys(refused.problem.fields ?? {})]).toEqual([400, ['ceased']])
  })
})

it('the register of interests has the entries beside the shares, and lacks whose interest an entry is (OWN-5, OWN-16)', async () => {
  const organizationId = await makeCompany()
  const peopleId = await makePerson(app(), { firstName: 'Marie', lastName: 'Byrne' })
  const held = (number: number) => [{ class: 'Ordinary', number, nominal: 1, acquired: '2020-01-01' }]
  const terms = [{ role: 'director' as const, appointed: '2020-01-01' }]
  await app().staff(linksCalls.createLink, { body: { organizationId, peopleId, terms, holdings: held(99) } })
  const other = await makePerson(app(), { firstName: 'Paul', lastName: 'Small' })
  await app().staff(linksCalls.createLink, { body: { organizationId, peopleId: other, terms, holdings: held(1) } })
  await enter(organizationId, 'interests', { description: 'Spouse: 5 Ordinary shares', personId: peopleId })

  const { data, missing } = await rowsOf(organizationId, 'interests')
  expect(data).toMatchObject([{ personId: peopleId, number: 99 }, { description: 'Spouse: 5 Ordinary shares' }])
  expect(missing).toEqual([])

  await enter(organizationId, 'interests', { description: 'Child: 2 Ordinary shares' })
  expect((await rowsOf(organizationId, 'interests')).missing).toMatchObject([{ fields: ['person'] }])
})

it.each([
  ['charges', true],
  ['contracts', true],
  ['seal', false],
] as const)('the print of %s calls itself a true extract: %s (OWN-14, OWN-15)', async (register, isTrue) => {
  const organizationId = await makeCompany()
  const personId = await makePerson(app(), { firstName: 'Marie', lastName: 'Byrne' })
  await enter(organizationId, register, { personId })
  const { rawPayload } = await app().app.inject({
    url: `/organization/${organizationId}/register/${register}.pdf`,
    headers: { authorization: `JWT ${app().staffToken}` },
  })
  const printed = textOfPdf(rawPayload)
  expect(printed).toContain('Charge over the book debts')
  expect(/true extract/i.test(printed)).toBe(isTrue)
})
