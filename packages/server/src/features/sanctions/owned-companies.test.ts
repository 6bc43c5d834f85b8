import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import { beforeEach, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { loadSanctionsList } from './load-list.commands.ts'
import { screenAllStale } from './screening.commands.ts'

const app = useApp()

const listed = { key: 'id:1', kind: 'person' as const, names: ['Ivan Petrov'], births: [], programme: null }

const share = async (organizationId: string, peopleId: string, beneficiaryPercentage: number) => {
  const body = { organizationId, peopleId, roles: ['shareholder' as const], beneficiaryPercentage }
  return (await app().staff(linksCalls.createLink, { body })).answer.data._id
}
const search = async (organizationId: string) =>
  (await app().staff(sanctionsCalls.searchSanctions, { body: { organizationId } })).answer.data
const ownHit = async (organizationId: string) =>
  (await search(organizationId)).find((hit) => hit.organizationId === organizationId)
const decide = (id: string | undefined, state: 'open' | 'cleared') =>
  app().staff(sanctionsCalls.decideSanctionsHit, { params: { id: id ?? '' }, body: { state, reason: 'A test' } })

beforeEach(async () => {
  await app().db.deleteFrom('sanctions_hits').execute()
  await loadSanctionsList(app().db, { fileName: 'list.csv', day: '2026-11-20' }, [listed])
  await screenAllStale(app().db)
})

it('a company of which listed persons own half is a hit, and one of which they own less is none (SANC-7)', async () => {
  const ivan = await makePerson(app(), { firstName: 'Ivan', lastName: 'Petrov' })
  const [half, less, below] = [
    await makeOrganization(app()),
    await makeOrganization(app()),
    await makeOrganization(app()),
  ]
  const linkId = await share(half, ivan, 50)
  await share(less, ivan, 49)
  await app().staff(companyMembersCalls.createCompanyMember, {
    body: { organizationId: below, memberId: half, roles: ['shareholder'], beneficiaryPercentage: 60 },
  })

  expect(await ownHit(half)).toMatchObject({
    listedName: 'Owned to 50% by Ivan Petrov',
    state: 'open',
    listKind: 'sanctions',
  })
  expect(await ownHit(less)).toBeUndefined()
  expect(await ownHit(below)).toMatchObject({ listedName: 'Owned to 60% by Ivan Petrov' })

  await app().staff(linksCalls.updateLink, { params: { id: linkId }, body: { beneficiaryPercentage: 40 } })
  expect(await ownHit(half)).toBeUndefined()
})

it('a company is no hit once its owner is cleared, and one that was cleared stays so while the owners are the same (SANC-7)', async () => {
  const ivan = await makePerson(app(), { firstName: 'Ivan', lastName: 'Petrov' })
  const owned = await makeOrganization(app(), { name: 'Owned Limited' })
  const linkId = await share(owned, ivan, 60)
  await decide((await ownHit(owned))?._id, 'cleared')
  await app().staff(linksCalls.updateLink, { params: { id: linkId }, body: { beneficiaryPercentage: 70 } })
  expect(await ownHit(owned)).toMatchObject({ state: 'cleared', listedName: 'Owned to 70% by Ivan Petrov' })

  await decide((await ownHit(owned))?._id, 'open')
  const personal = (await search(owned)).find((hit) => hit.personId === ivan)
  await decide(personal?._id, 'cleared')
  expect(await ownHit(owned)).toBeUndefined()
})
