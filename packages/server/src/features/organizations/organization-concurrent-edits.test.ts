import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from './organizations.factory.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp()
const call = organizationsCalls.updateOrganization
const find = async (id: string) => (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer
const saveMine = (id: string, body: object) => app().staff(call, { params: { id }, body })

const colleague = async () => {
  const { calls } = await makeColleague(app(), { firstName: 'Oisín', lastName: 'Byrne' })
  return (id: string, body: object) => calls(call, { params: { id }, body })
}

const file = (fileName: string) => ({ url: `/file/${fileName}`, folder: 'Bank', fileName })

describe('two people who edit one organization (ORG-10)', () => {
  it('both keep their answers in the AML file', async () => {
    const id = await makeOrganization(app(), { notes: 'a', cro: '1' })
    const loaded = await find(id)
    const saveTheirs = await colleague()

    await saveTheirs(id, { notes: 'theirs', version: loaded.version, aml: { appendix2_q1: true } })
    const { status, answer } = await saveMine(id, { ...loaded, cro: '2', aml: { appendix2_q2: false } })

    expect(status).toBe(200)
    expect(answer).toMatchObject({ notes: 'theirs', cro: '2', aml: { appendix2_q1: true, appendix2_q2: false } })
  })

  it('are told of each answer that they changed differently, and nothing is saved', async () => {
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

  it('both keep the file, the tax date and the user that they have added at the same time', async () => {
    const id = await makeOrganization(app(), {
      status: true,
      attachedFiles: [file('lease.pdf')],
      corporationTaxPaid: ['2025-09-23'],
    })
    const { version, attachedFiles, corporationTaxPaid, users } = await find(id)
    const saveTheirs = await colleague()
    const withOne = (name: string, day: string) => ({
      attachedFiles: [...attachedFiles, file(name)],
      corporationTaxPaid: [...corporationTaxPaid, day],
      version,
    })

    const answers = await Promise.all([
      saveTheirs(id, withOne('theirs.pdf', '2024-09-23')),
      saveMine(id, { ...withOne('mine.pdf', '2023-09-23'), users: [...users, { userId: app().staffId }] }),
    ])

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const saved = await find(id)
    expect(saved.attachedFiles.map(({ fileName }) => fileName).toSorted()).toEqual([
      'lease.pdf',
      'mine.pdf',
      'theirs.pdf',
    ])
    expect(saved.corporationTaxPaid.toSorted()).toEqual(['2023-09-23', '2024-09-23', '2025-09-23'])
    expect(saved.users).toMatchObject([{ userId: app().staffId }])
  })
})
