import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-entry'
import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import type { SanctionsSearchInput } from '@registrar/domain/sanctions/sanctions-hit'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeCompleteFile } from '../aml/aml.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { loadSanctionsList } from './load-list.commands.ts'
import { screenAllStale } from './screening.commands.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp()

const entry = (fields: Partial<SanctionsEntry> = {}): SanctionsEntry => ({
  key: 'eu:EU.1',
  kind: 'person',
  names: ['Ivan Petrov', 'Иван Петров'],
  births: ['1970-05-06'],
  programme: 'UKR',
  ...fields,
})
const company = entry({ key: 'eu:EU.2', kind: 'organization', names: ['Volga Shipping'], births: [], programme: 'RUS' })

const load = async (entries: SanctionsEntry[] = [entry(), company]) => {
  await loadSanctionsList(app().db, { fileName: 'list.xml', day: '2026-11-20' }, entries)
  await screenAllStale(app().db)
}
const search = async (body: SanctionsSearchInput = {}) =>
  (await app().staff(sanctionsCalls.searchSanctions, { body })).answer.data
const decide = (id: string, state: 'open' | 'cleared' | 'confirmed', reason = 'Another year of birth') =>
  app().staff(sanctionsCalls.decideSanctionsHit, { params: { id }, body: { state, reason } })
const sign = (organizationId: string) => app().staff(amlCalls.signAmlVersion, { body: { organizationId } })
const findAmlFinding = async (organizationId: string) => {
  const { answer } = await app().staff(complianceCalls.searchCompliance, { body: { organizationId } })
  return answer.data.find(({ rule }) => rule === 'amlFile')
}

beforeEach(async () => {
  await app().db.deleteFrom('sanctions_hits').execute()
  await load([entry({ key: 'none', names: ['Nobody at all'] })])
  const { answer } = await app().staff(peopleCalls.searchPeople, { body: { limit: 1000 } })
  for (const { _id } of answer.data) await app().staff(peopleCalls.removePerson, { params: { id: _id } })
})

it('sanctions hits answer 401 without a session, and only an AML officer or an administrator decides (SANC-5)', async () => {
  for (const call of [sanctionsCalls.searchSanctions, sanctionsCalls.findSanctionsList])
    expect((await app().anybody(call)).status).toBe(401)

  await load()
  await makePerson(app(), { firstName: 'Ivan', lastName: 'Petrov' })
  const [hit] = await search()
  const { id: userId, calls: conor } = await makeColleague(app())
  const clear = () =>
    conor(sanctionsCalls.decideSanctionsHit, {
      params: { id: hit?._id ?? '' },
      body: { state: 'cleared', reason: 'Another one' },
    })
  expect((await clear()).problem.code).toBe('FORBIDDEN')

  await app().staff(staffCalls.updateStaff, { params: { id: userId }, body: { role: 'amlOfficer' } })
  expect((await clear()).answer).toMatchObject({
    state: 'cleared',
    reason: 'Another one',
    decidedBy: { userId, userName: 'Conor Walsh' },
  })
})

it('the list that is loaded is replaced whole, and an empty one is refused (SANC-1)', async () => {
  await load()
  const list = async () => (await app().staff(sanctionsCalls.findSanctionsList)).answer.data
  expect(await list()).toMatchObject({ fileName: 'list.xml', entries: 2 })

  await expect(load([])).rejects.toThrow('has no entries')
  expect(await list()).toMatchObject({ entries: 2 })
  await load([company])
  expect(await list()).toMatchObject({ entries: 1 })
})

it('importing a list screens everybody on record, and a save screens the saved record (SANC-3)', async () => {
  const before = await makePerson(app(), { firstName: 'Iwan', lastName: 'Petrov' })
  const organizationId = await makeOrganization(app(), { name: 'VOLGA SHIPPING LTD' })
  await load()
  const after = await makePerson(app(), { firstName: 'PETROV', lastName: 'Ivan', birth: '1970-05-06' })
  const other = await makePerson(app(), { firstName: 'Ivan', lastName: 'Petrov', birth: '1990-05-06' })
  const renamed = await makePerson(app(), { firstName: 'Sorcha', lastName: 'Kelly' })
  await app().staff(peopleCalls.updatePerson, {
    params: { id: renamed },
    body: { firstName: 'Ivan', lastName: 'Petróv' },
  })

  const hits = await search()
  expect(new Set(hits.map((hit) => hit.personId ?? hit.organizationId))).toEqual(
    new Set([before, after, renamed, organizationId]),
  )
  expect(hits).toHaveLength(4)
  expect(hits.map(({ personId }) => personId)).not.toContain(other)
  expect(hits.find(({ personId }) => personId === after)).toMatchObject({
    organizationId: null,
    name: 'PETROV Ivan',
    birth: '1970-05-06',
    listedName: 'Ivan Petrov',
    aliases: ['Иван Петров'],
    births: ['1970-05-06'],
    programme: 'UKR',
    score: 100,
    state: 'open',
    reason: null,
    decidedBy: null,
    decidedAt: null,
  })
  expect(await search({ search: 'volga' })).toMatchObject([{ organizationId, programme: 'RUS' }])
  expect(await search({ personId: before })).toHaveLength(1)
  expect(await search({ state: 'cleared' })).toEqual([])

  await app().staff(peopleCalls.updatePerson, { params: { id: renamed }, body: { lastName: 'Kelly' } })
  expect(await search({ personId: renamed })).toEqual([])
})

it('a false hit is remembered until the names change (SANC-3)', async () => {
  const id = await makePerson(app(), { firstName: 'Ivan', lastName: 'Petrov' })
  await load()
  const [hit] = await search({ personId: id })
  await decide(hit?._id ?? '', 'cleared', 'Born in 1990: passport seen')
  const cleared = { _id: hit?._id, state: 'cleared', reason: 'Born in 1990: passport seen' }

  await load()
  expect(await search({ personId: id })).toMatchObject([cleared])
  await load([company])
  await load([entry({ births: ['1970'] })])
  expect(await search({ personId: id })).toMatchObject([cleared])
  await app().staff(peopleCalls.updatePerson, { params: { id }, body: { lastName: 'PETROV' } })
  expect(await search({ personId: id })).toMatchObject([cleared])

  await load([entry({ names: ['Ivan Petrov', 'Vanya Petrov'] })])
  expect(await search({ personId: id })).toMatchObject([{ _id: hit?._id, state: 'open', reason: null }])
})

it('a hit on a linked person makes the AML file red until it is cleared with a reason (SANC-4)', async () => {
  await load()
  const { organizationId, peopleId } = await makeCompleteFile(
    app(),
    { name: 'Stopped Limited' },
    { firstName: 'Ivan', lastName: 'Petrov' },
  )

  expect(await findAmlFinding(organizationId)).toMatchObject({
    state: 'red',
    reason: 'On a sanctions list, and not cleared: Ivan Petrov.',
  })
  const listed = async (sanctions: boolean) =>
    (await app().staff(amlCalls.searchAmlFiles, { body: { sanctions, search: 'Stopped' } })).answer.data
  expect(await listed(true)).toMatchObject([{ organizationId, enhanced: ['SANCTIONS'], sanctionsHits: 1 }])
  expect(await listed(false)).toEqual([])
  const red = await app().staff(organizationsCalls.searchOrganizations, { body: { hasRed: true, search: 'Stopped' } })
  expect(red.answer.data[0]?.redRules).toContain('amlFile')
  expect((await sign(organizationId)).problem).toMatchObject({
    code: 'SANCTIONS_HIT_OPEN',
    message: 'On a sanctions list, and not cleared: Ivan Petrov.',
  })
  expect((await sign(organizationId)).status).toBe(409)

  const [hit] = await search({ organizationId })
  const id = hit?._id ?? ''
  for (const reason of ['', '  ', undefined, null]) {
    const { status, problem } = await app().staff(sanctionsCalls.decideSanctionsHit, {
      params: { id },
      body: { state: 'cleared', reason } as never,
    })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['reason']])
  }

  await decide(id, 'confirmed')
  expect((await findAmlFinding(organizationId))?.state).toBe('red')
  await decide(id, 'cleared', 'A namesake')
  expect((await findAmlFinding(organizationId))?.state).toBe('green')
  expect(await listed(false)).toMatchObject([{ organizationId, enhanced: [], sanctionsHits: 0 }])
  expect((await sign(organizationId)).status).toBe(200)

  const history = await app().staff(historyCalls.searchHistory, {
    body: { recordType: 'person', recordId: peopleId, field: 'sanctions' },
  })
  expect(history.answer.data[0]?.fields).toEqual([
    {
      field: 'sanctions',
      label: 'Sanctions hit',
      from: 'Confirmed: Ivan Petrov (Another year of birth)',
      to: 'Cleared: Ivan Petrov (A namesake)',
    },
  ])
})

it('an AML file is not signed while its people wait to be compared with a new list (SANC-4)', async () => {
  const { organizationId, peopleId } = await makeCompleteFile(
    app(),
    { name: 'Waiting Limited' },
    { firstName: 'Ivan', lastName: 'Petrov' },
  )
  await screenAllStale(app().db)

  await loadSanctionsList(app().db, { fileName: 'list.xml', day: '2026-11-20' }, [entry()])
  const isMark = sql`reader = 'sanctions'`
  await sql`update stale_records set source = 'person', record_id = ${await makePerson(app())} where ${isMark}`.execute(
    app().db,
  )
  await sql`
    insert into stale_records (reader, source, record_id)
    select reader, source, record_id from stale_records, generate_series(1, 1000) where ${isMark}`.execute(app().db)
  await sql`
    insert into stale_records (reader, source, record_id) values ('sanctions', 'person', ${peopleId})`.execute(app().db)

  expect((await sign(organizationId)).problem.code).toBe('SANCTIONS_HIT_OPEN')
  const [hit] = await search({ organizationId })
  await decide(hit?._id ?? '', 'cleared', 'A namesake')
  expect((await sign(organizationId)).status).toBe(200)
})

it('a company member on the list makes the AML file red too, and a record in the bin does not (SANC-4)', async () => {
  await load()
  const { organizationId } = await makeCompleteFile(app(), { name: 'Held Limited' })
  const memberId = await makeOrganization(app(), { name: 'Volga Shipping Limited' })
  await app().staff(companyMembersCalls.createCompanyMember, {
    body: { organizationId, memberId, roles: ['secretary'] },
  })
  expect(await findAmlFinding(organizationId)).toMatchObject({ state: 'red' })
  expect(await search({ organizationId })).toMatchObject([{ organizationId: memberId }])

  await app().staff(organizationsCalls.removeOrganization, { params: { id: memberId } })
  expect(await findAmlFinding(organizationId)).toMatchObject({ state: 'green' })
  expect(await search({ organizationId })).toEqual([])
})

it('a person or an organization is screened by hand (SANC-3)', async () => {
  await load()
  const peopleId = await makePerson(app(), { firstName: 'Ivan', lastName: 'Petrov' })
  const organizationId = await makeOrganization(app(), { name: 'Screened Limited' })
  await app().staff(linksCalls.createLink, { body: { organizationId, peopleId, roles: ['director'] } })
  const screen = (body: object) => app().staff(sanctionsCalls.screenSanctions, { body })

  expect((await screen({ personId: peopleId })).answer.data).toMatchObject([{ personId: peopleId }])
  expect((await screen({ organizationId })).answer.data).toMatchObject([{ personId: peopleId }])
  expect((await screen({})).status).toBe(400)
  for (const unknown of [{ personId: 'nobody' }, { organizationId: 'nobody' }, { organizationId: peopleId }])
    expect((await screen(unknown)).status).toBe(404)
})

it('the history of the company says who signed which version of its AML file (AML-17)', async () => {
  const { organizationId: recordId } = await makeCompleteFile(app(), { name: 'Signed Limited' })
  const { answer } = await sign(recordId)
  const history = await app().staff(historyCalls.searchHistory, { body: { recordType: 'organization', recordId } })
  expect(history.answer.data[0]).toMatchObject({
    user: { _id: app().staffId },
    fields: [{ field: 'amlVersion', label: 'Signed AML version (SHA-256)', from: null, to: answer.hash }],
  })
})
