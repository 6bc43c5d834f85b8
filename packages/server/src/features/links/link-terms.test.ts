import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays } from '@registrar/domain/shared/iso-date'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()
const TODAY = today('Europe/Dublin')

type NewLink = Partial<BodyInput<typeof linksCalls.createLink>>
type Changes = BodyInput<typeof linksCalls.updateLink>

const makeLink = async (fields: NewLink = {}) => {
  const peopleId = await makePerson(app())
  const organizationId = await makeOrganization(app())
  const body = { peopleId, organizationId, ...fields }
  const { answer } = await app().staff(linksCalls.createLink, { body })
  return { _id: answer.data._id, peopleId, organizationId }
}

const linkOf = async (organizationId: string) =>
  (await app().staff(linksCalls.searchLinks, { body: { organizationId } })).answer.data[0]

const update = (id: string, body: Changes) => app().staff(linksCalls.updateLink, { params: { id }, body })

it('a number of shares with a fraction is refused (MONEY-3)', async () => {
  const { _id } = await makeLink()
  const { status, problem } = await update(_id, { holdings: [{ number: 2.5 }] })
  expect([status, problem.fields]).toEqual([400, { 'holdings.0.number': 'Shares are whole.' }])
})

describe('the terms of a link (OWN-1, OWN-2, OWN-8)', () => {
  it('begin today for roles that are sent without terms', async () => {
    const { organizationId } = await makeLink({ roles: ['director'] })
    expect(await linkOf(organizationId)).toMatchObject({
      roles: ['director'],
      terms: [{ role: 'director', appointed: TODAY, ceased: null }],
      holdings: [],
      nomineeFor: null,
    })
  })

  it('decide which roles are in force today', async () => {
    const { organizationId } = await makeLink({
      terms: [
        { role: 'secretary', appointed: '2020-01-01', ceased: '2024-03-15' },
        { role: 'director', appointed: '2024-03-15' },
        { role: 'shareholder', appointed: addDays(TODAY, 1) },
      ],
    })
    expect(await linkOf(organizationId)).toMatchObject({ roles: ['director'] })
  })

  it('end today when roles are saved without the role of the term, and past terms stay', async () => {
    const past = { role: 'secretary' as const, appointed: '2020-01-01', ceased: '2022-01-01' }
    const { _id } = await makeLink({ terms: [past, { role: 'director', appointed: '2022-01-01', ceased: null }] })
    const { answer } = await update(_id, { roles: ['shareholder'], beneficiaryPercentage: 40 })
    expect(answer).toMatchObject({
      roles: ['shareholder'],
      beneficiaryPercentage: 40,
      terms: [
        past,
        { role: 'director', appointed: '2022-01-01', ceased: TODAY },
        { role: 'shareholder', appointed: TODAY, ceased: null },
      ],
    })
  })

  it('follow the roles of a client who sends back the whole link with other roles', async () => {
    const { _id, organizationId } = await makeLink({ terms: [{ role: 'director', appointed: '2022-01-01' }] })
    const read = await linkOf(organizationId)
    const { answer } = await update(_id, { ...read, roles: ['director', 'secretary'] })
    expect(answer.roles).toEqual(['director', 'secretary'])
  })

  it('keep the percentage of a coming shareholder, and the log has each change of it (OWN-2)', async () => {
    const terms = [{ role: 'shareholder' as const, appointed: addDays(TODAY, 1) }]
    const { _id } = await makeLink({ terms, beneficiaryPercentage: 40 })
    expect((await update(_id, { beneficiaryPercentage: 55 })).answer.beneficiaryPercentage).toBe(0)
    await update(_id, { roles: ['director'], beneficiaryPercentage: 0 })

    const log = await app()
      .db.selectFrom('changes')
      .select('fields')
      .where('record_id', '=', _id)
      .orderBy('id')
      .execute()
    const logged = log.map(({ fields }) => (fields as Record<string, unknown>)['beneficiaryPercentage'])
    expect(logged).toEqual([[null, 40], [40, 55], undefined])
    expect((await update(_id, { roles: ['shareholder'] })).answer.beneficiaryPercentage).toBe(55)
  })

  it('are refused when two of one role overlap, whether they are new or changed (OWN-1)', async () => {
    const overlapping = [
      { role: 'director' as const, appointed: '2020-01-01' },
      { role: 'director' as const, appointed: '2021-01-01' },
    ]
    const peopleId = await makePerson(app())
    const organizationId = await makeOrganization(app())
    const created = await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, terms: overlapping } })
    expect([created.status, Object.keys(created.problem.fields ?? {})]).toEqual([400, ['terms.1.appointed']])

    const { _id } = await makeLink({ terms: [{ role: 'director', appointed: '2020-01-01' }] })
    const { status, problem } = await update(_id, { terms: overlapping })
    expect([status, problem.message]).toEqual([
      400,
      'Two terms as Director overlap. End the earlier one first, or combine them.',
    ])
    const successive = [{ ...overlapping[0], ceased: '2021-01-01' }, overlapping[1]] as typeof overlapping
    expect((await update(_id, { terms: successive })).status).toBe(200)
  })

  it('are refused when one ceased before it began', async () => {
    const { _id } = await makeLink()
    const terms = [{ role: 'director' as const, appointed: '2024-01-01', ceased: '2023-01-01' }]
    const { status, problem } = await update(_id, { terms })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['terms.0.ceased']])
  })

  it('are removed with a link that was made by mistake, and stay in the change log (LINK-9)', async () => {
    const { _id, organizationId } = await makeLink({ terms: [{ role: 'director', appointed: '2022-01-01' }] })
    await app().staff(linksCalls.removeLink, { params: { id: _id } })
    expect(await linkOf(organizationId)).toBeUndefined()
    const log = await app()
      .db.selectFrom('changes')
      .select('fields')
      .where('record_id', '=', _id)
      .where('action', '=', 'deleted')
      .executeTakeFirst()
    expect(log?.fields).toMatchObject({ terms: [[{ role: 'director', appointed: '2022-01-01', ceased: null }], null] })
  })
})

describe('the holdings of a link (OWN-8)', () => {
  it('are stored whole, in the order in which they were sent', async () => {
    const holdings = [
      { class: 'A Ordinary', number: 75, nominal: 0.01, acquired: '2020-01-01', ceased: null },
      { class: 'B', number: 10, nominal: null, acquired: null, ceased: '2024-01-01' },
    ]
    const { _id } = await makeLink({ roles: ['shareholder'] })
    expect((await update(_id, { holdings })).answer.holdings).toEqual(holdings)
    expect((await update(_id, { holdings: [] })).answer.holdings).toEqual([])
  })

  it('may be held for a person who exists, whom the link names', async () => {
    const { _id, organizationId } = await makeLink({ roles: ['shareholder'] })
    const nomineeFor = await makePerson(app(), { firstName: 'Anna', lastName: 'Byrne' })
    const nominator = { _id: nomineeFor, firstName: 'Anna', lastName: 'Byrne' }
    expect((await update(_id, { nomineeFor })).answer).toMatchObject({ nomineeFor, nominator })
    expect(await linkOf(organizationId)).toMatchObject({ nomineeFor, nominator })
    expect((await update(_id, { nomineeFor: null })).answer).toMatchObject({ nomineeFor: null, nominator: null })
    const { status, problem } = await update(_id, { nomineeFor: 'nobody' })
    expect([status, problem.code]).toEqual([422, 'UNKNOWN_PERSON'])
  })

  it('are saved while the person for whom they are held is in the bin', async () => {
    const organizationId = await makeOrganization(app())
    const nomineeFor = await makePerson(app())
    const memberId = await makeOrganization(app())
    const body = { organizationId, nomineeFor }
    const member = await app().staff(companyMembersCalls.createCompanyMember, { body: { ...body, memberId } })
    const link = await app().staff(linksCalls.createLink, { body: { ...body, peopleId: await makePerson(app()) } })
    await app().staff(peopleCalls.removePerson, { params: { id: nomineeFor } })

    const holdings = [{ class: 'Ordinary', number: 1, nominal: 1, acquired: '2020-01-01', ceased: null }]
    const saved = { holdings, nomineeFor }
    expect((await update(link.answer.data._id, saved)).answer).toMatchObject(saved)
    const params = { id: member.answer.data._id }
    const { answer } = await app().staff(companyMembersCalls.updateCompanyMember, { params, body: saved })
    expect(answer).toMatchObject(saved)
  })

  it('leave `beneficiaryPercentage` as it is', async () => {
    const { _id } = await makeLink({ roles: ['shareholder'], beneficiaryPercentage: 60 })
    const holdings = [{ class: 'Ordinary', number: 1, nominal: 1, acquired: '2020-01-01', ceased: null }]
    expect((await update(_id, { holdings })).answer.beneficiaryPercentage).toBe(60)
  })
})

describe('a company member (LINK-8)', () => {
  const makeMember = async () => {
    const memberId = await makeOrganization(app(), { name: 'Secretary Services Limited' })
    const organizationId = await makeOrganization(app())
    const { answer, status } = await app().staff(companyMembersCalls.createCompanyMember, {
      body: { memberId, organizationId, roles: ['secretary'] },
    })
    expect(status).toBe(200)
    return { _id: answer.data._id, memberId, organizationId }
  }
  const search = async (body: { memberId: string } | { organizationId: string }) =>
    (await app().staff(companyMembersCalls.searchCompanyMembers, { body })).answer.data

  it('answers 401 without a session', async () => {
    expect((await app().anybody(companyMembersCalls.createCompanyMember)).status).toBe(401)
  })

  it('is found from both companies, with roles and terms', async () => {
    const { memberId, organizationId } = await makeMember()
    const expected = {
      roles: ['secretary'],
      terms: [{ role: 'secretary', appointed: TODAY, ceased: null }],
      member: { _id: memberId, name: 'Secretary Services Limited' },
      organization: { _id: organizationId },
    }
    expect(await search({ organizationId })).toMatchObject([expected])
    expect(await search({ memberId })).toMatchObject([expected])
  })

  it('is made once', async () => {
    const { memberId, organizationId } = await makeMember()
    const { status, problem } = await app().staff(companyMembersCalls.createCompanyMember, {
      body: { memberId, organizationId },
    })
    expect([status, problem.code]).toEqual([409, 'LINK_ALREADY_EXISTS'])
  })

  it('is never the organization itself', async () => {
    const organizationId = await makeOrganization(app())
    for (const memberId of [organizationId, organizationId.toUpperCase()]) {
      const { status, problem } = await app().staff(companyMembersCalls.createCompanyMember, {
        body: { memberId, organizationId },
      })
      expect([status, problem.code, problem.fields]).toEqual([
        400,
        'VALIDATION_FAILED',
        { memberId: 'A company cannot be a member of itself.' },
      ])
    }
    expect(await search({ organizationId })).toEqual([])
  })

  it('is changed and removed by its id, or by both companies', async () => {
    const first = await makeMember()
    const holdings = [{ class: 'Ordinary', number: 5, nominal: 1, acquired: '2020-01-01', ceased: null }]
    const byId = { params: { id: first._id }, body: { holdings } }
    expect((await app().staff(companyMembersCalls.updateCompanyMember, byId)).answer.holdings).toEqual(holdings)
    const { memberId, organizationId } = first
    const byPair = { body: { memberId, organizationId, roles: [] } }
    expect((await app().staff(companyMembersCalls.updateCompanyMemberOfPair, byPair)).answer.roles).toEqual([])

    const pair = { body: { memberId, organizationId } }
    expect((await app().staff(companyMembersCalls.removeCompanyMemberOfPair, pair)).answer).toEqual({ ok: true })
    expect((await app().staff(companyMembersCalls.removeCompanyMember, { params: { id: first._id } })).status).toBe(404)
    expect(await search({ organizationId })).toEqual([])
  })

  it.each(['unknown', '0197b1c0-0000-7000-8000-000000000000'])(
    '%s is named in plain words when it is not there (API-3)',
    async (id) => {
      const missing = [404, 'NOT_FOUND', 'There is no such company member.']
      const updated = await app().staff(companyMembersCalls.updateCompanyMember, {
        params: { id },
        body: { roles: [] },
      })
      expect([updated.status, updated.problem.code, updated.problem.message]).toEqual(missing)
      const removed = await app().staff(companyMembersCalls.removeCompanyMember, { params: { id } })
      expect([removed.status, removed.problem.code, removed.problem.message]).toEqual(missing)
    },
  )
})
