import { binCalls } from '@registrar/domain/bin/bin.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays } from '@registrar/domain/shared/iso-date'
import { taxesCalls } from '@registrar/domain/taxes/taxes.calls'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeTaxRegistration } from './taxes.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')

type Registration = BodyInput<typeof taxesCalls.createTaxRegistration>

const registrationsOf = async (organizationId: string) =>
  (await app().staff(taxesCalls.searchTaxRegistrations, { body: { organizationId } })).answer
const register = (body: Registration) => app().staff(taxesCalls.createTaxRegistration, { body })
const change = (id: string, body: BodyInput<typeof taxesCalls.updateTaxRegistration>) =>
  app().staff(taxesCalls.updateTaxRegistration, { params: { id }, body })
const duesOf = async (organizationId: string, body: BodyInput<typeof taxesCalls.searchTaxDues> = {}) =>
  (await app().staff(taxesCalls.searchTaxDues, { body: { organizationId, limit: 1000, ...body } })).answer.data
const changeDue = (id: string, body: BodyInput<typeof taxesCalls.updateTaxDue>) =>
  app().staff(taxesCalls.updateTaxDue, { params: { id }, body })

const restore = async (id: string) =>
  (await app().staff(binCalls.restoreFromBin, { body: { items: [{ recordType: 'tax-registration', _id: id }] } }))
    .answer.data

const year = { from: '2026-01-01', to: '2026-12-31' }

describe('a registration for a tax (TAX-8)', () => {
  it('is entered with the usual periods, changed, ended and found', async () => {
    const organizationId = await makeOrganization(app())
    const id = await makeTaxRegistration(app(), organizationId, { number: 'IE1234567A' })
    expect(await registrationsOf(organizationId)).toMatchObject({
      totalItems: 1,
      data: [{ _id: id, tax: 'VAT', number: 'IE1234567A', from: '2026-01-01', to: null, every: 2, size: null }],
    })

    const { answer } = await change(id, { to: '2026-06-30', every: 6 })
    expect(answer).toMatchObject({ _id: id, to: '2026-06-30', every: 6, number: 'IE1234567A' })
    expect((await duesOf(organizationId, year)).map(({ legalDate }) => legalDate)).toEqual(['2026-07-23'])
    expect((await register({ organizationId, tax: 'VAT', from: '2026-07-01' })).status).toBe(200)
    expect((await registrationsOf(organizationId)).totalItems).toBe(2)
  })

  it.each<[string, Partial<Registration>, string]>([
    ['that ends before it begins', { to: '2025-12-31' }, 'to'],
    ['with periods that the tax does not have', { every: 3 }, 'every'],
    ['of corporation tax with periods', { tax: 'CT', every: 12 }, 'every'],
    ['of VAT with a size', { size: 'large' }, 'size'],
  ])('%s is refused with its field', async (_, body, field) => {
    const organizationId = await makeOrganization(app())
    const { status, problem } = await register({ organizationId, tax: 'VAT', from: '2026-01-01', ...body })
    expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([422, 'TAX_REFUSED', [field]])
    expect((await registrationsOf(organizationId)).totalItems).toBe(0)
  })

  it('of the days of another one is refused, also when it is changed or restored', async () => {
    const organizationId = await makeOrganization(app())
    const first = await makeTaxRegistration(app(), organizationId, { to: '2026-06-30' })
    const second = await makeTaxRegistration(app(), organizationId, { from: '2026-07-01' })
    const { status, problem } = await change(first, { to: '2026-07-01' })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['from']])

    await app().staff(taxesCalls.removeTaxRegistration, { params: { id: second } })
    expect((await change(first, { to: null })).answer.to).toBeNull()
    expect((await restore(second))[0]).toMatchObject({ ok: false })
  })

  it.each([
    ['tax', { tax: 'XYZ' }],
    ['tax', { tax: undefined }],
    ['from', { from: '2026-13-01' }],
    ['from', { from: undefined }],
    ['every', { every: 5 }],
    ['size', { size: 'huge' }],
    ['organizationId', { organizationId: undefined }],
  ])('without a proper %s is malformed', async (field, body) => {
    const organizationId = await makeOrganization(app())
    const whole = { organizationId, tax: 'VAT', from: '2026-01-01', ...body }
    const { status, problem } = await register(whole as Registration)
    expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([400, 'VALIDATION_FAILED', [field]])
  })

  it('of an unknown company is not found', async () => {
    const body = { organizationId: '01980000-0000-7000-8000-00000000dead', tax: 'VAT' as const, from: '2026-01-01' }
    expect((await register(body)).status).toBe(404)
    expect((await register({ ...body, organizationId: 'x' })).status).toBe(404)
  })

  it('goes to the bin and comes back, is in the history, and its change is undone', async () => {
    const organizationId = await makeOrganization(app())
    const id = await makeTaxRegistration(app(), organizationId)
    await change(id, { number: 'IE7654321B' })
    const history = await app().staff(historyCalls.searchHistory, {
      body: { recordType: 'tax-registration', recordId: id },
    })
    const [entry] = history.answer.data
    expect(entry?.fields).toEqual([{ field: 'number', label: 'Number', from: null, to: 'IE7654321B' }])
    await app().staff(historyCalls.restoreHistory, { params: { id: entry?._id ?? '' }, body: {} })
    expect((await registrationsOf(organizationId)).data[0]?.number).toBeNull()

    await app().staff(taxesCalls.removeTaxRegistration, { params: { id } })
    expect((await registrationsOf(organizationId)).data).toEqual([])
    expect(await duesOf(organizationId, year)).toEqual([])
    expect((await restore(id))[0]).toMatchObject({ ok: true })
    expect((await registrationsOf(organizationId)).data).toHaveLength(1)

    const rct = (await register({ organizationId, tax: 'RCT', from: '2026-01-01' })).answer.data._id
    await app().staff(taxesCalls.removeTaxRegistration, { params: { id: rct } })
    const { answer } = await app().staff(binCalls.searchBin, { body: { search: 'relevant contracts' } })
    expect(answer.data.map(({ _id, title }) => [_id, title])).toEqual([[rct, 'Relevant contracts tax (RCT)']])
  })

  it('changed by two people at once keeps both changes, and asks about the same field (API-10)', async () => {
    const organizationId = await makeOrganization(app())
    const id = await makeTaxRegistration(app(), organizationId)
    const version = (await registrationsOf(organizationId)).data[0]?.version ?? 0
    await change(id, { number: 'IE1', version })
    const late = await change(id, { number: 'IE2', version, conflictsWithOwn: true })
    expect([late.status, late.problem.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await change(id, { to: '2026-12-31', version })).answer).toMatchObject({ number: 'IE1', to: '2026-12-31' })
  })
})

describe('the calendar of taxes (TAX-12)', () => {
  it('has what is due of a year, by day, of the taxes asked for', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Curlew Ltd' })
    await makeTaxRegistration(app(), organizationId)
    await app().staff(organizationsCalls.updateOrganization, {
      params: { id: organizationId },
      body: { financialYearEnd: '2025-12-31' },
    })

    const rows = await duesOf(organizationId, year)
    expect(rows.map(({ subject, period, legalDate }) => [subject, period, legalDate])).toEqual([
      ['VAT3', '01/01/2026 to 28/02/2026', '2026-03-23'],
      ['VAT3', '01/03/2026 to 30/04/2026', '2026-05-23'],
      ['VAT3', '01/05/2026 to 30/06/2026', '2026-07-23'],
      ['CT1', '01/01/2025 to 31/12/2025', '2026-09-23'],
      ['VAT3', '01/07/2026 to 31/08/2026', '2026-09-23'],
      ['Preliminary tax', '01/01/2026 to 31/12/2026', '2026-11-23'],
      ['VAT3', '01/09/2026 to 31/10/2026', '2026-11-23'],
    ])
    expect(rows[0]).toMatchObject({
      organizationId,
      organizationName: 'Curlew Ltd',
      tax: 'VAT',
      amount: null,
      paidOn: null,
    })
    expect((await duesOf(organizationId, { ...year, taxes: ['CT'] })).map(({ subject }) => subject)).toEqual([
      'CT1',
      'Preliminary tax',
    ])
    const page = await app().staff(taxesCalls.searchTaxDues, { body: { organizationId, ...year, limit: 2, page: 2 } })
    expect(page.answer).toMatchObject({
      totalItems: 7,
      totalPages: 4,
      data: [{ legalDate: '2026-07-23' }, { subject: 'CT1' }],
    })
  })

  it('of all companies is read by day and company', async () => {
    for (const name of ['Snipe Ltd', 'Dunlin Ltd'])
      await makeTaxRegistration(app(), await makeOrganization(app(), { name }), { tax: 'RCT' })
    const { answer } = await app().staff(taxesCalls.searchTaxDues, {
      body: { taxes: ['RCT'], from: '2026-03-01', to: '2026-04-30' },
    })
    expect(answer.data.map(({ organizationName, legalDate }) => [organizationName, legalDate])).toEqual([
      ['Dunlin Ltd', '2026-03-23'],
      ['Snipe Ltd', '2026-03-23'],
      ['Dunlin Ltd', '2026-04-23'],
      ['Snipe Ltd', '2026-04-23'],
    ])
  })

  it('keeps what is paid under an id that stays, with history and undo', async () => {
    const organizationId = await makeOrganization(app())
    await makeTaxRegistration(app(), organizationId)
    const [first] = await duesOf(organizationId, year)
    const id = first?._id ?? ''
    const said = { amount: 1234.5, paidOn: '2026-03-20', reference: 'ROS 77' }
    expect((await changeDue(id, said)).answer).toMatchObject({ _id: id, ...said, subject: 'VAT3', isOpen: false })
    expect((await changeDue(id, { reference: 'ROS 78' })).answer).toMatchObject({ ...said, reference: 'ROS 78' })
    expect((await duesOf(organizationId, year))[0]).toMatchObject({ _id: id, amount: 1234.5, reference: 'ROS 78' })

    const { id: kept } = await app()
      .db.selectFrom('tax_dues')
      .select('id')
      .where('organization_id', '=', organizationId)
      .executeTakeFirstOrThrow()
    const history = await app().staff(historyCalls.searchHistory, { body: { recordType: 'tax-due', recordId: kept } })
    expect(history.answer.data.map(({ action }) => action)).toEqual(['updated', 'created'])
    await app().staff(historyCalls.restoreHistory, { params: { id: history.answer.data[0]?._id ?? '' }, body: {} })
    expect((await duesOf(organizationId, year))[0]).toMatchObject(said)

    await changeDue(id, { amount: null, paidOn: null, reference: null })
    expect((await duesOf(organizationId, year))[0]).toMatchObject({ amount: null, paidOn: null, reference: null })
  })

  it('keeps a payment whose registration is gone', async () => {
    const organizationId = await makeOrganization(app())
    const registration = await makeTaxRegistration(app(), organizationId)
    const [first] = await duesOf(organizationId, year)
    await changeDue(first?._id ?? '', { paidOn: '2026-03-20' })
    await app().staff(taxesCalls.removeTaxRegistration, { params: { id: registration } })
    expect((await duesOf(organizationId, year)).map(({ _id }) => _id)).toEqual([first?._id])
  })

  it.each([
    ['in the future', { paidOn: addDays(day, 1) }, 422, 'paidOn'],
    ['on no day', { paidOn: '2026-02-30' }, 400, 'paidOn'],
    ['of a tenth of a cent', { amount: 1.001 }, 400, 'amount'],
  ])('refuses a payment %s', async (_, body, status, field) => {
    const organizationId = await makeOrganization(app())
    await makeTaxRegistration(app(), organizationId)
    const [first] = await duesOf(organizationId, year)
    const refused = await changeDue(first?._id ?? '', body)
    expect([refused.status, Object.keys(refused.problem.fields ?? {})]).toEqual([status, [field]])
  })

  it('has no due that no rule computes', async () => {
    const organizationId = await makeOrganization(app())
    await makeTaxRegistration(app(), organizationId)
    for (const id of [
      `${organizationId}:VAT3:2026-03-31`,
      `${organizationId}:PAYROLL:2026-02-28`,
      `${organizationId}:VAT3`,
      'x',
      '%00',
    ])
      expect((await changeDue(id, { paidOn: '2026-03-20' })).status).toBe(404)
  })

  it('is not computed of more years than people read', async () => {
    const { status, problem } = await app().staff(taxesCalls.searchTaxDues, {
      body: { from: '0001-01-01', to: '9999-12-31' },
    })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['to']])
  })
})

it('a company that has ended owes nothing any more (TAX-13)', async () => {
  const dissolved = await makeOrganization(app(), { croStatus: 'dissolved', croStatusOn: '2026-06-30' })
  const former = await makeOrganization(app(), { relationshipEndedOn: '2026-06-30' })
  const struckOff = await makeOrganization(app(), { creationStatus: 'STRIKE_OFF' })
  for (const id of [dissolved, former, struckOff]) await makeTaxRegistration(app(), id)

  expect((await duesOf(dissolved, year)).map(({ legalDate }) => legalDate)).toEqual(['2026-03-23', '2026-05-23'])
  expect((await duesOf(former, year)).map(({ legalDate }) => legalDate)).toEqual(['2026-03-23', '2026-05-23'])
  expect(await duesOf(struckOff, year)).toEqual([])
})
