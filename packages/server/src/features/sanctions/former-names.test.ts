import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-entry'
import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import { beforeEach, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { loadSanctionsList } from './load-list.commands.ts'
import { screenAllStale } from './screening.commands.ts'

const app = useApp()

const olga: SanctionsEntry = {
  key: 'id:1',
  kind: 'person',
  names: ['Olga IVANOVA'],
  births: ['1970-05-06'],
  programme: 'UKR',
}
const volga: SanctionsEntry = {
  key: 'id:2',
  kind: 'organization',
  names: ['Volga Shipping'],
  births: [],
  programme: null,
}

const load = async (entries: SanctionsEntry[] = [olga, volga]) => {
  await loadSanctionsList(app().db, { fileName: 'list.csv', day: '2026-11-20' }, entries)
  await screenAllStale(app().db)
}
const hitsOf = async (id: string) => {
  const { answer } = await app().staff(sanctionsCalls.searchSanctions, { body: { limit: 1000 } })
  return answer.data.filter((hit) => hit.personId === id || hit.organizationId === id)
}
const clear = async (id: string) => {
  const [hit] = await hitsOf(id)
  const body = { state: 'cleared', reason: 'Born in 1990: passport seen' } as const
  await app().staff(sanctionsCalls.decideSanctionsHit, { params: { id: hit?._id ?? '' }, body })
}
const save = (id: string, body: object) => app().staff(peopleCalls.updatePerson, { params: { id }, body })

beforeEach(async () => {
  await app().db.deleteFrom('sanctions_hits').execute()
  await load()
})

it('a person is compared by the former names on record too, and the hit says by which (SANC-2)', async () => {
  const id = await makePerson(app(), { firstName: 'Olga', lastName: 'Martin' })
  expect(await hitsOf(id)).toEqual([])

  await save(id, { formerNames: 'née Ivanova' })
  expect(await hitsOf(id)).toMatchObject([
    { name: 'Olga Martin', formerName: 'Olga Ivanova', state: 'open', score: 100 },
  ])
  await clear(id)
  await load()
  expect(await hitsOf(id)).toMatchObject([{ state: 'cleared' }])

  await save(id, { lastName: 'Ivanova' })
  expect(await hitsOf(id)).toMatchObject([{ formerName: null }])
  await save(id, { lastName: 'Martin', formerNames: null })
  await load()
  expect((await hitsOf(id)).filter(({ state }) => state === 'open')).toEqual([])
})

it('a company is compared by the names that it had before (SANC-2)', async () => {
  const id = await makeOrganization(app(), { name: 'Volga Shipping Limited' })
  expect(await hitsOf(id)).toMatchObject([{ formerName: null }])
  await app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { name: 'Liffey Boats Limited' } })
  expect(await hitsOf(id)).toMatchObject([
    { name: 'Liffey Boats Limited', formerName: 'Volga Shipping Limited', state: 'open' },
  ])
})

it('a cleared hit is open again when the births come to agree, on record or on the list (SANC-3)', async () => {
  const id = await makePerson(app(), { firstName: 'Olga', lastName: 'Ivanova' })
  await clear(id)
  await save(id, { birth: '1971-05-06' })
  expect(await hitsOf(id)).toMatchObject([{ state: 'cleared' }])
  await save(id, { birth: '1970-05-06' })
  expect(await hitsOf(id)).toMatchObject([{ state: 'open', reason: null }])

  await clear(id)
  await load()
  expect(await hitsOf(id)).toMatchObject([{ state: 'cleared' }])
  await save(id, { birth: '1971-02-03' })
  expect(await hitsOf(id)).toMatchObject([{ state: 'cleared' }])
  await load([{ ...olga, births: ['1970-05-06', '1971-02-03'] }])
  expect(await hitsOf(id)).toMatchObject([{ state: 'open' }])
})
