import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { beforeEach, describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { type TestClient, useApp } from '#testing/test-app'
import { makeColleagueOf } from '../users/users.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')
const risk = {
  section: 'Clients',
  risk: 'Owners far away',
  likelihood: 3,
  impact: 4,
  controls: 'Certified papers',
  residual: 'low',
}
const approved = { risks: [risk], approvedOn: day, nextReview: addMonths(day, 12) }

let officer: { id: string; calls: TestClient }
beforeEach(async () => {
  await app().db.deleteFrom('aml_assessments').execute()
  officer = await makeColleagueOf(app(), 'amlOfficer')
})

const save = (body: BodyInput<typeof amlFirmCalls.saveFirmAssessment>) =>
  officer.calls(amlFirmCalls.saveFirmAssessment, { body })
const find = async () => (await officer.calls(amlFirmCalls.findFirmAssessment)).answer
const due = async () =>
  (await app().staff(deadlinesCalls.searchDeadlines, { body: { kinds: ['AML_FIRM'] } })).answer.data

describe("the risk assessment of the firm's business (FIRM-1)", () => {
  it('is empty at first, then has a version for each save that changes something', async () => {
    expect(await find()).toMatchObject({ version: 0, risks: [], approvedBy: null, versions: [] })

    const { status, answer } = await save(approved)
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      version: 1,
      risks: [{ ...risk, score: 12 }],
      approvedOn: day,
      approvedBy: { userId: officer.id, userName: 'Conor Walsh' },
    })
    expect((await save(approved)).answer.version).toBe(1)

    const second = await save({ risks: [{ ...risk, impact: 5 }], nextReview: addMonths(day, 6), version: 1 })
    expect(second.answer).toMatchObject({ version: 2, approvedOn: null, approvedBy: null, risks: [{ score: 15 }] })
    expect((await find()).versions).toMatchObject([
      { version: 2, savedBy: { userId: officer.id } },
      { version: 1, risks: [{ score: 12 }], approvedOn: day },
    ])
  })

  it('is refused with a day of approval after today, without a next review, and over a version that somebody else saved', async () => {
    const refused = async (body: Parameters<typeof save>[0]) => {
      const { status, problem } = await save(body)
      return [status, problem.code, Object.keys(problem.fields ?? {})]
    }
    expect(await refused({ ...approved, approvedOn: addDays(day, 1) })).toEqual([
      422,
      'AML_FIRM_REFUSED',
      ['approvedOn'],
    ])
    expect(await refused({ risks: [risk], approvedOn: day })).toEqual([422, 'AML_FIRM_REFUSED', ['nextReview']])
    await save(approved)
    expect(await refused({ ...approved, risks: [{ ...risk, impact: 1 }], version: 0 })).toEqual([
      409,
      'CHANGED_MEANWHILE',
      [],
    ])
    expect((await find()).version).toBe(1)
  })

  it('saved by two officers at once has both versions', async () => {
    const saves = [1, 2, 3].map((impact) => save({ risks: [{ ...risk, impact }] }))
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await find()).versions.map(({ version }) => version)).toEqual([3, 2, 1])
  })

  it('falls due for its next review, for the AML officers, until a later version', async () => {
    await save(approved)
    expect(await due()).toMatchObject([
      { subject: 'risk assessment', date: addMonths(day, 12), organizationId: null, path: '/aml/firm' },
    ])
    const ofOfficer = await officer.calls(deadlinesCalls.searchDeadlines, { body: { kinds: ['AML_FIRM'], user: 'me' } })
    expect(ofOfficer.answer.data).toHaveLength(1)
    expect(ofOfficer.answer.data[0]?.users.map(({ _id }) => _id)).toContain(officer.id)
    const ofNobody = await app().staff(deadlinesCalls.searchDeadlines, { body: { kinds: ['AML_FIRM'], user: 'none' } })
    expect(ofNobody.answer.data).toEqual([])

    await save({ ...approved, nextReview: addMonths(day, 6) })
    expect((await due()).map(({ date }) => date)).toEqual([addMonths(day, 6)])
    await save({ risks: [risk] })
    expect(await due()).toEqual([])
  })

  it('is kept from a colleague who is no AML officer', async () => {
    const { calls } = await makeColleagueOf(app(), 'staff')
    const found = await calls(amlFirmCalls.findFirmAssessment)
    const saved = await calls(amlFirmCalls.saveFirmAssessment, { body: approved })
    expect([found.status, saved.status]).toEqual([403, 403])
  })

  it('without a risk, or with one that is no such risk, is malformed', async () => {
    const statuses = [[], [{ ...risk, likelihood: 6 }], [{ ...risk, risk: ' ' }]].map(
      async (risks) => (await save({ risks })).status,
    )
    expect(await Promise.all(statuses)).toEqual([400, 400, 400])
  })

  it('is snoozed as any other deadline', async () => {
    await save(approved)
    const [row] = await due()
    const body = { until: addDays(day, 7), reason: 'The officer is away' }
    const { status } = await officer.calls(deadlinesCalls.snoozeDeadline, { params: { id: row?._id ?? '' }, body })
    expect([status, await due()]).toEqual([200, []])
  })
})
