import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { OrganizationSearchInput } from '@registrar/domain/organizations/organization-listing'
import { beforeAll, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from './organizations.factory.ts'

const app = useApp()

beforeAll(async () => {
  for (const town of ['Cork', 'Galway', 'Łódź'])
    for (let number = 1; number <= 4; number += 1)
      await makeOrganization(app(), {
        name: `${town} Consulting ${number}`,
        ...(number === 4 && { creationStatus: 'LATE' }),
      })
})

const names = async (body: OrganizationSearchInput) => {
  const { answer } = await app().staff(organizationsCalls.searchOrganizations, { body })
  return { names: answer.data.map(({ name }) => name), total: answer.totalItems, pages: answer.totalPages }
}

it('several terms are found, in order, page by page', async () => {
  const query = { search: 'consulting lodz', sortField: 'name', sortOrder: 'asc', limit: 3 } as const
  expect(await names(query)).toEqual({
    names: ['Łódź Consulting 1', 'Łódź Consulting 2', 'Łódź Consulting 3'],
    total: 4,
    pages: 2,
  })
  expect((await names({ ...query, page: 2 })).names).toEqual(['Łódź Consulting 4'])
  expect((await names({ ...query, sortOrder: 'desc', limit: 2 })).names).toEqual([
    'Łódź Consulting 4',
    'Łódź Consulting 3',
  ])
  expect(await names({ ...query, page: 3 })).toEqual({ names: [], total: 4, pages: 2 })
})

it('a search takes a filter, finds a short term inside a word, and finds nothing when one term matches nothing (LIST-3)', async () => {
  expect((await names({ search: 'consulting cork', creationStatus: 'LATE' })).names).toEqual(['Cork Consulting 4'])
  expect((await names({ search: 'consulting ga 2' })).names).toEqual(['Galway Consulting 2'])
  expect((await names({ search: 'consulting 2 lw' })).names).toEqual(['Galway Consulting 2'])
  expect(await names({ search: 'consulting limerick' })).toEqual({ names: [], total: 0, pages: 0 })
})
