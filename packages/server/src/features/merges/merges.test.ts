import { binCalls } from '@registrar/domain/bin/bin.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const findPerson = async (id: string) => app().staff(peopleCalls.findPerson, { params: { id } })
const findOrganization = async (id: string) => app().staff(organizationsCalls.findOrganization, { params: { id } })

const mergePeople = (keep: string, merge: string, fields: Record<string, 'keep' | 'merge'> = {}) =>
  app().staff(mergesCalls.mergePeople, { body: { keep, merge, fields } })

const mergeOrganizations = (keep: string, merge: string, fields: Record<string, 'keep' | 'merge'> = {}) =>
  app().staff(mergesCalls.mergeOrganizations, { body: { keep, merge, fields } })

const undo = (id: string) => app().staff(mergesCalls.undoMerge, { params: { id } })

const link = async (
  peopleId: string,
  organizationId: string,
  roles: ('director' | 'shareholder')[],
  beneficiaryPercentage = 0,
) =>
  (await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, roles, beneficiaryPercentage } }))
    .answer.data._id

const linksOf = async (body: { peopleId: string } | { organizationId: string }) =>
  (await app().staff(linksCalls.searchLinks, { body })).answer.data

const start = async (organization_id: string, name: 'VAT_REGISTRATION' | 'STRIKE_OFF' = 'VAT_REGISTRATION') =>
  (await app().staff(followUpsCalls.startFollowUp, { body: { name, organization_id } })).answer.data._id

const followUp = async (id: string) => (await app().staff(followUpsCalls.findFollowUp, { params: { id } })).answer

describe('merging people', () => {
  it('keeps the chosen values, and a filled one rather than an empty one (MERGE-2)', async () => {
    const keep = await makePerson(app(), { firstName: 'Ciara', lastName: 'Nolan', phone: '+353 1 1111111' })
    const merge = await makePerson(app(), { firstName: 'Ciára', mail: 'ciara@example.ie', pps: '1234567T', phone: '2' })

    const { status, answer } = await mergePeople(keep, merge, { firstName: 'merge', phone: 'keep' })

    expect(status).toBe(200)
    expect(answer).toEqual({ ok: true, mergeId: expect.any(String) })
    expect((await findPerson(keep)).answer).toMatchObject({
      firstName: 'Ciára',
      lastName: 'Nolan',
      mail: 'ciara@example.ie',
      phone: '+353 1 1111111',
      pps: '1234567T',
    })
  })

  it('leads from the address of the merged person to the one that stays, over several merges (MERGE-4)', async () => {
    const [first, second, third] = [await makePerson(app()), await makePerson(app()), await makePerson(app())]
    await mergePeople(second, first)
    await mergePeople(third, second)

    const { status, problem } = await findPerson(first)
    expect([status, problem]).toEqual([404, expect.objectContaining({ ok: false, code: 'MERGED', mergedInto: third })])
    const put = await app().staff(peopleCalls.updatePerson, { params: { id: second }, body: { firstName: 'X' } })
    expect(put.problem.code).toBe('MERGED')
  })

  it('announces that links to one company are united, unites them, and can be undone (MERGE-3, MERGE-5, MERGE-6)', async () => {
    const [keep, merge, company, other] = [
      await makePerson(app()),
      await makePerson(app()),
      await makeOrganization(app()),
      await makeOrganization(app()),
    ]
    await link(keep, company, ['director'])
    await link(merge, company, ['shareholder'], 40)
    await link(merge, other, ['director'])

    const preview = await app().staff(mergesCalls.previewMerge, { body: { recordType: 'person', keep, merge } })
    expect(preview.answer.data).toMatchObject({
      moves: [{ label: 'Links', count: 2 }],
      conflicts: [{ kind: 'link', text: expect.stringContaining('Both are linked to Liffey Software DAC') }],
    })
    const { answer } = await mergePeople(keep, merge)

    const links = await linksOf({ peopleId: keep })
    expect(links).toHaveLength(2)
    expect(links[0]).toMatchObject({
      organizationId: company,
      roles: ['director', 'shareholder'],
      beneficiaryPercentage: 40,
    })

    expect((await undo(answer.mergeId)).status).toBe(200)
    expect(await linksOf({ peopleId: keep })).toMatchObject([
      { organizationId: company, roles: ['director'], beneficiaryPercentage: 0 },
    ])
    expect(await linksOf({ peopleId: merge })).toMatchObject([
      { organizationId: company, roles: ['shareholder'], beneficiaryPercentage: 40 },
      { organizationId: other },
    ])
  })

  it('can be undone, which keeps later edits of other fields (MERGE-6)', async () => {
    const keep = await makePerson(app(), { firstName: 'Keep', attachedFiles: ['/files/a.pdf'] })
    const merge = await makePerson(app(), {
      firstName: 'Merge',
      mail: 'merge@example.ie',
      attachedFiles: ['/files/b.pdf'],
    })
    const before = (await findPerson(merge)).answer
    const { answer } = await mergePeople(keep, merge)
    expect((await findPerson(keep)).answer.attachedFiles).toEqual(['/files/a.pdf', '/files/b.pdf'])
    await app().staff(peopleCalls.updatePerson, {
      params: { id: keep },
      body: { phone: '123', attachedFiles: ['/files/a.pdf', '/files/b.pdf', '/files/c.pdf'] },
    })

    expect((await undo(answer.mergeId)).answer).toEqual({ ok: true, data: { recordType: 'person', keep, merge } })

    expect((await findPerson(keep)).answer).toMatchObject({
      mail: null,
      phone: '123',
      attachedFiles: ['/files/a.pdf', '/files/c.pdf'],
    })
    expect((await findPerson(merge)).answer).toEqual({ ...before, version: expect.any(Number) })
    expect((await undo(answer.mergeId)).problem).toMatchObject({ code: 'RESTORE_REFUSED' })
  })

  it('cannot be undone once somebody has changed what it set, or after 30 days (MERGE-6)', async () => {
    const keep = await makePerson(app())
    const merge = await makePerson(app(), { mail: 'merge@example.ie' })
    const { mergeId } = (await mergePeople(keep, merge)).answer
    await app().staff(peopleCalls.updatePerson, { params: { id: keep }, body: { mail: 'new@example.ie' } })

    const { status, problem } = await undo(mergeId)
    expect([status, problem.code, problem.message]).toEqual([409, 'RESTORE_REFUSED', expect.stringContaining('Mail')])
    expect((await findPerson(merge)).problem.code).toBe('MERGED')

    await sql`update merges set created_at = now() - interval '31 days' where id = ${mergeId}`.execute(app().db)
    expect((await undo(mergeId)).problem.message).toContain('30 days')
  })

  it('cannot be undone while a link that was restored from the bin takes the place of one of the merged person (MERGE-6)', async () => {
    const [keep, merge, company] = [await makePerson(app()), await makePerson(app()), await makeOrganization(app())]
    const removeLink = (id: string) => app().staff(linksCalls.removeLink, { params: { id } })
    const inBin = await link(merge, company, ['director'])
    await removeLink(inBin)
    await link(merge, company, ['director'])
    const united = await link(keep, company, ['director'])
    const { mergeId } = (await mergePeople(keep, merge)).answer
    await removeLink(united)
    const items = [{ recordType: 'link' as const, _id: inBin }]
    expect((await app().staff(binCalls.restoreFromBin, { body: { items } })).answer.data).toMatchObject([{ ok: true }])

    const { status, problem } = await undo(mergeId)

    expect([status, problem.code]).toEqual([409, 'RESTORE_REFUSED'])
    expect(problem.message).toMatch(/takes the place/)
    expect(await linksOf({ peopleId: keep })).toMatchObject([{ _id: inBin }])
  })

  it('is refused for one record with itself, an unknown field and an unknown record', async () => {
    const id = await makePerson(app())
    expect((await mergePeople(id, id)).problem).toMatchObject({ code: 'VALIDATION_FAILED' })
    expect((await mergePeople(id, await makePerson(app()), { nam: 'keep' })).problem).toMatchObject({
      fields: { 'fields.nam': expect.any(String) },
    })
    expect((await mergePeople(id, '0197b1c0-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await undo('unknown')).status).toBe(404)
  })
})

describe('merging organizations', () => {
  it('archives the older of two active follow-ups of a kind, and undoing it restores both (MERGE-3, MERGE-6)', async () => {
    const [keep, merge] = [
      await makeOrganization(app(), { name: 'Keep Ltd' }),
      await makeOrganization(app(), { name: 'Merge Ltd' }),
    ]
    const [older, newer, single] = [await start(keep), await start(merge), await start(merge, 'STRIKE_OFF')]

    const preview = await app().staff(mergesCalls.previewMerge, { body: { recordType: 'organization', keep, merge } })
    expect(preview.answer.data.conflicts).toEqual([
      { kind: 'followUp', text: expect.stringContaining('the older one is archived') },
    ])
    const { mergeId } = (await mergeOrganizations(keep, merge)).answer

    expect((await followUp(older)).archived_at).not.toBeNull()
    expect(await followUp(newer)).toMatchObject({
      organization_id: keep,
      organization_name: 'Keep Ltd',
      archived_at: null,
    })
    expect(await followUp(single)).toMatchObject({ organization_id: keep })

    expect((await undo(mergeId)).status).toBe(200)
    expect((await followUp(older)).archived_at).toBeNull()
    expect(await followUp(newer)).toMatchObject({ organization_id: merge, organization_name: 'Merge Ltd' })
  })

  it('adds an entry to the history of each moved record and of both companies, with the merge as its source (HIST-1)', async () => {
    const [keep, merge] = [
      await makeOrganization(app(), { name: 'A Ltd' }),
      await makeOrganization(app(), { mail: 'b@example.ie' }),
    ]
    const moved = await start(merge)
    await mergeOrganizations(keep, merge)

    const entries = async (recordType: 'organization' | 'follow-up', recordId: string) =>
      (await app().staff(historyCalls.searchHistory, { body: { recordType, recordId } })).answer.data
    expect((await entries('organization', keep))[0]).toMatchObject({
      source: 'merge',
      fields: [{ field: 'mail', to: 'b@example.ie' }],
    })
    expect((await entries('organization', merge))[0]).toMatchObject({ source: 'merge', action: 'deleted' })
    expect((await entries('follow-up', moved))[0]).toMatchObject({
      source: 'merge',
      fields: [{ label: 'Organization', to: 'A Ltd' }],
    })
  })

  it('fills an empty company with the fields and the AML file of the other, and undoing it restores both (MERGE-2, MERGE-6)', async () => {
    const keep = await makeOrganization(app(), { name: 'Empty Ltd' })
    const merge = await makeOrganization(app(), {
      name: 'Full Ltd',
      cro: '712345',
      incorporationDate: '2024-03-01',
      hasDomiciliation: true,
      domiciliationSubscription: '2025-01-01',
      domiciliationSubscriptionPlan: 12,
      users: [{ userId: app().staffId }],
      aml: { appendix2_additional_comments: 'Met in person', appendix4_expected_business: ['Accounting'] },
    })
    const [before, full] = [(await findOrganization(keep)).answer, (await findOrganization(merge)).answer]

    const { mergeId } = (await mergeOrganizations(keep, merge)).answer
    const ownFields = ['_id', 'name', 'version', 'createdAt', 'updatedAt', 'companyTypeGuess']
    const taken = Object.fromEntries(Object.entries(full).filter(([field]) => !ownFields.includes(field)))
    expect((await findOrganization(keep)).answer).toMatchObject({ ...taken, name: 'Empty Ltd' })

    expect((await undo(mergeId)).status).toBe(200)
    const same = { version: expect.any(Number), updatedAt: expect.any(String) }
    expect((await findOrganization(merge)).answer).toEqual({ ...full, ...same })
    expect((await findOrganization(keep)).answer).toEqual({ ...before, ...same })
  })
})

describe('records that are not duplicates (MERGE-7)', () => {
  const groupsWith = async (id: string) =>
    (await app().staff(organizationsCalls.listOrganizationDuplicates)).answer.data
      .map(({ records }) => records.map(({ _id }) => _id))
      .filter((ids) => ids.includes(id))

  it('are left out of the duplicates, pair by pair', async () => {
    const [one, two, three] = [
      await makeOrganization(app(), { name: 'Twin Ltd' }),
      await makeOrganization(app(), { name: 'Twin Limited' }),
      await makeOrganization(app(), { name: 'Twin DAC' }),
    ]
    const dismiss = (ids: string[]) =>
      app().staff(mergesCalls.dismissDuplicates, { body: { recordType: 'organization', ids } })

    expect((await dismiss([one, two])).answer).toEqual({ ok: true })
    expect((await dismiss([two, one])).answer).toEqual({ ok: true })
    const { answer: history } = await app().staff(historyCalls.searchHistory, {
      body: { recordType: 'organization', recordId: one },
    })
    expect(history.data.map(({ action }) => action)).toEqual(['dismissed', 'created'])
    expect(history.data[0]?.fields).toEqual([
      { field: 'notDuplicateOf', label: 'Not a duplicate of', from: null, to: 'Twin Limited' },
    ])
    expect((await groupsWith(one))[0]).toHaveLength(3)
    await dismiss([one, three])
    expect(await groupsWith(one)).toEqual([])
    expect((await groupsWith(two))[0]).toHaveLength(2)
    await dismiss([three, two])
    expect(await groupsWith(two)).toEqual([])
  })

  it('are left out of the duplicates of people too', async () => {
    const ids = [await makePerson(app(), { lastName: 'Twin' }), await makePerson(app(), { lastName: 'Twin' })]
    const groups = async () =>
      (await app().staff(peopleCalls.listPersonDuplicates)).answer.data.filter(({ people }) =>
        people.some(({ contactId }) => ids.includes(contactId)),
      )

    expect(await groups()).toHaveLength(1)
    await app().staff(mergesCalls.dismissDuplicates, { body: { recordType: 'person', ids } })
    expect(await groups()).toEqual([])
  })
})
