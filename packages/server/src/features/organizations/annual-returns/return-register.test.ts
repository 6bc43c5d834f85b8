import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../../follow-ups/follow-ups.factory.ts'
import { makeOrganization } from '../organizations.factory.ts'

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

it('two follow-ups for one return make one entry in the register, the first return is marked, and other kinds make none', async () => {
  const id = await makeOrganization(app(), { firstAr: '2021-09-30' })
  for (const name of ['FIRST_AR', 'DISTRICT_COURT', 'AR_TRADING', 'PPS'] as const) {
    const { _id, max_step_index } = await makeFollowUp(app(), id, name)
    await move(_id, max_step_index)
  }
  const lines = (await register(id)).answer.data
  expect(new Set(lines.map(({ madeUpTo }) => madeUpTo)).size).toBe(lines.length)
  expect(lines.at(-1)).toMatchObject({ madeUpTo: '2021-09-30', isFirst: true })
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
  const id = await makeOrganization(app())
  const first = (await enter(id, { madeUpTo: '2025-06-30', filedOn: '2025-12-01' })).answer.data._id
  await enter(id, { madeUpTo: '2026-06-30', filedOn: '2026-10-01' })
  expect((await register(id)).answer).toMatchObject({
    data: [{ madeUpTo: '2026-06-30', daysLate: 37, fee: 208 }, { madeUpTo: '2025-06-30' }],
    auditExemption: { state: 'lost', lateReturns: ['2025-06-30', '2026-06-30'], until: '2028-08-26' },
  })

  const params = { id, returnId: first }
  const corrected = await app().staff(organizationsCalls.updateRegisteredReturn, {
    params,
    body: { filedOn: '2025-08-01' },
  })
  expect(corrected.answer.data).toMatchObject({ madeUpTo: '2025-06-30', filedOn: '2025-08-01', fee: 0 })
  expect((await register(id)).answer.auditExemption).toMatchObject({ state: 'atRisk', lateReturns: ['2026-06-30'] })

  await app().staff(organizationsCalls.removeRegisteredReturn, { params })
  expect((await register(id)).answer.data.map(({ madeUpTo }) => madeUpTo)).toEqual(['2026-06-30'])

  const lines = await app()
    .db.selectFrom('changes')
    .select('fields')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()
  expect(lines.flatMap(({ fields }) => (fields as { annualReturns?: unknown }).annualReturns ?? []).at(-2)).toBe(
    'made up to 30/06/2025, filed on 01/08/2025',
  )
})

it('a second return made up to the same day is refused, and so are unknown ones', async () => {
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
