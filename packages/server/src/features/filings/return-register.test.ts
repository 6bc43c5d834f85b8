import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { lastDayToFileReturn } from '@registrar/domain/filings/return-days'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { reportsCalls } from '@registrar/domain/reports/reports.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays, addMonths, displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')
const unknownId = '01a1fbc3-c238-73ba-a010-250c35c466ab'

const register = (id: string) => app().staff(organizationsCalls.findReturnRegister, { params: { id } })
const enter = (id: string, body: { madeUpTo: string; filedOn: string }) =>
  app().staff(organizationsCalls.registerReturn, { params: { id }, body })
const move = (id: string, step_index: number) =>
  app().staff(followUpsCalls.updateFollowUp, { params: { id }, body: { step_index } })

it('a completed return enters the register as filed today, and leaves it when it is stepped back or deleted (AR-17)', async () => {
  const id = await makeOrganization(app(), { firstAr: '2021-09-30', status: true })
  const followUp = await makeFollowUp(app(), id, 'AR_TRADING')
  await move(followUp._id, followUp.max_step_index)

  const line = { madeUpTo: '2022-09-30', filedOn: day, lastDay: '2022-11-25', fee: 1200, isFirst: false }
  expect((await register(id)).answer.data).toMatchObject([{ ...line, followUpId: followUp._id }])

  await move(followUp._id, 3)
  expect((await register(id)).answer.data).toEqual([])

  await move(followUp._id, followUp.max_step_index)
  await app().staff(followUpsCalls.removeFollowUp, { params: { id: followUp._id } })
  expect((await register(id)).answer.data).toEqual([])
})

it('two follow-ups for one return make one entry in the register (AR-17)', async () => {
  const id = await makeOrganization(app(), { firstAr: '2021-09-30', status: true })
  const followUps = [await makeFollowUp(app(), id, 'DISTRICT_COURT'), await makeFollowUp(app(), id, 'AR_TRADING')]
  for (const { _id, max_step_index } of followUps) await move(_id, max_step_index)

  expect((await register(id)).answer.data.map(({ madeUpTo }) => madeUpTo)).toEqual(['2022-09-30'])
})

it('a return of two follow-ups leaves the register only when both are stepped back, and undoing that brings it back (AR-17)', async () => {
  const id = await makeOrganization(app(), { firstAr: '2021-09-30', status: true })
  const one = await makeFollowUp(app(), id, 'AR_TRADING')
  const other = await makeFollowUp(app(), id, 'DISTRICT_COURT')
  for (const { _id, max_step_index } of [one, other]) await move(_id, max_step_index)
  const [line] = (await register(id)).answer.data

  await move(one._id, 3)
  expect((await register(id)).answer.data).toEqual([{ ...line, followUpId: other._id }])
  await move(other._id, 3)
  expect((await register(id)).answer.data).toEqual([])

  for (const { _id } of [other, one]) {
    const body = { recordType: 'follow-up' as const, recordId: _id, limit: 1 }
    const [stepBack] = (await app().staff(historyCalls.searchHistory, { body })).answer.data
    await app().staff(historyCalls.restoreHistory, { params: { id: stepBack?._id ?? '' }, body: {} })
  }
  expect((await register(id)).answer.data).toEqual([line])
})

it('the register marks the first return, and a follow-up that is not a return makes no entry (AR-17)', async () => {
  const id = await makeOrganization(app(), { firstAr: '2021-09-30' })
  for (const name of ['FIRST_AR', 'PPS'] as const) {
    const { _id, max_step_index } = await makeFollowUp(app(), id, name)
    await move(_id, max_step_index)
  }

  const { data } = (await register(id)).answer
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ madeUpTo: '2021-09-30', isFirst: true })
})

it('the return that is due has its running fee, as if it were filed today (AR-15)', async () => {
  const late = await makeOrganization(app(), { firstAr: addDays(day, -56 - 20), status: false })
  const { running, auditExemption } = (await register(late)).answer
  expect(running?.madeUpTo).toBe(addDays(day, -76))
  expect(running?.daysLate).toBeGreaterThan(15)
  expect(running?.fee).toBe(100 + 3 * ((running?.daysLate ?? 0) - 1))
  // The first return does not count.
  expect(auditExemption.state).toBe('kept')

  expect((await register(await makeOrganization(app()))).answer).toMatchObject({ data: [], running: null })
})

it('staff enter, correct and remove a return, which the history of the organization keeps (AR-17, AR-16)', async () => {
  // A financial year ends between the two returns.
  const id = await makeOrganization(app(), { financialYearEnd: addMonths(day, -6) })
  const [older, newer] = [addMonths(day, -14), addMonths(day, -4)]
  const [late, later] = [addDays(older, 154), addDays(lastDayToFileReturn({ madeUpTo: newer, yearEnd: null }), 37)]
  const inTime = addDays(older, 30)
  const first = (await enter(id, { madeUpTo: older, filedOn: late })).answer.data._id
  await enter(id, { madeUpTo: newer, filedOn: later })
  expect((await register(id)).answer).toMatchObject({
    data: [{ madeUpTo: newer, daysLate: 37, fee: 208 }, { madeUpTo: older }],
    auditExemption: { state: 'lost', lateReturns: [older, newer] },
  })

  const params = { id, returnId: first }
  const corrected = await app().staff(organizationsCalls.updateRegisteredReturn, {
    params,
    body: { filedOn: inTime },
  })
  expect(corrected.answer).toMatchObject({ madeUpTo: older, filedOn: inTime, fee: 0 })
  expect((await register(id)).answer.auditExemption).toMatchObject({ state: 'atRisk', lateReturns: [newer] })

  await app().staff(organizationsCalls.removeRegisteredReturn, { params })
  expect((await register(id)).answer.data.map(({ madeUpTo }) => madeUpTo)).toEqual([newer])

  const lines = await app()
    .db.selectFrom('changes')
    .select('fields')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()
  const inWords = (madeUpTo: IsoDate, filedOn: IsoDate) =>
    `made up to ${displayDate(madeUpTo)}, filed on ${displayDate(filedOn)}`
  expect(lines.slice(1).map(({ fields }) => (fields as { annualReturns?: unknown }).annualReturns)).toEqual([
    [null, inWords(older, late)],
    [null, inWords(newer, later)],
    [inWords(older, late), inWords(older, inTime)],
    [inWords(older, inTime), null],
  ])
})

it('the history of the organization says when a return becomes the first one (AR-17)', async () => {
  const id = await makeOrganization(app())
  const { answer } = await enter(id, { madeUpTo: '2025-06-30', filedOn: '2025-07-01' })
  const params = { id, returnId: answer.data._id }
  await app().staff(organizationsCalls.updateRegisteredReturn, { params, body: { isFirst: true } })

  const body = { recordType: 'organization' as const, recordId: id, limit: 1 }
  const [entry] = (await app().staff(historyCalls.searchHistory, { body })).answer.data
  expect(entry?.fields).toMatchObject([
    {
      from: 'made up to 30/06/2025, filed on 01/07/2025',
      to: 'made up to 30/06/2025 (first), filed on 01/07/2025',
    },
  ])
})

it('a second return made up to the same day is refused, and an unknown organization or return is not found', async () => {
  const id = await makeOrganization(app())
  const filed = { madeUpTo: '2025-06-30', filedOn: '2025-12-01' }
  await enter(id, filed)
  const again = await enter(id, filed)
  expect([again.status, again.problem.code]).toEqual([409, 'RETURN_ALREADY_REGISTERED'])

  for (const unknown of ['nobody', unknownId]) {
    expect((await register(unknown)).status).toBe(404)
    expect((await enter(unknown, filed)).status).toBe(404)
    const params = { id, returnId: unknown }
    expect((await app().staff(organizationsCalls.removeRegisteredReturn, { params })).status).toBe(404)
    expect((await app().staff(organizationsCalls.updateRegisteredReturn, { params, body: {} })).status).toBe(404)
  }
})

it('a removed return goes back exactly as it was by its entry, unless the register has changed since (HIST-4, AR-17)', async () => {
  const id = await makeOrganization(app(), { firstAr: '2024-09-30', status: true })
  const { answer } = await enter(id, { madeUpTo: '2025-09-30', filedOn: '2025-12-20' })
  const before = (await register(id)).answer
  const remove = async () => {
    const params = { id, returnId: answer.data._id }
    return (await app().staff(organizationsCalls.removeRegisteredReturn, { params })).answer.entryId
  }
  const restore = (entryId: string) => app().staff(historyCalls.restoreHistory, { params: { id: entryId }, body: {} })

  const back = await restore(await remove())
  expect((await register(id)).answer).toEqual(before)
  // The undoing has an entry of its own, by which the return is taken out again.
  const gone = await restore(back.answer.data.entryId ?? '')
  expect((await register(id)).answer.data).toEqual([])

  await restore(gone.answer.data.entryId ?? '')
  const removal = await remove()
  await enter(id, { madeUpTo: '2025-09-30', filedOn: '2025-12-21' })
  const { problem } = await restore(removal)
  expect([problem.code, problem.message]).toEqual(['RESTORE_REFUSED', expect.stringContaining('register of annual')])
  expect((await register(id)).answer.data).toMatchObject([{ filedOn: '2025-12-21' }])
})

it('a return with days that cannot be right is refused, when it is entered and when it is corrected (AR-17)', async () => {
  const id = await makeOrganization(app(), { incorporationDate: '2020-03-15' })
  const right = { madeUpTo: '2021-09-30', filedOn: '2021-10-10' }
  const returnId = (await enter(id, right)).answer.data._id

  for (const [wrong, field] of [
    [{ filedOn: addDays(day, 1) }, 'filedOn'],
    [{ filedOn: '2021-09-29' }, 'filedOn'],
    [{ madeUpTo: '1800-01-01' }, 'madeUpTo'],
    [{ madeUpTo: '2090-09-30' }, 'filedOn'],
  ] as const) {
    const entered = await enter(id, { ...right, ...wrong })
    const params = { id, returnId }
    const corrected = await app().staff(organizationsCalls.updateRegisteredReturn, { params, body: wrong })
    for (const { status, problem } of [entered, corrected])
      expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([422, 'RETURN_DATES_REFUSED', [field]])
  }
  expect((await register(id)).answer.data).toMatchObject([right])
})

// A company whose return was delivered in time, 30 days after its ARD, and then sent back.
const returnSentBack = async (ard: IsoDate) => {
  const id = await makeOrganization(app(), { firstAr: addMonths(ard, -36), status: true })
  const body = { nextArReminder: ard, nextArReason: 'As on the CRO', financialYearEnd: addMonths(day, 6) }
  await app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
  const returns = { organizationId: id, kinds: ['B1' as const], states: ['toFile' as const] }
  const [running] = (await app().staff(filingsCalls.searchFilings, { body: returns })).answer.data
  const change = async (days: BodyInput<typeof filingsCalls.updateFiling>) =>
    (await app().staff(filingsCalls.updateFiling, { params: { id: running?._id ?? '' }, body: days })).answer

  await change({ sentOn: addDays(ard, 30) })
  const inTime = await register(id)
  return { id, change, inTime, back: await change({ sentBackOn: addDays(ard, 40) }) }
}

it('a return that was sent back and came again too late is late in the register as in the filings, and costs the exemption (AR-15, AR-16, FIL-5)', async () => {
  const ard = addDays(day, -100)
  const { id, change, inTime, back } = await returnSentBack(ard)
  expect(inTime.answer).toMatchObject({ data: [{ daysLate: 0, fee: 0 }], auditExemption: { state: 'kept' } })

  const open = await register(id)
  expect(open.answer.data).toMatchObject([{ filedOn: addDays(ard, 30), daysLate: back.daysLate }])
  expect(back.daysLate).toBeGreaterThan(30)

  const again = await change({ sentOn: addDays(ard, 90) })
  const late = await register(id)
  expect(late.answer.data).toMatchObject([{ filedOn: addDays(ard, 30), daysLate: again.daysLate }])
  expect(again.daysLate).toBeLessThan(back.daysLate)
  expect(late.answer.auditExemption).toMatchObject({ state: 'atRisk', lateReturns: [ard] })
})

it('a return that was sent back is not due, late nor a late return of a company that is over, until it is restored (AR-15, AR-16, ORG-36)', async () => {
  const ard = addDays(day, -100)
  const { id, back } = await returnSentBack(ard)
  const seen = async () => {
    const { data, auditExemption } = (await register(id)).answer
    const body = { report: 'returns' as const, from: ard, to: day }
    const report = (await app().staff(reportsCalls.searchReport, { body })).answer.data
    const late = report.reduce((sum, month) => sum + Number(month['late']), 0)
    return [data.map(({ filedOn, daysLate, fee }) => [filedOn, daysLate, fee]), auditExemption.state, late]
  }
  const set = (croStatus: 'dissolved' | 'restored') =>
    app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { croStatus } })
  const sentOn = addDays(ard, 30)
  const [lines, , late] = await seen()
  expect(lines).toEqual([[sentOn, back.daysLate, expect.any(Number)]])

  await set('dissolved')
  expect(await seen()).toEqual([[[sentOn, 0, 0]], 'kept', Number(late) - 1])
  await set('restored')
  expect(await seen()).toEqual([lines, 'atRisk', late])
})
