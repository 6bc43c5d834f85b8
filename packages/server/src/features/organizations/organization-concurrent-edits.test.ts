import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { describe, expect, it } from 'vitest'
import { SECRET_CODE, useApp } from '#testing/test-app'
import { makeOrganization } from './organizations.factory.ts'

const app = useApp()
const call = organizationsCalls.updateOrganization
const find = async (id: string) => (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer
const saveMine = (id: string, body: object) => app().staff(call, { params: { id }, body })

let colleagues = 0
const colleague = async () => {
  colleagues += 1
  const email = `colleague-${colleagues}@example.ie`
  const account = { firstName: 'Oisín', lastName: 'Byrne', email, password: 'a long enough password' }
  const { answer } = await app().anybody(usersCalls.signUp, { body: { ...account, secretCode: SECRET_CODE } })
  return (id: string, body: object) => app().as(answer.token)(call, { params: { id }, body })
}

describe('two people who edit one organization (ORG-10)', () => {
  it('both keep their changes when they change different fields', async () => {
    const id = await makeOrganization(app(), { notes: 'a', cro: '1' })
    const loaded = await find(id)
    const saveTheirs = await colleague()
    await saveTheirs(id, { notes: 'theirs', version: loaded.version, aml: { appendix2_q1: true } })
    const { status, answer } = await saveMine(id, { ...loaded, cro: '2', aml: { appendix2_q2: false } })
    expect(status).toBe(200)
    expect(answer).toMatchObject({ notes: 'theirs', cro: '2', aml: { appendix2_q1: true, appendix2_q2: false } })
    expect(answer.version).toBeGreaterThan(loaded.version)
  })

  it('are told of a conflict with both values, and nothing is saved, when they change the same field', async () => {
    const id = await makeOrganization(app(), { notes: 'a', cro: '1' })
    const { version } = await find(id)
    const saveTheirs = await colleague()
    await saveTheirs(id, { notes: 'theirs', version, aml: { appendix2_q1: true } })
    const { status, problem } = await saveMine(id, { notes: 'mine', cro: '2', version, aml: { appendix2_q1: false } })
    expect([status, problem.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(problem).toMatchObject({
      conflicts: {
        notes: { yours: 'mine', theirs: 'theirs' },
        'aml.appendix2_q1': { yours: false, theirs: true },
      },
    })
    const now = await find(id)
    expect(now).toMatchObject({ notes: 'theirs', cro: '1' })
    expect((await saveMine(id, { notes: 'mine', version: now.version })).answer.notes).toBe('mine')
  })

  it('overwrite each other without a version, and always overwrite their own changes', async () => {
    const id = await makeOrganization(app(), { notes: 'a' })
    const { version } = await find(id)
    await saveMine(id, { notes: 'b', version })
    expect((await saveMine(id, { notes: 'c', version })).answer.notes).toBe('c')
    const saveTheirs = await colleague()
    expect((await saveTheirs(id, { notes: 'd' })).answer.notes).toBe('d')
  })
})
