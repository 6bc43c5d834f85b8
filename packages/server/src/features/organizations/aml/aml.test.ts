import { amlSignatures } from '@registrar/domain/aml/aml-form'
import { amlDefaults } from '@registrar/domain/aml/aml-texts'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makePerson } from '../../people/people.factory.ts'
import { makeOrganization } from '../organizations.factory.ts'

const app = useApp()

const find = async (id: string) => (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer
const save = async (id: string, aml: object) =>
  (await app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { aml } })).answer
const linkPerson = async (organizationId: string, fields: { pep?: boolean }) => {
  const peopleId = await makePerson(app(), fields)
  await app().staff(linksCalls.createLink, { body: { organizationId, peopleId, roles: ['director'] } })
}
const row = async (name: string) => {
  const { answer } = await app().staff(organizationsCalls.searchOrganizations, { body: { search: name } })
  return answer.data[0]?.aml
}

describe('the level of risk', () => {
  it('comes with the number of answered questions, in the record and in the list (AML-5)', async () => {
    const id = await makeOrganization(app(), { name: 'Rested Ltd' })
    const nothing = { answered: 0, untouched: 0, completedAt: null, enhancedDueDiligence: [] }
    expect((await find(id)).amlStatus).toEqual(nothing)
    expect(await row('Rested')).toEqual({ appendix2_risk_level: null, answered: 0, enhancedDueDiligence: [] })

    const saved = await save(id, { appendix2_q1: false, appendix2_q2: true })
    expect(saved.amlStatus).toEqual({ ...nothing, answered: 2 })
    expect((await find(id)).amlStatus).toEqual(saved.amlStatus)
    expect(await row('Rested')).toMatchObject({ appendix2_risk_level: 'low', answered: 2 })
  })

  it('is not touched when the whole record is sent back (AML-11)', async () => {
    const id = await makeOrganization(app())
    await save(id, amlDefaults)
    const before = await find(id)
    const { answer } = await app().staff(organizationsCalls.updateOrganization, { params: { id }, body: before })
    expect(answer).toMatchObject({ amlStatus: before.amlStatus, version: before.version })
  })
})

describe('enhanced due diligence (AML-12)', () => {
  it('is required by an answer, with its reasons, whatever the level', async () => {
    const id = await makeOrganization(app(), { name: 'Enhanced Ltd' })
    const { aml, amlStatus } = await save(id, { ...amlDefaults, appendix2_q13: true, appendix2_q10: true })
    expect(aml.appendix2_risk_level).toBe('medium')
    expect(amlStatus.enhancedDueDiligence).toEqual(['HIGH_RISK_COUNTRY', 'FINANCIAL_CRIME'])
    expect((await row('Enhanced'))?.enhancedDueDiligence).toEqual(['HIGH_RISK_COUNTRY', 'FINANCIAL_CRIME'])
    expect((await save(id, { appendix2_q13: false, appendix2_q10: null })).amlStatus.enhancedDueDiligence).toEqual([])
  })

  it('is required by a linked person who is a PEP, even without a saved form', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Exposed Ltd' })
    await linkPerson(organizationId, {})
    expect((await find(organizationId)).amlStatus.enhancedDueDiligence).toEqual([])

    await linkPerson(organizationId, { pep: true })
    expect((await find(organizationId)).amlStatus.enhancedDueDiligence).toEqual(['LINKED_PEP'])
    expect((await row('Exposed'))?.enhancedDueDiligence).toEqual(['LINKED_PEP'])
    expect((await save(organizationId, amlDefaults)).amlStatus.enhancedDueDiligence).toEqual(['LINKED_PEP'])
  })
})

describe('a signature (AML-9, AML-15)', () => {
  const put = (id: string, aml: object) =>
    app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { aml } })

  it.each(amlSignatures)('of %s is a user, whose name is read from the account', async (field) => {
    const id = await makeOrganization(app())
    const refused = await put(id, { [field]: { user_id: 'nobody', user_name: 'Forged Name' } })
    expect([refused.status, refused.problem.code, Object.keys(refused.problem.fields ?? {})]).toEqual([
      422,
      'UNKNOWN_USER',
      [`aml.${field}.user_id`],
    ])
    expect((await find(id)).aml[field] ?? null).toBeNull()

    const { aml } = await save(id, { [field]: { user_id: app().staffId, user_name: 'Forged Name' } })
    expect(aml[field]).toEqual({ user_id: app().staffId, user_name: 'Niamh Kelly' })
    expect((await save(id, { [field]: null })).aml[field]).toBeNull()
  })

  it('that is sent back unchanged stays, even of a user who has no account any more', async () => {
    const id = await makeOrganization(app())
    await save(id, { appendix3_conclusion: 'Seen.' })
    const gone = { user_id: 'gone', user_name: 'Old Colleague' }
    await sql`update organization_aml set form = form || ${JSON.stringify({ appendix3_signature: gone })}::jsonb
      where organization_id = ${id}`.execute(app().db)

    const record = await find(id)
    const { status } = await app().staff(organizationsCalls.updateOrganization, {
      params: { id },
      body: { ...record, aml: { ...record.aml, appendix3_conclusion: 'Seen again.' } },
    })
    expect(status).toBe(200)
    expect((await find(id)).aml).toMatchObject({ appendix3_signature: gone, appendix3_conclusion: 'Seen again.' })

    await save(id, { appendix3_signature: null })
    const body = { recordType: 'organization' as const, recordId: id, limit: 1 }
    const [entry] = (await app().staff(historyCalls.searchHistory, { body })).answer.data
    await app().staff(historyCalls.restoreHistory, { params: { id: entry?._id ?? '' }, body: {} })
    expect((await find(id)).aml.appendix3_signature).toEqual(gone)
  })
})

describe('the moment of the last complete answers (AML-13)', () => {
  it('is set by a save that completes the answers and by a new signature, and left by every other save', async () => {
    const id = await makeOrganization(app())
    expect((await save(id, { ...amlDefaults, appendix2_q7: null })).amlStatus.completedAt).toBeNull()
    const first = (await save(id, { appendix2_q7: true })).amlStatus.completedAt
    expect(first).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/)

    expect((await save(id, { appendix2_additional_comments: 'Only a comment' })).amlStatus.completedAt).toBe(first)
    expect((await save(id, { appendix2_q7: null })).amlStatus.completedAt).toBe(first)
    const again = (await save(id, { appendix2_q7: true })).amlStatus.completedAt ?? ''
    expect(again > (first ?? '')).toBe(true)

    const signature = { user_id: app().staffId, user_name: 'Niamh Kelly' }
    expect(((await save(id, { appendix2_signature: signature })).amlStatus.completedAt ?? '') > again).toBe(true)
  })
})

it('undoing the save that completed the answers brings the earlier moment back, or none (AML-13, HIST-5)', async () => {
  const id = await makeOrganization(app(), { name: 'Undone Ltd' })
  const completedAt = async () => (await find(id)).amlStatus.completedAt
  const undoLatest = async () => {
    const body = { recordType: 'organization' as const, recordId: id, limit: 1 }
    const [entry] = (await app().staff(historyCalls.searchHistory, { body })).answer.data
    return app().staff(historyCalls.restoreHistory, { params: { id: entry?._id ?? '' }, body: {} })
  }
  const countIncomplete = async () => {
    const body = { search: 'Undone', amlComplete: false }
    return (await app().staff(organizationsCalls.searchOrganizations, { body })).answer.totalItems
  }

  await save(id, amlDefaults)
  expect(await completedAt()).not.toBeNull()
  await undoLatest()
  expect((await find(id)).amlStatus).toMatchObject({ answered: 0, completedAt: null })
  expect(await countIncomplete()).toBe(1)

  await undoLatest()
  expect((await find(id)).amlStatus).toMatchObject({ answered: 13, completedAt: expect.any(String) })

  await save(id, { appendix2_q7: !amlDefaults.appendix2_q7 })
  const later = (await completedAt()) ?? ''
  await undoLatest()
  expect(((await completedAt()) ?? '') < later).toBe(true)
})
