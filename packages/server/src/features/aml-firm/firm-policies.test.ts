import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { type Colleague, makeColleagueOf } from '../users/users.factory.ts'

const app = useApp()
const policy = { title: 'Identifying clients', text: 'Ask for two papers.\nKeep them five years.' }

let officer: Colleague
let reader: Colleague
beforeEach(async () => {
  officer = await makeColleagueOf(app(), 'amlOfficer')
  reader = await makeColleagueOf(app(), 'readOnly')
})

const make = async (body: { title: string; text?: string; files?: string[] } = policy) => {
  const { answer } = await officer.calls(amlFirmCalls.createFirmPolicy, { body })
  expect(answer.version).toBe(1)
  return answer.data._id
}
const change = (id: string, body: { title?: string; text?: string; files?: string[]; version?: number }) =>
  officer.calls(amlFirmCalls.updateFirmPolicy, { params: { id }, body })
const acknowledge = (id: string, who: Colleague, version?: number) =>
  who.calls(amlFirmCalls.acknowledgeFirmPolicy, { params: { id }, body: version === undefined ? {} : { version } })
const find = async (id: string) => {
  const { answer } = await reader.calls(amlFirmCalls.searchFirmPolicies, { body: { limit: 1000 } })
  return answer.data.find(({ _id }) => _id === id)
}

describe('a policy of the firm (FIRM-2)', () => {
  it('is read by everybody, and each version is acknowledged by everybody anew', async () => {
    const id = await make()
    expect(await find(id)).toMatchObject({ ...policy, version: 1, acknowledged: [], savedBy: { userId: officer.id } })
    expect((await find(id))?.missing).toEqual(expect.arrayContaining([officer.id, reader.id, app().staffId]))

    expect((await acknowledge(id, reader)).answer.acknowledged).toMatchObject([{ userId: reader.id, version: 1 }])
    expect((await acknowledge(id, reader)).answer.acknowledged).toHaveLength(1)
    expect((await find(id))?.missing).not.toContain(reader.id)

    expect((await change(id, { text: 'Ask for three papers.' })).answer.version).toBe(2)
    expect((await change(id, { text: 'Ask for three papers.' })).answer.version).toBe(2)
    const changed = await find(id)
    expect(changed?.missing).toContain(reader.id)
    expect(changed?.acknowledged).toMatchObject([{ userId: reader.id, version: 1 }])

    const { answer } = await reader.calls(amlFirmCalls.listFirmPolicyVersions, { params: { id } })
    expect(answer.data).toMatchObject([
      { version: 2, text: 'Ask for three papers.' },
      { version: 1, text: policy.text },
    ])
  })

  it('may be a file in place of a text, and is never empty', async () => {
    const id = await make({ title: 'Manual', files: ['/file/aml-firm/1/manual.pdf'] })
    expect(await find(id)).toMatchObject({ text: '', files: ['/file/aml-firm/1/manual.pdf'] })
    const changed = await change(id, { files: ['/file/aml-firm/2/manual.pdf'] })
    expect(changed.answer).toMatchObject({ version: 2, files: ['/file/aml-firm/2/manual.pdf'] })
    const { answer } = await reader.calls(amlFirmCalls.listFirmPolicyVersions, { params: { id } })
    expect(answer.data.map(({ files }) => files[0])).toEqual([
      '/file/aml-firm/2/manual.pdf',
      '/file/aml-firm/1/manual.pdf',
    ])

    const emptied = await change(id, { files: [] })
    const empty = await officer.calls(amlFirmCalls.createFirmPolicy, { body: { title: 'Empty', text: ' ' } })
    for (const { status, problem } of [emptied, empty])
      expect([status, problem.fields]).toEqual([400, { text: 'This is required.' }])
  })

  it('is acknowledged only in the version that was read, and saved only over the version that was read', async () => {
    const id = await make()
    await change(id, { title: 'Identifying all clients' })
    const [acknowledged, saved] = [await acknowledge(id, reader, 1), await change(id, { text: 'Other', version: 1 })]
    expect([acknowledged.status, acknowledged.problem.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect([saved.status, saved.problem.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await acknowledge(id, reader, 2)).status).toBe(200)
    expect((await find(id))?.version).toBe(2)
  })

  it('saved by two officers at once has a version of each', async () => {
    const id = await make()
    const saves = ['One', 'Two', 'Three'].map((text) => change(id, { text }))
    expect(
      (await Promise.all(saves)).map(({ answer }) => answer.version).toSorted((one, other) => one - other),
    ).toEqual([2, 3, 4])
  })

  it('reminds those who have not read it by one task, which is done with the last of them', async () => {
    const id = await make()
    const remind = () => officer.calls(amlFirmCalls.remindOfFirmPolicy, { params: { id } })
    const { taskId } = (await remind()).answer.data
    const task = async () => (await app().staff(tasksCalls.findTask, { params: { id: taskId } })).answer
    expect((await task()).title).toBe("Read the policy 'Identifying clients'")
    expect((await task()).users.map(({ userId }) => userId)).toContain(reader.id)

    await acknowledge(id, reader)
    expect((await remind()).answer.data.taskId).toBe(taskId)
    expect((await task()).users.map(({ userId }) => userId)).not.toContain(reader.id)

    const missing = (await find(id))?.missing ?? []
    expect((await task()).status).toBe('TO DO')
    for (const userId of missing)
      await app()
        .db.insertInto('aml_policy_acknowledgements')
        .values({ policy_id: id, version: 1, user_id: userId })
        .execute()
    await app().db.deleteFrom('aml_policy_acknowledgements').where('user_id', '=', officer.id).execute()
    await acknowledge(id, officer)
    expect((await task()).status).toBe('DONE')
    expect((await remind()).problem.code).toBe('AML_FIRM_REFUSED')
  })

  it('is not asked of somebody whose account is deactivated', async () => {
    const id = await make()
    await app().db.updateTable('users').set({ deactivated_at: 'now' }).where('id', '=', reader.id).execute()
    const { answer } = await officer.calls(amlFirmCalls.searchFirmPolicies, { body: { search: 'IDENTIFYING' } })
    expect(answer.data.find(({ _id }) => _id === id)?.missing).not.toContain(reader.id)
  })

  it('is written by AML officers alone, and is found by its title', async () => {
    const id = await make({ title: 'Étranges paiements', text: 'Refuse them.' })
    const staff = await makeColleagueOf(app(), 'staff')
    const made = await staff.calls(amlFirmCalls.createFirmPolicy, { body: policy })
    const changed = await staff.calls(amlFirmCalls.updateFirmPolicy, { params: { id }, body: { text: 'x' } })
    expect([made.status, changed.status]).toEqual([403, 403])
    const { answer } = await staff.calls(amlFirmCalls.searchFirmPolicies, { body: { search: 'etranges' } })
    expect(answer.data.map(({ _id }) => _id)).toEqual([id])
    const unknown = await acknowledge('01980000-0000-7000-8000-00000000dead', staff)
    expect(unknown.status).toBe(404)
  })
})
