import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { type Colleague, makeColleagueOf } from '../users/users.factory.ts'

const app = useApp()

let officer: Colleague
let clients: string[]
beforeEach(async () => {
  await app().db.updateTable('organizations').set({ deleted_at: 'now' }).execute()
  officer = await makeColleagueOf(app(), 'amlOfficer')
  clients = []
  for (const name of ['Alpha Ltd', 'Beta Ltd', 'Gamma Ltd']) clients.push(await makeOrganization(app(), { name }))
})

const draw = async (sample: number) =>
  (await officer.calls(amlFirmCalls.createFirmReview, { body: { year: 2026, sample } })).answer
const save = (id: string, findings: BodyInput<typeof amlFirmCalls.saveFirmFindings>['findings'], version?: number) =>
  officer.calls(amlFirmCalls.saveFirmFindings, { params: { id }, body: { findings, ...(version && { version }) } })
const tasks = async () => (await app().staff(tasksCalls.searchTasks, { body: { limit: 1000 } })).answer.data
const titled = async (title: string) => (await tasks()).filter((task) => task.title === title)

describe('the compliance review of a year (FIRM-6)', () => {
  it('draws as many clients as it is asked for, each once, and all when there are fewer', async () => {
    const two = await draw(2)
    expect(new Set(two.organizationIds).size).toBe(2)
    expect(clients).toEqual(expect.arrayContaining(two.organizationIds))
    expect(two.organizations.map(({ _id }) => _id)).toEqual(two.organizationIds)
    expect(new Set((await draw(1000)).organizationIds)).toEqual(new Set(clients))
  })

  it('draws no client of before: struck off, dissolved, ended or in the bin', async () => {
    const [alpha = '', beta = '', gamma = ''] = clients
    const put = (id: string, body: BodyInput<typeof organizationsCalls.updateOrganization>) =>
      app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
    await put(alpha, { creationStatus: 'STRIKE_OFF' })
    await put(beta, { relationshipEndedOn: '2020-01-01' })
    expect((await draw(3)).organizationIds).toEqual([gamma])
    await put(gamma, { croStatus: 'dissolved', croStatusOn: '2026-01-01' })
    const none = await officer.calls(amlFirmCalls.createFirmReview, { body: { year: 2026, sample: 3 } })
    expect(none.problem.code).toBe('AML_FIRM_REFUSED')
  })

  it('makes one task of each action, however often its findings are sent', async () => {
    const { _id, organizationIds } = await draw(3)
    const organizationId = organizationIds[0] ?? ''
    const finding = {
      organizationId,
      finding: 'The passport has expired.',
      action: 'Ask for a new passport',
      userId: officer.id,
      dueOn: '2027-01-31',
    }
    const first = await save(_id, [finding])
    expect(first.answer.findings).toMatchObject([{ ...finding, taskId: expect.any(String) }])
    expect(await titled(finding.action)).toMatchObject([
      { organizationId, dueDate: '2027-01-31', description: finding.finding, users: [{ userId: officer.id }] },
    ])

    await save(_id, [finding])
    await save(_id, [
      { ...finding, dueOn: '2027-02-28' },
      { organizationId, finding: 'All else is in order.' },
    ])
    expect((await titled(finding.action)).map(({ dueDate }) => dueDate)).toEqual(['2027-02-28'])
    const { answer } = await officer.calls(amlFirmCalls.searchFirmReviews, { body: {} })
    const kept = answer.data.find((review) => review._id === _id)
    expect(kept?.findings.map(({ taskId }) => taskId !== null)).toEqual([true, false])

    // Two findings of the same words are two.
    await save(_id, [finding, finding])
    expect(await titled(finding.action)).toHaveLength(2)
  })

  it('refuses a finding of another file, an action of nobody, and a save over somebody else', async () => {
    const { _id, organizationIds, version } = await draw(3)
    const organizationId = organizationIds[0] ?? ''
    const other = await makeOrganization(app())
    const refused = async (...args: Parameters<typeof save>) => {
      const { problem } = await save(...args)
      return [problem.code, ...Object.keys(problem.fields ?? {})]
    }
    expect(await refused(_id, [{ organizationId: other, finding: 'x' }])).toEqual([
      'AML_FIRM_REFUSED',
      'findings.0.organizationId',
    ])
    expect(await refused(_id, [{ organizationId, finding: 'x', action: 'Act' }])).toEqual([
      'AML_FIRM_REFUSED',
      'findings.0.userId',
    ])
    await save(_id, [{ organizationId, finding: 'x' }])
    expect(await refused(_id, [], version)).toEqual(['CHANGED_MEANWHILE'])
  })

  it('is kept from a colleague who is no AML officer', async () => {
    const { _id } = await draw(1)
    const { calls } = await makeColleagueOf(app(), 'staff')
    const statuses = [
      (await calls(amlFirmCalls.createFirmReview, { body: { year: 2026, sample: 1 } })).status,
      (await calls(amlFirmCalls.saveFirmFindings, { params: { id: _id }, body: { findings: [] } })).status,
      (await calls(amlFirmCalls.searchFirmReviews, { body: {} })).status,
    ]
    expect(statuses).toEqual([403, 403, 403])
  })
})
