import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { beforeEach, describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { useApp } from '#testing/test-app'
import { type Colleague, makeColleagueOf } from '../users/users.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')

let officer: Colleague
beforeEach(async () => {
  await app().db.deleteFrom('aml_trainings').execute()
  officer = await makeColleagueOf(app(), 'amlOfficer')
})

const training = () => ({
  title: 'AML basics',
  heldOn: addDays(day, -1),
  users: [officer.id, app().staffId],
  renewOn: addMonths(day, 12),
})
const enter = (body: Partial<BodyInput<typeof amlFirmCalls.createFirmTraining>> = {}) =>
  officer.calls(amlFirmCalls.createFirmTraining, { body: { ...training(), ...body } })
const correct = (id: string, body: BodyInput<typeof amlFirmCalls.updateFirmTraining>) =>
  officer.calls(amlFirmCalls.updateFirmTraining, { params: { id }, body })
const list = async () => (await officer.calls(amlFirmCalls.searchFirmTrainings, { body: {} })).answer.data
const due = async () => {
  const body = { kinds: ['AML_FIRM' as const], limit: 1000 }
  const { data } = (await officer.calls(deadlinesCalls.searchDeadlines, { body })).answer
  return data.filter(({ subject }) => subject === 'training').map(({ date }) => date)
}

describe('a training that the firm has held (FIRM-3)', () => {
  it('is entered with those who took part, corrected, and listed, the latest first', async () => {
    const id = (await enter()).answer.data._id
    await enter({ title: 'Sanctions', heldOn: day, renewOn: null })
    const [, first] = await list()
    expect((await list()).map(({ title }) => title)).toEqual(['Sanctions', 'AML basics'])
    expect(first).toMatchObject({ _id: id, ...training(), participants: [{ userName: 'Conor Walsh' }, {}] })

    const { answer } = await correct(id, { users: [officer.id], version: first?.version ?? 0 })
    expect(answer).toMatchObject({ users: [officer.id], title: 'AML basics', renewOn: addMonths(day, 12) })
    const crossed = await correct(id, { users: [app().staffId], version: first?.version ?? 0 })
    expect([crossed.problem.code, (await list())[1]?.users]).toEqual(['AML_FIRM_REFUSED', [officer.id]])
  })

  it('falls due for its renewal until a later one of its title was held', async () => {
    await enter()
    expect(await due()).toEqual([addMonths(day, 12)])
    const { data } = (await enter({ title: 'AML Basics', heldOn: day, renewOn: addMonths(day, 24) })).answer
    expect(await due()).toEqual([addMonths(day, 24)])
    await correct(data._id, { renewOn: null })
    expect(await due()).toEqual([])
  })

  it.each([
    ['held after today', { heldOn: addDays(day, 1) }, 'AML_FIRM_REFUSED', 'heldOn'],
    ['renewed before it was held', { renewOn: addDays(day, -1) }, 'AML_FIRM_REFUSED', 'renewOn'],
    ['with a user who does not exist', { users: [newId()] }, 'UNKNOWN_USER', 'users.0'],
    ['with nobody', { users: [] }, 'VALIDATION_FAILED', 'users'],
  ])('%s is refused', async (_, body, code, field) => {
    const { problem } = await enter(body)
    expect([problem.code, Object.keys(problem.fields ?? {})]).toEqual([code, [field]])
    expect(await list()).toEqual([])
  })

  it('is kept from a colleague who is no AML officer', async () => {
    const { calls } = await makeColleagueOf(app(), 'staff')
    const statuses = [
      (await calls(amlFirmCalls.searchFirmTrainings, { body: {} })).status,
      (await calls(amlFirmCalls.createFirmTraining, { body: training() })).status,
    ]
    expect(statuses).toEqual([403, 403])
  })
})
