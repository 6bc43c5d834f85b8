import { historyCalls } from '@registrar/domain/history/history.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const entriesOf = async (recordType: 'organization' | 'person', recordId: string, more: { field?: string } = {}) =>
  (await app().staff(historyCalls.searchHistory, { body: { recordType, recordId, ...more } })).answer

const restore = (id = '') => app().staff(historyCalls.restoreHistory, { params: { id }, body: {} })

const findOrganization = (id: string) => app().staff(organizationsCalls.findOrganization, { params: { id } })

const mergeOrganizations = async (keep: string, merge: string) =>
  (await app().staff(mergesCalls.mergeOrganizations, { body: { keep, merge, fields: {} } })).answer.mergeId

it('a merge of two equal companies has its entry, which says what was merged and what moved (MERGE-9)', async () => {
  const [keep, merge] = [
    await makeOrganization(app(), { name: 'Suir Ltd' }),
    await makeOrganization(app(), { name: 'Suir Ltd' }),
  ]
  const peopleId = await makePerson(app())
  await app().staff(linksCalls.createLink, { body: { peopleId, organizationId: merge, roles: ['director'] } })
  const mergeId = await mergeOrganizations(keep, merge)

  const { data, totalItems } = await entriesOf('organization', keep)

  expect(totalItems).toBe(2)
  expect(data[0]).toMatchObject({
    source: 'merge',
    action: 'updated',
    user: { name: 'Niamh Kelly' },
    fields: [],
    merge: {
      _id: mergeId,
      name: 'Suir Ltd',
      stayed: true,
      isReversal: false,
      moves: [{ label: 'Links', count: 1 }],
      canUndo: true,
    },
  })
  expect(data[1]?.merge).toBeUndefined()
  expect((await entriesOf('organization', keep, { field: 'name' })).totalItems).toBe(1)
})

it('undoing the entry of a merge undoes the whole merge (MERGE-9)', async () => {
  const [keep, merge] = [
    await makePerson(app(), { firstName: 'Ciara' }),
    await makePerson(app(), { firstName: 'Ciara', mail: 'ciara@example.ie', pps: '1234567T' }),
  ]
  await app().staff(mergesCalls.mergePeople, { body: { keep, merge, fields: {} } })
  const [entry] = (await entriesOf('person', keep)).data
  expect(entry?.fields.map(({ field }) => field)).toEqual(expect.arrayContaining(['mail', 'pps']))

  expect((await restore(entry?._id)).status).toBe(200)

  const find = async (id: string) => (await app().staff(peopleCalls.findPerson, { params: { id } })).answer
  expect(await find(merge)).toMatchObject({ mail: 'ciara@example.ie', pps: '1234567T' })
  expect(await find(keep)).toMatchObject({ mail: null, pps: null })

  const [undoing, merged] = (await entriesOf('person', keep)).data
  expect(undoing?.merge).toMatchObject({ isReversal: true, canUndo: false })
  expect(merged?.merge).toMatchObject({ isReversal: false, canUndo: false })
  for (const one of [undoing, merged]) expect((await restore(one?._id)).problem.code).toBe('RESTORE_REFUSED')
})

it('no field of a merge goes back alone, before or after the merge is undone (MERGE-9)', async () => {
  const [keep, merge] = [await makePerson(app()), await makePerson(app(), { mail: 'ciara@example.ie' })]
  await app().staff(mergesCalls.mergePeople, { body: { keep, merge, fields: {} } })
  const [merged] = (await entriesOf('person', keep)).data
  const restoreMail = (id = '') =>
    app().staff(historyCalls.restoreHistory, { params: { id }, body: { fields: ['mail'] } })

  expect((await restoreMail(merged?._id)).problem).toMatchObject({
    code: 'RESTORE_REFUSED',
    message: 'One value of a merge cannot be restored by itself. Undo the whole merge.',
  })

  await restore(merged?._id)
  const [undoing] = (await entriesOf('person', keep)).data
  for (const entry of [merged, undoing]) expect((await restoreMail(entry?._id)).problem.code).toBe('RESTORE_REFUSED')
})

it('the record that came back says what it was merged into (MERGE-9)', async () => {
  const [keep, merge] = [
    await makeOrganization(app(), { name: 'Nore Ltd' }),
    await makeOrganization(app(), { name: 'Barrow Ltd' }),
  ]
  const mergeId = await mergeOrganizations(keep, merge)
  await app().staff(mergesCalls.undoMerge, { params: { id: mergeId } })

  const { data } = await entriesOf('organization', merge)
  expect(data.slice(0, 2)).toMatchObject([
    { fields: [], merge: { name: 'Nore Ltd', stayed: false, isReversal: true, canUndo: false } },
    { fields: [], merge: { name: 'Nore Ltd', stayed: false, isReversal: false, canUndo: false } },
  ])
})

it('the entry of an earlier merge does not undo a later one, and no entry does after 30 days (MERGE-9)', async () => {
  const [keep, merge] = [await makeOrganization(app()), await makeOrganization(app())]
  const first = await mergeOrganizations(keep, merge)
  await app().staff(mergesCalls.undoMerge, { params: { id: first } })
  const second = await mergeOrganizations(keep, merge)

  const { data } = await entriesOf('organization', keep)
  expect(data.map((entry) => entry.merge && [entry.merge._id, entry.merge.canUndo])).toEqual([
    [second, true],
    [first, false],
    [first, false],
    undefined,
  ])
  expect((await restore(data[2]?._id)).problem.message).toBe('This merge has been undone already.')
  expect((await findOrganization(merge)).problem.code).toBe('MERGED')

  await sql`update merges set created_at = created_at - interval '31 days' where keep_id = ${keep}`.execute(app().db)
  expect((await entriesOf('organization', keep)).data[0]?.merge).toMatchObject({ canUndo: false })
  expect((await restore(data[0]?._id)).problem.message).toContain('30 days')
})
