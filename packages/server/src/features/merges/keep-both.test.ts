import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const findPerson = async (id: string) => (await app().staff(peopleCalls.findPerson, { params: { id } })).answer
const findOrganization = async (id: string) =>
  (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer

it('a merge keeps both long texts and a second address, and its undoing separates them (MERGE-2, MERGE-6)', async () => {
  const keep = await makePerson(app(), {
    comments: 'Calls at noon.',
    mail: 'one@keep.example.ie',
    otherMails: ['old@keep.example.ie'],
  })
  const gone = await makePerson(app(), {
    comments: 'Speaks French.',
    mail: 'Two@gone.example.ie; one@keep.example.ie',
    otherMails: ['old@keep.example.ie', 'third@gone.example.ie'],
  })
  const { answer: preview } = await app().staff(mergesCalls.previewMerge, {
    body: { recordType: 'person', keep, merge: gone },
  })
  const both = preview.data.fields.map(({ field, choice, canKeepBoth }) => [field, choice, canKeepBoth])
  expect(both).toEqual([
    ['mail', 'keep', true],
    ['comments', 'keep', true],
  ])

  const body = { keep, merge: gone, fields: { comments: 'both', mail: 'both' } } as const
  const { status, answer } = await app().staff(mergesCalls.mergePeople, { body })
  expect(status).toBe(200)
  expect(await findPerson(keep)).toMatchObject({
    comments: 'Calls at noon.\n\nSpeaks French.',
    mail: 'one@keep.example.ie',
    otherMails: ['old@keep.example.ie', 'third@gone.example.ie', 'two@gone.example.ie'],
  })

  expect((await app().staff(mergesCalls.undoMerge, { params: { id: answer.mergeId } })).status).toBe(200)
  expect(await findPerson(keep)).toMatchObject({ comments: 'Calls at noon.', otherMails: ['old@keep.example.ie'] })
  expect(await findPerson(gone)).toMatchObject({ otherMails: ['old@keep.example.ie', 'third@gone.example.ie'] })
})

it('a merge of companies keeps both notes and unites the further addresses without being asked (MERGE-2)', async () => {
  const keep = await makeOrganization(app(), { notes: 'A', mail: 'a@a.example.ie' })
  const gone = await makeOrganization(app(), { notes: 'B', otherMails: ['A@a.example.ie', 'b@b.example.ie'] })
  const body = { keep, merge: gone, fields: { notes: 'both' } } as const
  expect((await app().staff(mergesCalls.mergeOrganizations, { body })).status).toBe(200)
  expect(await findOrganization(keep)).toMatchObject({
    notes: 'A\n\nB',
    mail: 'a@a.example.ie',
    otherMails: ['b@b.example.ie'],
  })
})

it.each([
  ['a name', { name: 'both' as const }, {}, { 'fields.name': 'Only one value of this field can stay.' }],
  [
    'an address that cannot be read',
    { mail: 'both' as const },
    { mail: 'none yet' },
    { 'fields.mail': 'The second address cannot be read.' },
  ],
  [
    'texts that are too long together',
    { comments: 'both' as const },
    { comments: 'x'.repeat(19_990) },
    { 'fields.comments': 'Both texts together are too long.' },
  ],
])('both values of %s are not kept, and nothing is merged (MERGE-2)', async (_, fields, more, problems) => {
  const keep = await makeOrganization(app(), { name: 'Kept', mail: 'a@a.example.ie', comments: 'A long comment' })
  const gone = await makeOrganization(app(), { name: 'Gone', ...more })
  const { status, problem } = await app().staff(mergesCalls.mergeOrganizations, { body: { keep, merge: gone, fields } })
  expect([status, problem.code, problem.fields]).toEqual([400, 'VALIDATION_FAILED', problems])
  expect(await findOrganization(gone)).toMatchObject({ name: 'Gone' })
})

it('further addresses are stored clean and once, found, and make people similar and duplicates, but are nobody by themselves (PERSON-1, PERSON-4, PERSON-11)', async () => {
  const id = await makePerson(app(), {
    firstName: 'Nora',
    lastName: 'Tiernan',
    otherMails: [' Nora@Other.example.ie\u200B', 'nora@other.example.ie'],
  })
  expect((await findPerson(id)).otherMails).toEqual(['nora@other.example.ie'])
  const search = 'nora@other.example.ie'
  const find = async (body: object) =>
    (await app().staff(peopleCalls.searchPeople, { body: { search, ...body } })).answer.data
  expect((await find({ formerNames: true })).map((row) => [row._id, row.otherMails])).toEqual([[id, [search]]])
  expect(await find({})).toEqual([])

  const similar = await app().staff(peopleCalls.listSimilarPeople, {
    body: { firstName: 'Other', lastName: 'Body', mail: 'NORA@other.example.ie' },
  })
  expect(similar.answer.data.map(({ _id }) => _id)).toEqual([id])
  const second = await makePerson(app(), { firstName: 'Other', lastName: 'Body', mail: search })
  const groups = (await app().staff(peopleCalls.listPersonDuplicates)).answer.data
  expect(groups.map(({ people }) => people.map(({ contactId }) => contactId))).toContainEqual([id, second])

  const refused = await app().staff(peopleCalls.updatePerson, { params: { id }, body: { otherMails: ['nonsense'] } })
  expect([refused.status, Object.keys(refused.problem.fields ?? {})]).toEqual([400, ['otherMails']])
  await app().staff(peopleCalls.updatePerson, { params: { id }, body: { otherMails: [] } })
  expect(await find({ formerNames: true })).toEqual([second].map((_id) => expect.objectContaining({ _id })))
})
