import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')

type Search = BodyInput<typeof filingsCalls.searchFilings>
const search = async (body: Search) => (await app().staff(filingsCalls.searchFilings, { body })).answer.data
const change = (id: string, body: BodyInput<typeof filingsCalls.updateFiling>) =>
  app().staff(filingsCalls.updateFiling, { params: { id }, body })
const find = async (id: string) => (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer
const update = (id: string, body: BodyInput<typeof organizationsCalls.updateOrganization>) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body })

describe('the return that is due is a filing (FIL-2)', () => {
  it('follows Next AR, the year end and the statements last annexed, and has its last day by the law (AR-18)', async () => {
    const organizationId = await makeOrganization(app(), { firstAr: '2010-11-15', status: true })
    await update(organizationId, { nextArReminder: '2026-11-15', nextArReason: 'As on the CRO' })
    const only = async () => search({ organizationId, kinds: ['B1'] })

    expect(await only()).toMatchObject([
      {
        kind: 'B1',
        title: 'Annual return',
        state: 'toFile',
        madeUpTo: '2026-11-15',
        yearEnd: null,
        legalDate: '2027-01-11',
      },
    ])
    const { answer } = await update(organizationId, { lastAnnexedYearEnd: '2024-12-31' })
    expect(answer.runningReturn).toEqual({ madeUpTo: '2026-11-15', yearEnd: '2025-12-31', extension: null })
    expect(await only()).toMatchObject([{ yearEnd: '2025-12-31', legalDate: '2026-11-25' }])

    await update(organizationId, { nextArReminder: '2026-09-15', nextArReason: 'As on the CRO' })
    expect(await only()).toMatchObject([{ madeUpTo: '2026-09-15', legalDate: '2026-11-10' }])
  })

  it('follows no statements of a year that has not ended: they are refused, and what there was stays (AR-18)', async () => {
    const ended = addMonths(day, -10)
    const organizationId = await makeOrganization(app(), { firstAr: addMonths(day, -36), status: true })
    await update(organizationId, { lastAnnexedYearEnd: ended })
    const lastAnnexedYearEnd = addDays(day, 1)
    const params = { id: organizationId }
    const saved = await app().staff(organizationsCalls.updateOrganization, { params, body: { lastAnnexedYearEnd } })
    const body = { name: 'Statements to come Ltd', lastAnnexedYearEnd }
    const made = await app().staff(organizationsCalls.createOrganization, { body })
    for (const { status, problem } of [saved, made])
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['lastAnnexedYearEnd']])
    const { answer } = await app().staff(organizationsCalls.findOrganization, { params })
    expect(answer.lastAnnexedYearEnd).toBe(ended)
  })

  it('is none without a Next AR, and none twice', async () => {
    const organizationId = await makeOrganization(app(), { name: 'No dates Ltd' })
    expect(await search({ organizationId })).toEqual([])
    await update(organizationId, { incorporationDate: '2026-01-31' })
    await update(organizationId, { firstAr: null })
    expect(await search({ organizationId })).toEqual([])
  })

  it('is not written by a save that leaves it as it is, and goes and comes with the strike-off (AR-22)', async () => {
    const organizationId = await makeOrganization(app(), { incorporationDate: '2026-01-31' })
    const written = async () =>
      (await sql`select id, xmin from filings where organization_id = ${organizationId}`.execute(app().db)).rows
    const before = await written()
    expect(before).toHaveLength(1)

    for (const creationStatus of ['LATE', 'COMPLETED', null] as const) await update(organizationId, { creationStatus })
    await update(organizationId, { name: 'Named Anew Limited' })
    expect(await written()).toEqual(before)

    const { answer } = await update(organizationId, { creationStatus: 'STRIKE_OFF' })
    expect([answer.runningReturn, await search({ organizationId })]).toEqual([null, []])
    const { answer: restored } = await update(organizationId, { creationStatus: 'LATE' })
    expect(restored.runningReturn).toMatchObject({ madeUpTo: '2026-07-31' })
  })

  it('is not entered, and not deleted', async () => {
    const organizationId = await makeOrganization(app(), { incorporationDate: '2026-01-31' })
    const [running] = await search({ organizationId })
    const body = { organizationId, kind: 'B1' as const, eventDate: day }
    const entered = await app().staff(filingsCalls.createFiling, { body })
    expect([entered.status, Object.keys(entered.problem.fields ?? {})]).toEqual([400, ['kind']])
    const removed = await app().staff(filingsCalls.removeFiling, { params: { id: running?._id ?? '' } })
    expect([removed.status, removed.problem.code]).toEqual([409, 'RETURN_KEPT'])
  })

  it('moves Next AR on when it is sent without a follow-up, and undoing that brings it back (FIL-3, AR-4)', async () => {
    const ard = addMonths(day, -1)
    const organizationId = await makeOrganization(app(), { firstAr: addMonths(ard, -24), status: true })
    await update(organizationId, {
      nextArReminder: ard,
      nextArReason: 'As on the CRO',
      lastAnnexedYearEnd: addMonths(ard, -20),
    })
    const [running] = await search({ organizationId })
    const yearEnd = running?.yearEnd ?? ''

    const sent = await change(running?._id ?? '', { sentOn: day, submissionNumber: 'SR123456' })
    expect(sent.answer).toMatchObject({ state: 'sent', sentOn: day, submissionNumber: 'SR123456', daysLate: 0 })
    expect(await find(organizationId)).toMatchObject({
      nextArReminder: addMonths(ard, 12),
      lastAnnexedYearEnd: yearEnd,
    })
    expect((await search({ organizationId, states: ['toFile'] })).map(({ madeUpTo }) => madeUpTo)).toEqual([
      addMonths(ard, 12),
    ])

    const history = { recordType: 'organization' as const, recordId: organizationId, limit: 1 }
    const [entry] = (await app().staff(historyCalls.searchHistory, { body: history })).answer.data
    const undone = await app().staff(historyCalls.restoreHistory, { params: { id: entry?._id ?? '' }, body: {} })
    expect(undone.status).toBe(200)
    expect((await find(organizationId)).nextArReminder).toBe(ard)
  })

  it('may be made up to an earlier day, which is then the ARD, unless it keeps the old one', async () => {
    const ard = addDays(day, 10)
    const made = addDays(day, -10)
    for (const keepsArd of [false, true]) {
      const organizationId = await makeOrganization(app(), { firstAr: addMonths(ard, -24), status: true })
      await update(organizationId, { nextArReminder: ard, nextArReason: 'As on the CRO' })
      const [running] = await search({ organizationId })
      await change(running?._id ?? '', { madeUpTo: made, keepsArd })
      await change(running?._id ?? '', { sentOn: day })
      expect((await find(organizationId)).nextArReminder).toBe(addMonths(keepsArd ? ard : made, 12))
    }
  })

  it('is made up early neither when it is the first one, nor to a day a year or more before its ARD (AR-18)', async () => {
    const ard = addDays(day, 10)
    const first = await makeOrganization(app(), { firstAr: ard })
    const later = await makeOrganization(app(), { firstAr: addMonths(ard, -24), status: true })
    await update(later, { nextArReminder: ard, nextArReason: 'As on the CRO' })
    for (const [organizationId, madeUpTo] of [
      [first, addDays(ard, -1)],
      [later, addMonths(ard, -12)],
    ] as const) {
      const [running] = await search({ organizationId })
      const { status, problem } = await change(running?._id ?? '', { madeUpTo })
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['madeUpTo']])
      expect((await search({ organizationId })).map((row) => row.madeUpTo)).toEqual([ard])
    }
  })

  it.each([
    ['extended to a day before the order', { orderedOn: addDays(day, -5), extendedTo: addDays(day, -6) }, 'extendedTo'],
    ['to be delivered before the order', { orderedOn: addDays(day, -5), deliverBy: addDays(day, -6) }, 'deliverBy'],
    ['extended by an order without its day', { extendedTo: addDays(day, 6) }, 'orderedOn'],
  ])('is refused when it is %s, and keeps what it had (AR-19)', async (_, extension, field) => {
    const organizationId = await makeOrganization(app(), { firstAr: addMonths(day, -36), status: true })
    const [running] = await search({ organizationId })
    const { status, problem } = await change(running?._id ?? '', { extension })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [`extension.${field}`]])
    expect((await search({ organizationId })).map((row) => row.extension)).toEqual([null])
  })

  it('is made up to no day of another return, and to its ARD when the day is cleared', async () => {
    const ard = addDays(day, 10)
    const organizationId = await makeOrganization(app(), { firstAr: addMonths(ard, -24), status: true })
    await update(organizationId, { nextArReminder: ard, nextArReason: 'As on the CRO' })
    const body = { madeUpTo: addDays(day, -20), filedOn: addDays(day, -10) }
    await app().staff(organizationsCalls.registerReturn, { params: { id: organizationId }, body })
    const [running] = await search({ organizationId, states: ['toFile'] })
    const id = running?._id ?? ''

    const same = await change(id, { madeUpTo: body.madeUpTo })
    expect([same.status, same.problem.code]).toEqual([409, 'RETURN_ALREADY_REGISTERED'])
    expect((await change(id, { madeUpTo: addDays(day, -5) })).answer.madeUpTo).toBe(addDays(day, -5))
    expect((await change(id, { madeUpTo: null })).answer.madeUpTo).toBe(ard)
  })

  it('is filed when a return of the register is corrected to its day (AR-17)', async () => {
    const ard = addDays(day, -30)
    const organizationId = await makeOrganization(app(), { firstAr: addMonths(ard, -24), status: true })
    await update(organizationId, { nextArReminder: ard, nextArReason: 'As on the CRO' })
    const entered = { madeUpTo: addDays(ard, -3), filedOn: addDays(day, -10) }
    const params = { id: organizationId }
    const returnId = (await app().staff(organizationsCalls.registerReturn, { params, body: entered })).answer.data._id

    const corrected = { params: { ...params, returnId }, body: { madeUpTo: ard } }
    expect((await app().staff(organizationsCalls.updateRegisteredReturn, corrected)).status).toBe(200)
    expect((await search({ organizationId })).map(({ state, madeUpTo }) => [state, madeUpTo])).toEqual([['sent', ard]])
  })

  it('is due as a court has extended it while the copy of the order may be delivered (AR-19)', async () => {
    const organizationId = await makeOrganization(app(), { firstAr: addMonths(day, -36), status: true })
    await update(organizationId, { nextArReminder: addDays(day, -80), nextArReason: 'As on the CRO' })
    const [running] = await search({ organizationId })
    expect(running?.daysLate).toBeGreaterThan(0)
    const late = async () =>
      (
        await app().staff(organizationsCalls.searchOrganizations, { body: { arLate: true, limit: 1000 } })
      ).answer.data.some(({ _id }) => _id === organizationId)
    const exemption = async () =>
      (await app().staff(organizationsCalls.findReturnRegister, { params: { id: organizationId } })).answer
        .auditExemption.state
    expect(await late()).toBe(true)
    expect(await exemption()).toBe('atRisk')

    const extension = { orderedOn: addDays(day, -5), extendedTo: addDays(day, 20) }
    const { answer } = await change(running?._id ?? '', { extension })
    expect(answer).toMatchObject({
      legalDate: addDays(day, 20),
      daysLate: 0,
      extension: { ...extension, deliveredOn: null },
    })
    expect(await late()).toBe(false)
    expect(await exemption()).toBe('kept')

    await change(running?._id ?? '', { extension: { ...extension, orderedOn: addDays(day, -40) } })
    expect(await late()).toBe(true)
    expect(await exemption()).toBe('atRisk')
  })
})

describe('a follow-up files its return at the upload (FUP-39, AR-17)', () => {
  it('is neither due nor late from then on, with the day and the number that staff give', async () => {
    const organizationId = await makeOrganization(app(), { firstAr: addMonths(day, -36), status: true })
    const ard = addDays(day, -90)
    await update(organizationId, { nextArReminder: ard, nextArReason: 'As on the CRO' })
    const followUp = await makeFollowUp(app(), organizationId, 'AR_TRADING')
    const move = (body: BodyInput<typeof followUpsCalls.updateFollowUp>) =>
      app().staff(followUpsCalls.updateFollowUp, { params: { id: followUp._id }, body })

    const filedOn = addDays(ard, 30)
    expect((await move({ step_index: 9, filedOn: addDays(day, 1) })).status).toBe(422)
    await move({ step_index: 9, filedOn, submissionNumber: 'SR1' })
    expect(await search({ organizationId })).toMatchObject([
      { state: 'sent', sentOn: filedOn, submissionNumber: 'SR1', followUpId: followUp._id, daysLate: 0 },
    ])
    expect(await find(organizationId)).toMatchObject({ nextArReminder: ard, runningReturn: null })

    const corrected = await move({ step_index: 9, filedOn: addDays(ard, 31), submissionNumber: 'SR2' })
    expect(corrected.answer).toMatchObject({ step_index: 9, filedOn: addDays(ard, 31), submissionNumber: 'SR2' })
    expect((await move({ filedOn: addDays(ard, -1) })).status).toBe(422)

    await move({ step_index: 8 })
    expect(await search({ organizationId })).toMatchObject([{ state: 'toFile', sentOn: null, followUpId: null }])
  })
})
