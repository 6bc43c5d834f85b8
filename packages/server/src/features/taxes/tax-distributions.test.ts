import { historyCalls } from '@registrar/domain/history/history.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays, displayDate } from '@registrar/domain/shared/iso-date'
import { taxesCalls } from '@registrar/domain/taxes/taxes.calls'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')
const thisMonth = day.slice(0, 7)
const lastMonthEnd = addDays(`${thisMonth}-01`, -1)

const duesOf = async (organizationId: string) =>
  (await app().staff(taxesCalls.searchTaxDues, { body: { organizationId, limit: 1000 } })).answer.data
const changeDue = (id: string, body: BodyInput<typeof taxesCalls.updateTaxDue>) =>
  app().staff(taxesCalls.updateTaxDue, { params: { id }, body })
const register = (body: BodyInput<typeof taxesCalls.createTaxRegistration>) =>
  app().staff(taxesCalls.createTaxRegistration, { body })
const distribute = (body: BodyInput<typeof taxesCalls.createTaxDistribution>) =>
  app().staff(taxesCalls.createTaxDistribution, { body })

describe('a distribution (TAX-11)', () => {
  it('makes the return of dividend withholding tax by the 14th of the next month', async () => {
    const organizationId = await makeOrganization(app())
    const { answer } = await distribute({ organizationId, on: lastMonthEnd, amount: 250 })
    const [row] = await duesOf(organizationId)
    expect(row).toMatchObject({
      _id: answer.data._id,
      tax: 'DWT',
      subject: 'DWT',
      period: displayDate(lastMonthEnd),
      legalDate: `${thisMonth}-14`,
      amount: 250,
      isOpen: true,
    })
    expect((await changeDue(answer.data._id, { paidOn: day })).answer.isOpen).toBe(false)
    const paid = (await duesOf(organizationId)).map((due) => ({ ...due, version: expect.any(Number) as number }))
    const remove = async () =>
      (await app().staff(taxesCalls.removeTaxDistribution, { params: { id: answer.data._id } })).answer.entryId
    const undo = async (id: string) =>
      (await app().staff(historyCalls.restoreHistory, { params: { id }, body: {} })).status
    const entry = await remove()
    expect(await duesOf(organizationId)).toEqual([])

    // The entry puts it back as it was, once.
    expect([await undo(entry), await duesOf(organizationId), await undo(entry)]).toMatchObject([200, paid, 409])
    const second = await remove()
    await distribute({ organizationId, on: lastMonthEnd, amount: 1 })
    expect([await undo(second), (await duesOf(organizationId)).map(({ amount }) => amount)]).toEqual([409, [1]])
  })

  it.each<[string, Partial<BodyInput<typeof taxesCalls.createTaxDistribution>>, string]>([
    ['of a day to come', { on: addDays(day, 1) }, 'on'],
    ['of a day that has one', { on: '2026-10-31' }, 'on'],
  ])('%s is refused', async (_, body, field) => {
    const organizationId = await makeOrganization(app())
    await distribute({ organizationId, on: '2026-10-31' })
    const { status, problem } = await distribute({ organizationId, on: '2026-10-30', ...body })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [field]])
  })

  it('of a branch is refused: it does not withhold this tax', async () => {
    const organizationId = await makeOrganization(app(), { companyType: 'BRANCH' })
    expect((await distribute({ organizationId, on: '2026-10-31' })).status).toBe(422)
    expect((await register({ organizationId, tax: 'DWT', from: '2026-01-01' })).status).toBe(422)
  })
})
