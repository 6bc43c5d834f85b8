import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from './people.factory.ts'

const app = useApp()

it('organizations of exactly the searched name come first, whatever the sort and the page (LIST-3, UI-17)', async () => {
  const others = ['Aran Nore Ltd', 'Nore Boats Ltd', 'Bay of Nore']
  for (const name of others) await makeOrganization(app(), { name })
  const exact = await makeOrganization(app(), { name: 'Nore Teoranta' })

  for (const search of ['nore', 'NORE Limited'])
    for (const sortOrder of ['asc', 'desc'] as const) {
      const body = { search, sortField: 'name', sortOrder, limit: 1, exactNameFirst: true } as const
      const { answer } = await app().staff(organizationsCalls.searchOrganizations, { body })
      expect(answer.data.map(({ _id }) => _id)).toEqual([exact])
      expect(answer.totalItems).toBe(4)
    }

  const body = { search: 'nore', sortField: 'name', sortOrder: 'asc' } as const
  const pages = await Promise.all(
    [1, 2, 3, 4].map(
      async (page) =>
        (
          await app().staff(organizationsCalls.searchOrganizations, {
            body: { ...body, page, limit: 1, exactNameFirst: true },
          })
        ).answer.data[0]?.name,
    ),
  )
  expect(pages).toEqual(['Nore Teoranta', 'Aran Nore Ltd', 'Bay of Nore', 'Nore Boats Ltd'])
  const { answer } = await app().staff(organizationsCalls.searchOrganizations, { body })
  expect(answer.data.map(({ name }) => name)).toEqual([
    'Aran Nore Ltd',
    'Bay of Nore',
    'Nore Boats Ltd',
    'Nore Teoranta',
  ])
})

it('people of exactly the searched name come first, and rows say what tells twins apart (LIST-3, UI-17)', async () => {
  const exact = await makePerson(app(), { firstName: 'Anne', lastName: 'Quill', birth: '1980-02-29' })
  await makePerson(app(), { firstName: 'Anne Marie', lastName: 'Quill' })
  await makePerson(app(), { firstName: 'Joanne', lastName: 'Quilligan' })

  const find = async (fields: object) =>
    (await app().staff(peopleCalls.searchPeople, { body: { search: 'anne quill', ...fields } })).answer.data
  expect((await find({}))[0]?._id).not.toBe(exact)
  expect((await find({ exactNameFirst: true }))[0]).toMatchObject({ _id: exact, birth: '1980-02-29' })
  expect(await find({ exactNameFirst: true })).toHaveLength(3)

  const nothing = await app().staff(peopleCalls.searchPeople, { body: { search: '%', exactNameFirst: true } })
  expect(nothing.answer.data).toEqual([])
  const all = await app().staff(peopleCalls.searchPeople, { body: { exactNameFirst: true } })
  expect(all.answer.totalItems).toBe(3)
})
