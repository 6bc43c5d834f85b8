import { amlDefaults } from '@registrar/domain/aml/aml-texts'
import { complianceRuleIds } from '@registrar/domain/shared/compliance-rule-ids'
import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { addMonths } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()
const day = () => today('Europe/Dublin')

const check = async (organizationId: string) => {
  const { answer } = await app().staff(complianceCalls.searchCompliance, { body: { organizationId } })
  return answer.data
}
const redRules = async (id: string) => (await check(id)).filter(({ state }) => state === 'red').map(({ rule }) => rule)
const listed = async (hasRed?: boolean) => {
  const { answer } = await app().staff(organizationsCalls.searchOrganizations, { body: { hasRed, limit: 1000 } })
  return answer.data.map(({ _id }) => _id)
}

const makeDirector = () => ({
  firstName: 'Marie',
  birth: '1980-01-01',
  addressCountry1: 'France',
  pps: '1234567T',
  identityDocuments: [{ type: 'passport', number: '12AB', expiresOn: addMonths(day(), 60) }],
})

/** A company that breaks no rule. */
const makeCompliantCompany = async () => {
  const organizationId = await makeOrganization(app(), {
    name: 'Compliant Limited',
    incorporationDate: addMonths(day(), -2),
    rbo: true,
    aml: amlDefaults,
  })
  const peopleId = await makePerson(app(), makeDirector())
  const { answer: link } = await app().staff(linksCalls.createLink, {
    body: { organizationId, peopleId, roles: ['director', 'shareholder'], beneficiaryPercentage: 100 },
  })
  const memberId = await makeOrganization(app(), { name: 'Secretary Services Limited' })
  await app().staff(companyMembersCalls.createCompanyMember, {
    body: { organizationId, memberId, roles: ['secretary'] },
  })
  return { organizationId, peopleId, linkId: link.data._id }
}

it('the compliance of a company answers 401 without a session', async () => {
  expect((await app().anybody(complianceCalls.searchCompliance)).status).toBe(401)
})

it('the compliance of an unknown company is not found (COMP-1)', async () => {
  const { status } = await app().staff(complianceCalls.searchCompliance, { body: { organizationId: 'nobody' } })
  expect(status).toBe(404)
})

it('an empty company has a row for every rule, with state, reason and law (COMP-1)', async () => {
  const rows = await check(await makeOrganization(app()))
  expect(rows.map(({ rule }) => rule)).toEqual(complianceRuleIds)
  expect(rows[0]).toEqual({
    rule: 'directorCount',
    state: 'red',
    reason: 'There is no director.',
    law: expect.stringContaining('Companies Act 2014') as string,
  })
})

it('a company that follows every rule has no red, and loses that with each change of its people (COMP-16)', async () => {
  const { organizationId, peopleId, linkId } = await makeCompliantCompany()
  expect(await redRules(organizationId)).toEqual([])
  expect(await listed(true)).not.toContain(organizationId)
  expect(await listed(false)).toContain(organizationId)

  await app().staff(peopleCalls.updatePerson, { params: { id: peopleId }, body: { birth: day() } })
  expect(await redRules(organizationId)).toEqual(['directorAge'])
  expect(await listed(true)).toContain(organizationId)
  expect(await listed(false)).not.toContain(organizationId)

  await app().staff(peopleCalls.updatePerson, { params: { id: peopleId }, body: { birth: '1980-01-01' } })
  expect(await listed(false)).toContain(organizationId)

  await app().staff(linksCalls.removeLink, { params: { id: linkId } })
  expect(await redRules(organizationId)).toContain('directorCount')
  expect(await listed(true)).toContain(organizationId)
})

it.each(['2020-01-01', '2099-01-01'])(
  'a company that was last checked on %s, a day gone by or never reached, is checked again (COMP-16)',
  async (checkedOn) => {
    const { organizationId } = await makeCompliantCompany()
    expect(await listed(false)).toContain(organizationId)

    const outdatedCheck = { checked_on: checkedOn, red_rules: ['directorAge'] }
    await app()
      .db.updateTable('company_compliance')
      .set(outdatedCheck)
      .where('organization_id', '=', organizationId)
      .execute()
    expect(await listed(false)).toContain(organizationId)
  },
)

it('a director of more than 25 companies is red in each of them (COMP-6, COMP-16)', async () => {
  const { organizationId, peopleId } = await makeCompliantCompany()
  const appointToAnotherCompany = async () => {
    const other = await makeOrganization(app())
    const body = { organizationId: other, peopleId, roles: ['director' as const] }
    await app().staff(linksCalls.createLink, { body })
    return other
  }

  for (let count = 1; count < 25; count += 1) await appointToAnotherCompany()
  expect(await redRules(organizationId)).toEqual([])
  expect(await listed(false)).toContain(organizationId)

  const last = await appointToAnotherCompany()
  expect(await redRules(organizationId)).toEqual(['directorships'])
  expect(await redRules(last)).toContain('directorships')
  expect(await listed(true)).toContain(organizationId)
})

it('the person for whom a nominee holds the shares has to be identified, and not the nominee (COMP-15)', async () => {
  const { organizationId, linkId } = await makeCompliantCompany()
  await app().staff(linksCalls.updateLink, { params: { id: linkId }, body: { beneficiaryPercentage: 60 } })
  const [nominee, owner] = [await makePerson(app()), await makePerson(app())]
  await app().staff(linksCalls.createLink, {
    body: { organizationId, peopleId: nominee, roles: ['shareholder'], beneficiaryPercentage: 40, nomineeFor: owner },
  })
  const identify = (id: string) =>
    app().staff(peopleCalls.updatePerson, {
      params: { id },
      body: { identityDocuments: makeDirector().identityDocuments },
    })

  await identify(nominee)
  expect(await redRules(organizationId)).toContain('identityDocuments')
  expect(await listed(true)).toContain(organizationId)
  await identify(owner)
  expect(await redRules(organizationId)).toEqual([])
  expect(await listed(true)).not.toContain(organizationId)
})

it('a B1B73 that moves the ARD more than six months is red (COMP-13)', async () => {
  const organizationId = await makeOrganization(app(), { incorporationDate: '2024-01-10', status: true })
  const save = (B1B73: string) =>
    app().staff(organizationsCalls.updateOrganization, { params: { id: organizationId }, body: { B1B73 } })

  await save('2026-01-11')
  expect(await redRules(organizationId)).toContain('changedAnnualReturn')
})

it('a company that is struck off breaks no rule (COMP-1)', async () => {
  const organizationId = await makeOrganization(app(), { creationStatus: 'STRIKE_OFF' })
  expect(await redRules(organizationId)).toEqual([])
  expect(await listed(true)).not.toContain(organizationId)
})
