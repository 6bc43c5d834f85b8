import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeColleagueOf } from '../users/users.factory.ts'
import { loadSanctionsList } from './load-list.commands.ts'

const app = useApp()

const load = (name: string, listed: string) =>
  loadSanctionsList(app().db, { fileName: 'list.csv', name, day: '2026-11-01' }, [
    { key: listed, kind: 'person', names: [listed], births: [], programme: null },
  ])
const lists = async () => (await app().staff(sanctionsCalls.listSanctionsLists)).answer.data
const hits = async () => (await app().staff(sanctionsCalls.searchSanctions, { body: {} })).answer.data
const idOf = async (name: string) => (await lists()).find((list) => list.name === name)?._id ?? ''

it('a list under a wrong name is removed with its open hits, and what was decided stays (SANC-11)', async () => {
  await makePerson(app(), { firstName: 'Viktor', lastName: 'Bout' })
  await makePerson(app(), { firstName: 'Semion', lastName: 'Mogilevich' })
  await load('UKK', 'Viktor Bout')
  await load('UK', 'Semion Mogilevich')
  const decided = (await hits()).find(({ name }) => name === 'Semion Mogilevich')
  await app().staff(sanctionsCalls.decideSanctionsHit, {
    params: { id: decided?._id ?? '' },
    body: { state: 'confirmed', reason: 'The same person' },
  })
  expect(await hits()).toHaveLength(2)

  for (const name of ['UKK', 'UK']) {
    const removed = await app().staff(sanctionsCalls.removeSanctionsList, { params: { id: await idOf(name) } })
    expect(removed.status).toBe(200)
  }
  expect(await lists()).toEqual([])
  expect((await hits()).map(({ name, state }) => [name, state])).toEqual([['Semion Mogilevich', 'confirmed']])
  const { answer } = await app().staff(auditCalls.searchAudit, { body: { kinds: ['settingChanged'] } })
  expect(answer.data.map(({ details }) => details)).toEqual([
    { setting: 'Sanctions list', from: 'UK', to: 'removed' },
    { setting: 'Sanctions list', from: 'UKK', to: 'removed' },
  ])
})

it('an unknown list, and anybody but an AML officer, remove nothing (SANC-11)', async () => {
  await load('EU', 'Nobody At All')
  const params = { id: await idOf('EU') }
  expect((await app().anybody(sanctionsCalls.removeSanctionsList, { params })).status).toBe(401)
  const { calls } = await makeColleagueOf(app(), 'staff')
  expect((await calls(sanctionsCalls.removeSanctionsList, { params })).status).toBe(403)
  expect((await app().staff(sanctionsCalls.removeSanctionsList, { params: { id: 'nothing' } })).status).toBe(404)
  expect(await lists()).toHaveLength(1)
})

it('a confirmed hit of a person is found for the company, whose pages warn of it, and the file is not signed with a reason (SANC-10)', async () => {
  const organizationId = await makeOrganization(app(), { aml: { appendix2_q1: true } })
  const peopleId = await makePerson(app(), { firstName: 'Aslan', lastName: 'Usoyan' })
  await app().staff(linksCalls.createLink, { body: { organizationId, peopleId, roles: ['director'] } })
  await load('UN', 'Aslan Usoyan')
  const search = (state: 'open' | 'confirmed') =>
    app().staff(sanctionsCalls.searchSanctions, { body: { organizationId, state } })
  const [hit] = (await search('open')).answer.data
  const body = { state: 'confirmed', reason: 'The same person' } as const
  await app().staff(sanctionsCalls.decideSanctionsHit, { params: { id: hit?._id ?? '' }, body })
  expect((await search('confirmed')).answer.data).toMatchObject([{ name: 'Aslan Usoyan', listKind: 'sanctions' }])
  const signed = await app().staff(amlCalls.signAmlVersion, { body: { organizationId, acceptOpen: 'Known' } })
  expect([signed.status, signed.problem.code]).toEqual([409, 'SANCTIONS_HIT_OPEN'])
})
