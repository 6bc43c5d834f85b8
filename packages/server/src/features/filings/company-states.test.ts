import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { lastDayToFileReturn } from '@registrar/domain/filings/return-days'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { lastWorkingDayBefore } from '@registrar/domain/working-days/working-days'
import type { BodyInput } from '@registrar/domain/shared/call'
import type { ComplianceRuleId } from '@registrar/domain/shared/compliance-rule-ids'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { sayB1B73Sent } from '#features/organizations'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { forgetUncorrectedB1B73s } from './filed-b1b73.commands.ts'
import { keepReturnsOfLapsedB1B73s } from './running-return.commands.ts'

const app = useApp()
const day = today('Europe/Dublin')

type Fields = BodyInput<typeof organizationsCalls.updateOrganization>
const update = async (id: string, body: Fields) =>
  (await app().staff(organizationsCalls.updateOrganization, { params: { id }, body })).answer
const find = async (id: string) => (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer
const register = async (id: string) =>
  (await app().staff(organizationsCalls.findReturnRegister, { params: { id } })).answer
const filings = async (organizationId: string) =>
  (await app().staff(filingsCalls.searchFilings, { body: { organizationId, limit: 100 } })).answer.data
const running = async (id: string) => (await filings(id)).find(({ kind, state }) => kind === 'B1' && state === 'toFile')
const findingOf = async (organizationId: string, rule: ComplianceRuleId) =>
  (await app().staff(complianceCalls.searchCompliance, { body: { organizationId } })).answer.data.find(
    (row) => row.rule === rule,
  )
const due = async (search: string) =>
  (await app().staff(deadlinesCalls.searchDeadlines, { body: { search, limit: 100 } })).answer.data

// A company whose Next AR is as on the CRO.
const company = async (name: string, ard: string, fields: Fields = {}) => {
  const id = await makeOrganization(app(), { name, firstAr: addMonths(ard, -36), status: true })
  await update(id, { nextArReminder: ard, nextArReason: 'As on the CRO', ...fields })
  return id
}

describe('the B1B73 that is in force (AR-21)', () => {
  const lastDay = (ard: string) => lastDayToFileReturn({ madeUpTo: ard, yearEnd: null })

  it('is the return of the old ARD once it is filed in time, and the next return is made up to the new one', async () => {
    const ard = addDays(day, -30)
    const B1B73 = addMonths(ard, 3)
    const id = await company('Turnstone Limited', ard)
    const saved = await update(id, { B1B73, B1B73FiledOn: addDays(day, -2) })
    expect(saved).toMatchObject({ nextArReminder: B1B73, runningReturn: { madeUpTo: B1B73 } })

    expect((await register(id)).data).toMatchObject([{ kind: 'B1B73', madeUpTo: ard, daysLate: 0, fee: 0 }])
    expect((await filings(id)).map(({ kind, state, eventDate }) => [kind, state, eventDate])).toEqual(
      expect.arrayContaining([
        ['B1B73', 'sent', ard],
        ['B1', 'toFile', B1B73],
      ]),
    )
    expect((await findingOf(id, 'changedAnnualReturn'))?.state).toBe('green')

    await update(id, { B1B73: null })
    expect(await find(id)).toMatchObject({ nextArReminder: ard, B1B73FiledOn: null, runningReturn: { madeUpTo: ard } })
    expect((await register(id)).data).toEqual([])
  })

  it('has no effect after day 56: the old return stays due, and Next AR as it is documented', async () => {
    const ard = addDays(day, -100)
    const B1B73 = addMonths(ard, 6)
    const id = await company('Dunlin Limited', ard)
    const filedOn = addDays(lastDay(ard), 1)
    await update(id, { B1B73, B1B73FiledOn: filedOn })

    expect(await find(id)).toMatchObject({ nextArReminder: B1B73, runningReturn: { madeUpTo: ard } })
    expect(await running(id)).toMatchObject({ madeUpTo: ard, legalDate: lastDay(ard) })
    expect((await register(id)).running?.daysLate).toBeGreaterThan(0)
    expect((await due('dunlin')).map(({ kind, subject, legalDate }) => [kind, subject, legalDate])).toEqual([
      ['ANNUAL_RETURN', expect.stringContaining('Annual return made up to'), lastDay(ard)],
    ])
    expect((await findingOf(id, 'changedAnnualReturn'))?.state).toBe('red')
    expect((await register(id)).data).toEqual([])

    await update(id, { B1B73FiledOn: lastDay(ard) })
    expect((await running(id))?.madeUpTo).toBe(B1B73)
  })

  it('that nobody says was filed counts while its time runs, and lapses with the day', async () => {
    const ard = addDays(day, -20)
    const B1B73 = addMonths(ard, 2)
    const id = await company('Sanderling Limited', ard)
    await update(id, { B1B73 })
    expect((await running(id))?.madeUpTo).toBe(B1B73)

    // As if the B1B73 had been saved two months earlier.
    const { db } = app()
    const old = addDays(ard, -80)
    await db
      .updateTable('organization_details')
      .set({ counted_next_annual_return: old })
      .where('organization_id', '=', id)
      .execute()
    await keepReturnsOfLapsedB1B73s(db)
    expect((await running(id))?.madeUpTo).toBe(old)
  })

  it('has no effect when it was sent back and came again after day 56, or not at all: the old return is due again (FIL-5)', async () => {
    const ard = addDays(day, -70)
    const id = await company('Sanderling Limited', ard)
    await update(id, { B1B73: addMonths(ard, 4), B1B73FiledOn: addDays(ard, 20) })
    const form = (await filings(id)).find(({ kind }) => kind === 'B1B73')
    const change = (body: BodyInput<typeof filingsCalls.updateFiling>) =>
      app().staff(filingsCalls.updateFiling, { params: { id: form?._id ?? '' }, body })

    await change({ sentBackOn: addDays(ard, 40) })
    expect((await running(id))?.madeUpTo).toBe(ard)
    expect(await find(id)).toMatchObject({ B1B73FiledOn: null, nextArReminder: addMonths(ard, 4) })
    await change({ sentOn: addDays(ard, 50) })
    expect((await running(id))?.madeUpTo).toBe(addMonths(ard, 4))
    expect((await find(id)).B1B73FiledOn).toBe(addDays(ard, 20))
    await change({ sentOn: addDays(ard, 65) })
    expect((await running(id))?.madeUpTo).toBe(ard)
    expect((await find(id)).B1B73FiledOn).toBe(addDays(ard, 65))
    expect((await filings(id)).find(({ kind }) => kind === 'B1B73')).toMatchObject({
      sentOn: addDays(ard, 20),
      resentOn: addDays(ard, 65),
    })
  })

  it('counts as not delivered from the day on which it was sent back for 14 days, without a save (FIL-5)', async () => {
    const ard = addDays(day, -70)
    const id = await company('Dunlin Limited', ard)
    await update(id, { B1B73: addMonths(ard, 4), B1B73FiledOn: addDays(ard, 20) })
    const form = (await filings(id)).find(({ kind }) => kind === 'B1B73')
    await app().staff(filingsCalls.updateFiling, {
      params: { id: form?._id ?? '' },
      body: { sentBackOn: addDays(day, -14) },
    })
    const pass = async () => {
      await forgetUncorrectedB1B73s(app().db, { onB1B73Sent: sayB1B73Sent })
      await keepReturnsOfLapsedB1B73s(app().db)
    }
    await pass()
    expect(await find(id)).toMatchObject({ B1B73FiledOn: addDays(ard, 20) })
    expect((await running(id))?.madeUpTo).toBe(addMonths(ard, 4))

    // As if it had been sent back so that the time had ended on the last working day.
    const earlier = addDays(lastWorkingDayBefore(day), -14)
    await sql`update filings set sent_back_on = ${earlier} where id = ${form?._id}`.execute(app().db)
    await pass()
    expect(await find(id)).toMatchObject({ B1B73FiledOn: null, nextArReminder: addMonths(ard, 4) })
    expect((await running(id))?.madeUpTo).toBe(ard)
    expect((await filings(id)).find(({ kind }) => kind === 'B1B73')).toMatchObject({
      state: 'sentBack',
      sentOn: addDays(ard, 20),
    })
  })

  it('was not filed before the old ARD, and the day of an earlier one is not its own', async () => {
    const ard = addDays(day, -20)
    const id = await company('Greenshank Limited', addMonths(ard, -72))
    await update(id, { B1B73: addMonths(ard, -69), B1B73FiledOn: addMonths(ard, -71) })
    const register1 = (await register(id)).data.map(({ kind, madeUpTo }) => [kind, madeUpTo])
    expect(register1).toEqual([['B1B73', addMonths(ard, -72)]])
    await update(id, { nextArReminder: ard, nextArReason: 'As on the CRO' })

    const B1B73 = addMonths(ard, 3)
    const body = { B1B73, B1B73FiledOn: addDays(ard, -1) }
    const { status, problem } = await app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
    expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([
      422,
      'FILING_DATES_REFUSED',
      ['B1B73FiledOn'],
    ])
    expect(await update(id, { B1B73 })).toMatchObject({ B1B73FiledOn: null, nextArReminder: B1B73 })
    expect((await register(id)).data.map(({ kind, madeUpTo }) => [kind, madeUpTo])).toEqual(register1)
    await update(id, { B1B73FiledOn: ard })
    expect((await register(id)).data.map(({ kind, madeUpTo }) => [kind, madeUpTo])).toEqual([
      ['B1B73', ard],
      ...register1,
    ])
  })

  it('was not filed on a day to come', async () => {
    const ard = addDays(day, -20)
    const id = await company('Turnstone Limited', ard)
    const body = { B1B73: addMonths(ard, 3), B1B73FiledOn: addDays(day, 1) }
    const { status, problem } = await app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['B1B73FiledOn']])
    expect((await find(id)).nextArReminder).toBe(ard)

    const created = { name: 'Turnstone Limited', firstAr: addMonths(ard, -36), status: true, ...body }
    const refused = await app().staff(organizationsCalls.createOrganization, { body: created })
    expect([refused.status, Object.keys(refused.problem.fields ?? {})]).toEqual([422, ['B1B73FiledOn']])
  })

  it('moves nothing on the first return', async () => {
    const firstAr = addDays(day, -10)
    const id = await makeOrganization(app(), { firstAr })
    await update(id, { B1B73: addMonths(firstAr, 2), B1B73FiledOn: day })
    expect((await running(id))?.madeUpTo).toBe(firstAr)
  })

  it('that had no effect is passed by the return of the old ARD, which moves Next AR on from that day (AR-4)', async () => {
    const ard = addDays(day, -100)
    const id = await company('Whimbrel Limited', ard)
    await update(id, { B1B73: addMonths(ard, 6) })
    const params = { id: (await running(id))?._id ?? '' }
    await app().staff(filingsCalls.updateFiling, { params, body: { sentOn: day } })
    expect((await find(id)).nextArReminder).toBe(addMonths(ard, 12))
  })
})

describe('no return is due (AR-22)', () => {
  const ard = addDays(day, -20)

  it.each([
    ['an ARD in a liquidation', { croStatus: 'liquidation', croStatusOn: ard }, null],
    ['an ARD before it', { croStatus: 'liquidation', croStatusOn: addDays(ard, 1) }, ard],
    ['a liquidation since a day that nobody has said', { croStatus: 'liquidation' }, ard],
    ['a company listed for strike-off', { croStatus: 'strikeOffListed', croStatusOn: addDays(day, -5) }, ard],
    ['a company in receivership', { croStatus: 'receivership', croStatusOn: addDays(day, -5) }, ard],
    ['a dissolved company', { croStatus: 'dissolved' }, null],
    ['a branch', { companyType: 'BRANCH' }, null],
  ] as const)('%s', async (_, fields, madeUpTo) => {
    const id = await company('Curlew Limited', ard, fields)
    expect((await running(id))?.madeUpTo ?? null).toBe(madeUpTo)
    expect((await find(id)).nextArReminder).toBe(ard)
    await update(id, { croStatus: 'restored', companyType: 'LTD' })
    expect((await running(id))?.madeUpTo).toBe(ard)
  })

  it('after the notice of a voluntary strike-off, once its Form H15 was sent', async () => {
    const id = await company('Redshank Limited', ard, { croStatus: 'strikeOffListed', croStatusOn: addDays(day, -25) })
    const body = { organizationId: id, kind: 'H15' as const, eventDate: addDays(day, -40), sentOn: addDays(day, -30) }
    const h15 = (await app().staff(filingsCalls.createFiling, { body })).answer.data._id
    expect(await running(id)).toBeUndefined()
    await app().staff(filingsCalls.removeFiling, { params: { id: h15 } })
    expect((await running(id))?.madeUpTo).toBe(ard)
  })
})

it('a company listed for strike-off is red, with 28 days to put it right, whatever its creation status (ORG-36, DUE-12)', async () => {
  const listedOn = addDays(day, -3)
  const id = await company('Godwit Limited', addDays(day, 20), {
    creationStatus: 'STRIKE_OFF',
    croStatus: 'strikeOffListed',
    croStatusOn: listedOn,
  })
  expect(await findingOf(id, 'croStatus')).toMatchObject({ state: 'red' })
  const subjects = (await due('godwit')).map(({ kind, subject, legalDate }) => [kind, subject, legalDate])
  expect(subjects).toContainEqual(['STANDING', 'Listed for strike-off: file what is missing', addDays(listedOn, 28)])
  expect(subjects.map(([kind]) => kind)).toContain('ANNUAL_RETURN')

  await update(id, { croStatus: 'dissolved' })
  expect(await due('godwit')).toEqual([])
})

it('the end of the bond and of the certificate of a real link are deadlines (DUE-12, ORG-37)', async () => {
  const [bondUntil, realLinkCertificateUntil] = [addDays(day, 200), addDays(day, 300)]
  const id = await makeOrganization(app(), { name: 'Knot Limited' })
  await update(id, { bondUntil, realLinkCertificateUntil })
  expect((await due('knot limited')).map(({ kind, subject, legalDate }) => [kind, subject, legalDate])).toEqual([
    ['STANDING', 'Bond in place of an EEA director ends', bondUntil],
    ['STANDING', 'Certificate of a real link ends', realLinkCertificateUntil],
  ])
})

describe('a company taken over whose ARD nobody has confirmed (AR-23)', () => {
  it('is not called late, and says so, until the ARD is set as on the CRO', async () => {
    const incorporationDate = addMonths(day, -72)
    const id = await makeOrganization(app(), { name: 'Stilt Limited', incorporationDate, rbo: true })
    const found = await find(id)
    expect(found.runningReturn).toMatchObject({ madeUpTo: addMonths(incorporationDate, 6), isUnconfirmed: true })
    expect((await register(id)).running).toMatchObject({ daysLate: 0, fee: 0, isUnconfirmed: true })
    // Nobody loses it from sight: it stays among what is due.
    expect((await due('stilt')).map(({ kind }) => kind)).toEqual(['ANNUAL_RETURN'])
    const finding = await findingOf(id, 'annualReturn')
    expect([finding?.state, finding?.reason]).toEqual([
      'amber',
      expect.stringContaining('is not confirmed with the CRO'),
    ])
    const ard = addDays(day, -100)
    await update(id, { nextArReminder: ard, nextArReason: 'As on the CRO' })
    expect((await register(id)).running?.daysLate).toBeGreaterThan(0)
    expect((await find(id)).runningReturn).not.toHaveProperty('isUnconfirmed')
  })

  it('is not called late either by a B1B73 of years ago, which may have been entered with it', async () => {
    const firstAr = addMonths(day, -72)
    const id = await makeOrganization(app(), { firstAr, status: true, B1B73: addMonths(firstAr, 15) })
    expect((await register(id)).running).toMatchObject({ daysLate: 0, fee: 0, isUnconfirmed: true })
  })
})
