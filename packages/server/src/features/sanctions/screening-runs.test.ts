import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { amlDefaults } from '@registrar/domain/aml/aml-texts'
import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { SanctionsEntry, SanctionsListKind } from '@registrar/domain/sanctions/sanctions-entry'
import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import { beforeEach, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { loadSanctionsList } from './load-list.commands.ts'
import { screenAllStale } from './screening.commands.ts'

const app = useApp()

const DAY = '2026-11-20'
const entry = (name: string): SanctionsEntry => ({
  key: `id:${name}`,
  kind: 'person',
  names: [name],
  births: [],
  programme: null,
})

const load = async (name: string, entries: SanctionsEntry[], kind: SanctionsListKind = 'sanctions') => {
  await loadSanctionsList(app().db, { fileName: `${name}.csv`, name, kind, version: 'v1', day: DAY }, entries)
  await screenAllStale(app().db)
}
const screen = (body: { organizationId: string } | { personId: string }) =>
  app().staff(sanctionsCalls.screenSanctions, { body })
const runs = async (body: { organizationId?: string; personId?: string; page?: number; limit?: number }) =>
  (await app().staff(sanctionsCalls.searchScreeningRuns, { body })).answer
const hits = async (organizationId: string) =>
  (await app().staff(sanctionsCalls.searchSanctions, { body: { organizationId } })).answer.data
const link = async (organizationId: string, peopleId: string, ceased: string | null = null) => {
  const terms = [{ role: 'director' as const, appointed: '2020-01-01', ceased }]
  return app().staff(linksCalls.createLink, { body: { organizationId, peopleId, roles: ['director'], terms } })
}
const amlFinding = async (organizationId: string) => {
  const { answer } = await app().staff(complianceCalls.searchCompliance, { body: { organizationId } })
  return answer.data.find(({ rule }) => rule === 'amlFile')
}
const sign = (organizationId: string) => app().staff(amlCalls.signAmlVersion, { body: { organizationId } })

beforeEach(async () => {
  await app().db.deleteFrom('sanctions_hits').execute()
  await app().db.deleteFrom('sanctions_lists').execute()
})

it('a screening by hand is kept with the lists, how many were compared and how many hits there were (SANC-6)', async () => {
  await load('EU', [entry('Ivan Petrov')])
  const organizationId = await makeOrganization(app(), { name: 'Run Limited' })
  const peopleId = await makePerson(app(), { firstName: 'Ivan', lastName: 'Petrov' })
  const former = await makePerson(app(), { firstName: 'Former', lastName: 'Director' })
  const memberId = await makeOrganization(app(), { name: 'Member Limited' })
  await link(organizationId, peopleId)
  await link(organizationId, former, '2021-01-01')
  await app().staff(companyMembersCalls.createCompanyMember, {
    body: { organizationId, memberId, roles: ['secretary'] },
  })

  await screen({ organizationId })
  const lists = [{ name: 'EU', fileName: 'EU.csv', version: 'v1', day: DAY, entries: 1 }]
  expect(await runs({ organizationId })).toMatchObject({
    data: [{ user: { userId: app().staffId }, organizationId, personId: null, lists, compared: 3, hits: 1 }],
    totalItems: 1,
    totalPages: 1,
  })

  await load('PEP', [entry('Nobody At All')], 'pep')
  await screen({ organizationId })
  const { data } = await runs({ organizationId, limit: 1 })
  expect(data).toMatchObject([{ lists: [{ name: 'EU' }, { name: 'PEP' }] }])
  expect((await runs({ organizationId, limit: 1, page: 2 })).data).toMatchObject([{ lists: [{ name: 'EU' }] }])

  await screen({ personId: former })
  expect((await runs({ personId: former })).data).toMatchObject([{ personId: former, compared: 1, hits: 0 }])
  expect(await runs({ personId: 'nobody' })).toMatchObject({ data: [], totalItems: 0 })
})

it('nothing is kept while no list is loaded: nobody was compared (SANC-6)', async () => {
  const personId = await makePerson(app())
  await screen({ personId })
  expect((await runs({ personId })).data).toEqual([])
})

it('a hit counts for a company as long as the link is present (SANC-4)', async () => {
  await load('EU', [entry('Ivan Petrov')])
  const organizationId = await makeOrganization(app(), { name: 'Left Limited', aml: amlDefaults })
  const peopleId = await makePerson(app(), { firstName: 'Ivan', lastName: 'Petrov' })
  await link(organizationId, peopleId)
  expect(await amlFinding(organizationId)).toMatchObject({ state: 'red' })
  expect(await hits(organizationId)).toHaveLength(1)

  const links = await app().staff(linksCalls.searchLinks, { body: { organizationId } })
  const terms = [{ role: 'director' as const, appointed: '2020-01-01', ceased: '2021-01-01' }]
  const { status } = await app().staff(linksCalls.updateLink, {
    params: { id: links.answer.data[0]?._id ?? '' },
    body: { terms },
  })
  expect(status).toBe(200)
  expect(await hits(organizationId)).toEqual([])
  expect((await amlFinding(organizationId))?.reason).not.toContain('On a sanctions list')
  expect((await sign(organizationId)).problem?.code).not.toBe('SANCTIONS_HIT_OPEN')
})

it('the cleared hit of a director who has left counts in the file that was signed then, and not in that of today (SANC-4, AML-18)', async () => {
  await load('EU', [entry('Ivan Petrov')])
  const organizationId = await makeOrganization(app(), { name: 'Then Limited', aml: amlDefaults })
  const peopleId = await makePerson(app(), { firstName: 'Ivan', lastName: 'Petrov' })
  const { answer: linked } = await link(organizationId, peopleId)
  await app().staff(sanctionsCalls.decideSanctionsHit, {
    params: { id: (await hits(organizationId))[0]?._id ?? '' },
    body: { state: 'cleared', reason: 'Born in 1990: passport seen' },
  })
  const screeningOf = async () => {
    const body = { organizationId, acceptOpen: 'Papers follow' }
    const { answer } = await app().staff(amlCalls.signAmlVersion, { body })
    const read = () => app().staff(amlCalls.findAmlVersion, { params: { id: answer._id } })
    return async () => (await read()).answer.content['screening']
  }
  const then = await screeningOf()
  const terms = [{ role: 'director' as const, appointed: '2020-01-01', ceased: '2021-01-01' }]
  await app().staff(linksCalls.updateLink, { params: { id: linked.data._id }, body: { terms } })
  const today = await screeningOf()

  expect(await today()).toMatchObject({ compared: 1, hits: [] })
  expect(await then()).toMatchObject({
    compared: 2,
    hits: [{ name: 'Ivan Petrov', state: 'cleared', reason: 'Born in 1990: passport seen' }],
  })
})

it('a hit of the person for whom a nominee holds the shares stops the file, and a PEP behind a nominee asks for enhanced measures (SANC-4, AML-12)', async () => {
  await load('EU', [entry('Ivan Petrov')])
  const organizationId = await makeOrganization(app(), { name: 'Veiled Limited', aml: amlDefaults })
  const nominee = await makePerson(app(), { firstName: 'Nuala', lastName: 'Nominee' })
  const behind = await makePerson(app(), { firstName: 'Ivan', lastName: 'Petrov', pep: true })
  await app().staff(linksCalls.createLink, {
    body: { organizationId, peopleId: nominee, nomineeFor: behind, roles: ['shareholder'], beneficiaryPercentage: 30 },
  })
  expect(await hits(organizationId)).toMatchObject([{ name: 'Ivan Petrov' }])
  expect(await amlFinding(organizationId)).toMatchObject({
    state: 'red',
    reason: 'On a sanctions list, and not cleared: Ivan Petrov.',
  })
  expect((await sign(organizationId)).problem.code).toBe('SANCTIONS_HIT_OPEN')
  expect((await runs({ organizationId })).data).toMatchObject([{ compared: 3, hits: 1 }])
  const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id: organizationId } })
  expect(answer.amlStatus.enhancedDueDiligence).toEqual(['LINKED_PEP', 'SANCTIONS'])
})

it('somebody on a list of politically exposed persons stops the file until it is decided, and asks for enhanced measures when confirmed (SANC-4, AML-12)', async () => {
  await load('PEP', [entry('Ivan Petrov')], 'pep')
  const organizationId = await makeOrganization(app(), { name: 'Exposed Limited', aml: amlDefaults })
  await link(organizationId, await makePerson(app(), { firstName: 'Ivan', lastName: 'Petrov' }))
  const enhanced = async () => {
    const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id: organizationId } })
    return answer.amlStatus.enhancedDueDiligence
  }
  const [hit] = await hits(organizationId)
  expect(hit).toMatchObject({ list: 'PEP', listKind: 'pep', state: 'open' })

  const { status, problem } = await sign(organizationId)
  expect([status, problem.code]).toEqual([409, 'SANCTIONS_HIT_OPEN'])
  expect(problem.message).toBe('On a list of politically exposed persons, and not decided: Ivan Petrov.')
  expect(await enhanced()).toEqual([])

  await app().staff(sanctionsCalls.decideSanctionsHit, {
    params: { id: hit?._id ?? '' },
    body: { state: 'confirmed', reason: 'A minister until 2025' },
  })
  expect((await sign(organizationId)).problem?.code).not.toBe('SANCTIONS_HIT_OPEN')
  expect(await enhanced()).toEqual(['LINKED_PEP'])
})
