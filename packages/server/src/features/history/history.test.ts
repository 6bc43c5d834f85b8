import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { OrganizationChanges } from '@registrar/domain/organizations/organization'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeProduct } from '../products/products.factory.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp()

const historyOf = async (
  recordType: HistoryRecordType,
  recordId: string,
  more: { page?: number; limit?: number; person?: string; field?: string } = {},
) => (await app().staff(historyCalls.searchHistory, { body: { recordType, recordId, ...more } })).answer

const updateOrganization = (id: string, body: OrganizationChanges) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body })

const findOrganization = async (id: string) =>
  (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer

const restore = (id: string, fields?: string[]) =>
  app().staff(historyCalls.restoreHistory, { params: { id }, body: fields ? { fields } : {} })

const latestEntry = async (recordType: HistoryRecordType, id: string) => {
  const [entry] = (await historyOf(recordType, id)).data
  if (!entry) throw new Error('The record has no history.')
  return entry
}

describe('the history of a record', () => {
  it('shows organization, product and brand of an order once, by name, and puts a typed product back (HIST-3, HIST-4)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Liffey Software' })
    const productId = await makeProduct(app(), 'Company pack')
    const id = await makeOrder(app(), { product: 'Typed by hand', from: 'main' })
    const order = { organizationId, productId, from: 'second' as const }
    await app().staff(ordersCalls.updateOrder, { params: { id }, body: order })

    const entry = await latestEntry('order', id)
    expect(entry.fields.toSorted((one, other) => one.field.localeCompare(other.field))).toEqual([
      { field: 'from', label: 'Initiated by', from: 'Registrar', to: app().config.brands.second },
      { field: 'organizationId', label: 'Organization', from: null, to: 'Liffey Software' },
      { field: 'productId', label: 'Product', from: 'Typed by hand', to: 'Company pack' },
    ])

    expect((await restore(entry._id, ['productId'])).status).toBe(200)
    const { answer } = await app().staff(ordersCalls.findOrder, { params: { id } })
    expect(answer).toMatchObject({ product: 'Typed by hand', productId: null, organizationId })
  })

  it('answers 401 without a session', async () => {
    for (const call of [historyCalls.searchHistory, historyCalls.compareHistory, historyCalls.restoreHistoryAsOf])
      expect((await app().anybody(call)).status).toBe(401)
    expect((await app().anybody(historyCalls.restoreHistory, { params: { id: '1' } })).status).toBe(401)
  })

  it('has one entry for each save, the newest first, in words (HIST-1, HIST-3)', async () => {
    const id = await makeOrganization(app(), { name: 'Shannon Foods' })
    await updateOrganization(id, { name: 'Shannon Fine Foods', incorporationDate: '2026-03-12' })

    const { data, totalItems, totalPages } = await historyOf('organization', id)

    expect([totalItems, totalPages]).toEqual([2, 1])
    expect(data[1]).toMatchObject({ action: 'created', source: 'screen' })
    expect(data[0]).toMatchObject({
      action: 'updated',
      source: 'screen',
      user: { _id: app().staffId, name: 'Niamh Kelly' },
    })
    expect(data[0]?.fields).toEqual(
      expect.arrayContaining([
        { field: 'name', label: 'Name', from: 'Shannon Foods', to: 'Shannon Fine Foods' },
        { field: 'incorporationDate', label: 'Incorporation Date', from: null, to: '12/03/2026' },
        { field: 'firstAr', label: 'First AR', from: null, to: '12/09/2026' },
        { field: 'nextArReminder', label: 'Next AR', from: null, to: '12/09/2026' },
      ]),
    )
  })

  it('shows names instead of ids and files by name, and masks the PPS number (HIST-3)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Corrib Ltd' })
    const personId = await makePerson(app())
    await app().staff(peopleCalls.updatePerson, {
      params: { id: personId },
      body: { pps: '1234567TW', attachedFiles: ['https://crm.example/file/people/1/2/passport%20copy.pdf'] },
    })
    const { answer: task } = await app().staff(tasksCalls.createTask, {
      body: { title: 'Call', users: [{ userId: app().staffId }], organizationId },
    })

    expect((await latestEntry('person', personId)).fields).toEqual(
      expect.arrayContaining([
        { field: 'pps', label: 'PPS', from: null, to: '••••' },
        { field: 'attachedFiles', label: 'Files', from: null, to: 'passport copy.pdf', isList: true },
      ]),
    )
    expect((await latestEntry('task', task.data._id)).fields).toEqual(
      expect.arrayContaining([
        { field: 'organizationId', label: 'Organization', from: null, to: 'Corrib Ltd' },
        { field: 'users', label: 'Users', from: null, to: 'Niamh Kelly', isList: true },
      ]),
    )
  })

  it('is paged, and filtered by person and by field (HIST-2)', async () => {
    const other = await makeColleague(app(), { firstName: 'Orla', lastName: 'Nolan' })
    const id = await makeOrganization(app())
    await updateOrganization(id, { notes: 'first' })
    await other.calls(organizationsCalls.updateOrganization, { params: { id }, body: { country: 'Ireland' } })

    expect((await historyOf('organization', id, { person: other.id })).data).toMatchObject([
      { user: { name: 'Orla Nolan' }, fields: [{ field: 'country', to: 'Ireland' }] },
    ])
    expect((await historyOf('organization', id, { field: 'notes' })).totalItems).toBe(1)
    expect(await historyOf('organization', id, { page: 2, limit: 2 })).toMatchObject({
      data: [{ action: 'created' }],
      totalItems: 3,
      totalPages: 2,
    })
    expect((await historyOf('organization', 'nonsense')).data).toEqual([])
  })

  it('makes one entry of a follow-up that is moved and archived at once, and shows its steps (HIST-1)', async () => {
    const organization_id = await makeOrganization(app())
    const { answer } = await app().staff(followUpsCalls.startFollowUp, {
      body: { name: 'VAT_REGISTRATION', organization_id },
    })
    await app().staff(followUpsCalls.updateFollowUp, {
      params: { id: answer.data._id },
      body: { step_index: 1, archived_at: '2026-11-01' },
    })

    const { data } = await historyOf('follow-up', answer.data._id)
    expect(data.map(({ action }) => action)).toEqual(['archived', 'created'])
    expect(data[0]?.fields.find(({ field }) => field === 'step_index')?.from).toBe('Start of the process')
  })
})

describe('putting old values back', () => {
  it('undoes an added tax-paid date without moving the year end (HIST-5, TAX-2)', async () => {
    const id = await makeOrganization(app(), { financialYearEnd: '2026-12-31', corporationTaxPaid: ['2024-05-31'] })
    await updateOrganization(id, { corporationTaxPaid: ['2024-05-31', '2025-05-31'] })

    expect((await restore((await latestEntry('organization', id))._id)).status).toBe(200)
    expect(await findOrganization(id)).toMatchObject({
      corporationTaxPaid: ['2024-05-31'],
      financialYearEnd: '2026-12-31',
    })
  })

  it('is a new change that follows the rules of the record, and what a rule computed comes back with it (HIST-4, HIST-5)', async () => {
    const id = await makeOrganization(app(), { name: 'Boyne Ltd' })
    await updateOrganization(id, { incorporationDate: '2025-01-10', country: 'Ireland' })
    const before = await findOrganization(id)
    await updateOrganization(id, { incorporationDate: '2026-03-12', country: 'France' })

    expect((await restore((await latestEntry('organization', id))._id)).status).toBe(200)

    expect(await findOrganization(id)).toEqual({
      ...before,
      version: expect.any(Number),
      updatedAt: expect.any(String),
    })
    expect((await historyOf('organization', id)).totalItems).toBe(4)
  })

  it('of one field leaves the others (HIST-4)', async () => {
    const id = await makeOrganization(app())
    await updateOrganization(id, { country: 'Ireland', notes: 'a note' })
    await restore((await latestEntry('organization', id))._id, ['country'])
    expect(await findOrganization(id)).toMatchObject({ country: null, notes: 'a note' })
  })

  it('names its new entry, by which it is undone (HIST-4)', async () => {
    const id = await makeOrganization(app())
    await updateOrganization(id, { country: 'Ireland' })
    const { answer } = await restore((await latestEntry('organization', id))._id, ['country'])
    expect((await findOrganization(id)).country).toBeNull()

    expect((await restore(answer.data.entryId ?? '')).status).toBe(200)
    expect((await findOrganization(id)).country).toBe('Ireland')
  })

  it('works for a link, and for the deletion of one (HIST-4)', async () => {
    const [peopleId, organizationId] = [await makePerson(app()), await makeOrganization(app())]
    const body = { peopleId, organizationId, roles: ['shareholder' as const], beneficiaryPercentage: 40 }
    const { answer } = await app().staff(linksCalls.createLink, { body })
    const id = answer.data._id
    await app().staff(linksCalls.updateLink, { params: { id }, body: { roles: ['director'] } })

    await restore((await latestEntry('link', id))._id)
    await app().staff(linksCalls.removeLink, { params: { id } })
    await restore((await latestEntry('link', id))._id)

    const { answer: links } = await app().staff(linksCalls.searchLinks, { body: { organizationId } })
    expect(links.data).toMatchObject([{ _id: id, roles: ['shareholder'], beneficiaryPercentage: 40 }])
  })

  it('puts back the percentage of a link whose shareholder is none today, also 0 (HIST-4, OWN-2)', async () => {
    const [peopleId, organizationId] = [await makePerson(app()), await makeOrganization(app())]
    const terms = [{ role: 'shareholder' as const, appointed: '2020-01-01', ceased: '2024-01-01' }]
    const { answer } = await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, terms } })
    const id = answer.data._id
    await app().staff(linksCalls.updateLink, { params: { id }, body: { beneficiaryPercentage: 40 } })
    await restore((await latestEntry('link', id))._id)

    const body = { roles: ['shareholder' as const] }
    const saved = await app().staff(linksCalls.updateLink, { params: { id }, body })
    expect(saved.answer.beneficiaryPercentage).toBe(0)
  })

  it('is refused for a masked PPS number, a creation, a field that the entry did not change, and an unknown entry (HIST-4)', async () => {
    const id = await makePerson(app())
    await app().staff(peopleCalls.updatePerson, { params: { id }, body: { pps: '1234567TW' } })
    await app().staff(peopleCalls.updatePerson, { params: { id }, body: { pps: '7654321TW' } })
    const { data } = await historyOf('person', id)

    for (const fields of [undefined, ['pps']]) {
      const { status, problem } = await restore(data[0]?._id ?? '', fields)
      expect([status, problem.code]).toEqual([409, 'RESTORE_REFUSED'])
      expect(problem.message).toContain('PPS')
    }
    expect((await restore(data.at(-1)?._id ?? '')).problem.code).toBe('RESTORE_REFUSED')
    expect((await restore(data[0]?._id ?? '', ['mail'])).problem.code).toBe('RESTORE_REFUSED')
    expect((await restore('0')).status).toBe(404)
    expect((await restore('nonsense')).status).toBe(404)
  })

  it('is refused where a rule forbids it (HIST-4)', async () => {
    const organization_id = await makeOrganization(app())
    const start = () =>
      app().staff(followUpsCalls.startFollowUp, { body: { name: 'VAT_REGISTRATION', organization_id } })
    const { answer } = await start()
    const id = answer.data._id
    await app().staff(followUpsCalls.updateFollowUp, { params: { id }, body: { archived_at: '2026-11-01' } })
    await start()

    const { status, problem } = await restore((await latestEntry('follow-up', id))._id)
    expect([status, problem.code]).toEqual([409, 'FOLLOW_UP_ALREADY_EXISTS'])
  })
})

describe('a record as it was', () => {
  it('is compared with what it is now, and brought back as one new change (HIST-6)', async () => {
    const id = await makeOrganization(app(), { name: 'Erne Ltd' })
    await updateOrganization(id, { country: 'Ireland' })
    const at = (await latestEntry('organization', id)).at
    await updateOrganization(id, { country: 'France' })
    await updateOrganization(id, { country: 'Spain', notes: 'moved' })
    const body = { recordType: 'organization' as const, recordId: id, at }

    const { answer } = await app().staff(historyCalls.compareHistory, { body })
    expect(answer.data).toMatchObject([
      { field: 'country', label: 'Country', was: 'Ireland', is: 'Spain' },
      { field: 'notes', was: null, is: 'moved' },
    ])
    await app().staff(historyCalls.restoreHistoryAsOf, { body })

    expect(await findOrganization(id)).toMatchObject({ name: 'Erne Ltd', country: 'Ireland', notes: null })
    expect((await historyOf('organization', id)).totalItems).toBe(5)
  })

  it.each([
    ['2026-11-02T09:00:00+23:00', 409],
    ['0001-01-01T00:00:00Z', 409],
    ['9999-12-31T23:59:59-01:00', 400],
    ['0000-06-01T00:00:00Z', 400],
    ['yesterday', 400],
  ])('before the record was made, or at a time that cannot be, is refused: %s with %i', async (at, expected) => {
    const recordId = await makeOrganization(app(), { name: 'Suir Ltd' })
    const body = { recordType: 'organization' as const, recordId, at }

    expect((await app().staff(historyCalls.compareHistory, { body })).status).toBe(expected)
  })
})
