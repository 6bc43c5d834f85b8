import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { ownershipCalls } from '@registrar/domain/ownership/ownership.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { RegisterName } from '@registrar/domain/registers/registers'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { describe, expect, it } from 'vitest'
import { textOfPdf } from '#testing/pdf-text'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

type LinkFields = Partial<BodyInput<typeof linksCalls.createLink>>

const linkPerson = async (organizationId: string, firstName: string, fields: LinkFields, person: object = {}) => {
  const peopleId = await makePerson(app(), { firstName, lastName: 'Ćwikła', ...person })
  await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, ...fields } })
  return peopleId
}

const linkCompany = async (organizationId: string, memberId: string, fields: LinkFields) =>
  app().staff(companyMembersCalls.createCompanyMember, { body: { ...fields, memberId, organizationId } })

const shares = (number: number, acquired: string | null = '2020-01-01', ceased: string | null = null) => ({
  holdings: [{ class: 'Ordinary', number, nominal: 1, acquired, ceased }],
})

const rowsOf = async (organizationId: string, register: RegisterName, asAt?: string) => {
  const { answer } = await app().staff(registersCalls.searchRegister, { body: { organizationId, register, asAt } })
  return answer.data
}

const ownershipOf = async (organizationId: string, asAt?: string) => {
  const { answer } = await app().staff(ownershipCalls.searchOwnership, { body: { organizationId, asAt } })
  return answer.data
}

const get = (url: string) =>
  app().app.inject({ url, headers: { authorization: `JWT ${app().staffToken}`, accept: 'text/html,*/*' } })

/** Marie was director until March 2024, when Paul followed her. One company has been the secretary from the start. */
const makeCompany = async () => {
  const organizationId = await makeOrganization(app(), { name: 'Zażółć Software DAC', cro: '654321' })
  const secretaryId = await makeOrganization(app(), { name: 'Secretary Services Limited' })
  const marie = await linkPerson(organizationId, 'Marie', {
    terms: [{ role: 'director', appointed: '2020-01-01', ceased: '2024-03-15' }],
    ...shares(60),
  })
  const paul = await linkPerson(organizationId, 'Paul', {
    terms: [{ role: 'director', appointed: '2024-03-15' }],
    ...shares(40),
  })
  await linkCompany(organizationId, secretaryId, { terms: [{ role: 'secretary', appointed: '2020-01-01' }] })
  return { organizationId, secretaryId, marie, paul }
}

describe('a register', () => {
  it('answers 401 without a session', async () => {
    expect((await app().anybody(registersCalls.searchRegister)).status).toBe(401)
  })

  it('of officers names who was in office on the day (OWN-3)', async () => {
    const { organizationId, secretaryId, marie, paul } = await makeCompany()
    const secretary = {
      organizationId: secretaryId,
      name: 'Secretary Services Limited',
      role: 'secretary',
      appointed: '2020-01-01',
      ceased: null,
    }
    expect(await rowsOf(organizationId, 'officers', '2024-03-14')).toMatchObject([
      { personId: marie, name: 'Marie Ćwikła', role: 'director', appointed: '2020-01-01', ceased: '2024-03-15' },
      secretary,
    ])
    expect(await rowsOf(organizationId, 'officers')).toMatchObject([
      secretary,
      { personId: paul, name: 'Paul Ćwikła', role: 'director', appointed: '2024-03-15', ceased: null },
    ])
  })

  it('names a person whose first name was emptied by the last name alone (PERSON-1)', async () => {
    const { organizationId, paul } = await makeCompany()
    await app().staff(peopleCalls.updatePerson, { params: { id: paul }, body: { firstName: '' } })
    expect((await rowsOf(organizationId, 'members')).map(({ name }) => name)).toContain('Ćwikła')
    expect((await ownershipOf(organizationId)).owners.map(({ name }) => name)).toContain('Ćwikła')
  })

  it('of members has the part of each holding, and of interests only that of officers (OWN-4, OWN-5)', async () => {
    const { organizationId, marie, paul } = await makeCompany()
    const held = { class: 'Ordinary', acquired: '2020-01-01', ceased: null }
    expect(await rowsOf(organizationId, 'members')).toMatchObject([
      { personId: marie, name: 'Marie Ćwikła', number: 60, percentage: 60, ...held },
      { personId: paul, name: 'Paul Ćwikła', number: 40, percentage: 40, ...held },
    ])
    expect(await rowsOf(organizationId, 'interests')).toMatchObject([{ personId: paul, percentage: 40 }])
    expect(await rowsOf(organizationId, 'members', '2019-12-31')).toEqual([])
  })

  it('of members uses the percentages of shareholders while the company has no shares (OWN-4)', async () => {
    const organizationId = await makeOrganization(app())
    const shareholder = { roles: ['shareholder' as const], beneficiaryPercentage: 70 }
    const personId = await linkPerson(organizationId, 'Anna', shareholder)
    expect(await rowsOf(organizationId, 'members')).toMatchObject([{ personId, percentage: 70, class: null }])
  })

  it('of members keeps the percentage of somebody who is no longer a shareholder (OWN-2)', async () => {
    const organizationId = await makeOrganization(app())
    const peopleId = await makePerson(app(), { firstName: 'Anna' })
    const terms = [{ role: 'shareholder' as const, appointed: '2018-01-01' }]
    const made = { peopleId, organizationId, terms, beneficiaryPercentage: 60 }
    const { answer } = await app().staff(linksCalls.createLink, { body: made })

    const body = { roles: ['director' as const], beneficiaryPercentage: 0 }
    const saved = await app().staff(linksCalls.updateLink, { params: { id: answer.data._id }, body })
    expect(saved.answer).toMatchObject({ roles: ['director'], beneficiaryPercentage: 0 })
    expect(await rowsOf(organizationId, 'members', '2022-06-01')).toMatchObject([
      { personId: peopleId, percentage: 60 },
    ])
    expect(await rowsOf(organizationId, 'members')).toEqual([])
  })

  it('of owners lists the directors where nobody owns enough (OWN-7)', async () => {
    const { organizationId, marie, paul } = await makeCompany()
    expect(await rowsOf(organizationId, 'owners')).toMatchObject([
      { personId: marie, percentage: 60, acquired: '2020-01-01' },
      { personId: paul, percentage: 40 },
    ])
    expect(await rowsOf(organizationId, 'owners', '2019-12-31')).toEqual([])

    const unowned = await makeOrganization(app())
    const personId = await linkPerson(unowned, 'Anna', { roles: ['director'] })
    expect(await rowsOf(unowned, 'owners')).toMatchObject([{ personId, role: 'director' }])
  })

  it('of members, and the ownership, go on counting a person and a company that are in the bin (BIN-2)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Bin Effects Limited' })
    const memberId = await makeOrganization(app(), { name: 'Member Limited' })
    await linkCompany(organizationId, memberId, shares(50))
    const maj = await linkPerson(organizationId, 'Maj', shares(30))
    await linkPerson(organizationId, 'Min', shares(20))
    const owner = await linkPerson(memberId, 'Anna', shares(1))
    const before = { members: await rowsOf(organizationId, 'members', '2022-06-01') }

    await app().staff(organizationsCalls.removeOrganization, { params: { id: memberId } })
    await app().staff(peopleCalls.removePerson, { params: { id: maj } })
    expect(await rowsOf(organizationId, 'members', '2022-06-01')).toEqual(before.members)
    expect(before.members.map((row) => 'percentage' in row && row.percentage)).toEqual([30, 50, 20])
    const { owners, gaps } = await ownershipOf(organizationId, '2022-06-01')
    expect(owners.map(({ name, percentage, isOwner }) => [name, percentage, isOwner])).toEqual([
      ['Anna Ćwikła', 50, true],
      ['Maj Ćwikła', 30, true],
      ['Min Ćwikła', 20, false],
    ])
    expect([gaps, owners[0]?.personId]).toEqual([[], owner])

    const links = await app().staff(linksCalls.searchLinks, { body: { organizationId } })
    expect(links.answer.data.map(({ people }) => people.firstName)).toEqual(['Min'])
  })

  it.each([
    ['an unknown company', { organizationId: 'nobody', register: 'officers' as const }, 404],
    ['an unknown register', { organizationId: 'nobody', register: 'minutes' as never }, 400],
    ['an invalid day', { organizationId: 'nobody', register: 'officers' as const, asAt: 'soon' }, 400],
  ])('is refused for %s', async (_, body, status) => {
    expect((await app().staff(registersCalls.searchRegister, { body })).status).toBe(status)
  })

  it('is printed as a PDF that names the company, the day and the law (OWN-9)', async () => {
    const { organizationId } = await makeCompany()
    const response = await get(`/organization/${organizationId}/register/officers.pdf?asAt=2024-03-14`)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf'])
    const printed = textOfPdf(response.rawPayload)
    expect(printed).toMatch(/Register of directors and secretaries\s+Zażółć Software DAC\s+Registered number 654321/)
    expect(printed).toContain('As at 14/03/2024 · Companies Act 2014, s. 149')
    // She left a day later, which the register did not say on its day (OWN-13).
    expect(printed).toMatch(/Marie Ćwikła\s+Director\s+01\/01\/2020/)
    expect(printed).not.toContain('15/03/2024')
    expect(printed).not.toContain('Paul')
    expect(printed).toContain('Page 1 of 1')
  })

  it.each([
    ['2027-07-09', 'As at 09/07/2027 · S.I. 110/2019', false],
    ['2027-07-10', 'As at 10/07/2027 · S.I. 110/2019, Regulation (EU) 2024/1624', true],
  ])('names the law about owners as it is on %s (OWN-7, OWN-9)', async (asAt, expected, hasRegulation) => {
    const { organizationId } = await makeCompany()
    for (const paper of ['register/owners', 'ownership', 'document/ownersRegister']) {
      const values = encodeURIComponent(JSON.stringify({ asAt }))
      const { rawPayload } = await get(
        `/organization/${organizationId}/${paper}.pdf?asAt=${asAt}&values=${values}&language=en`,
      )
      const printed = textOfPdf(rawPayload).replaceAll(/\s+/g, ' ')
      expect(printed).toContain(paper.startsWith('document') ? expected.split(' · ')[1] : expected)
      expect(printed.includes('2024/1624')).toBe(hasRegulation)
    }
  })

  it('is exported as CSV (OWN-9)', async () => {
    const { organizationId } = await makeCompany()
    const { headers, body } = await get(`/organization/${organizationId}/register/members.csv`)
    expect(headers['content-disposition']).toMatch(/^attachment/)
    expect(body.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFName,Class,Shares,Part,Acquired,Ceased,Entered,Numbers,Paid,Address',
      'Marie Ćwikła,Ordinary,60,60%,01/01/2020,,01/01/2020,1 to 60,,',
    ])
  })

  it.each(['register/minutes.pdf', 'register/officers.pdf?asAt=soon'])('%s is not found', async (path) => {
    const { organizationId } = await makeCompany()
    expect((await get(`/organization/${organizationId}/${path}`)).statusCode).toBeGreaterThanOrEqual(400)
  })
})

describe('the ownership of a company (OWN-6, OWN-7)', () => {
  it('multiplies percentages along companies, looks through nominees, and names circles', async () => {
    const target = await makeOrganization(app(), { name: 'Target Ltd' })
    const holding = await makeOrganization(app(), { name: 'Holding Ltd' })
    await linkCompany(target, holding, shares(50))
    await linkCompany(holding, target, shares(20))
    const anna = await linkPerson(holding, 'Anna', shares(80))
    const nominee = await linkPerson(target, 'Nora', { ...shares(50), nomineeFor: anna })

    const ownership = await ownershipOf(target)
    expect(ownership.owners).toMatchObject([
      { personId: anna, name: 'Anna Ćwikła', percentage: 100, direct: 50, isOwner: true },
    ])
    expect(ownership.owners.map(({ personId }) => personId)).not.toContain(nominee)
    expect(ownership).toMatchObject({ total: 100, gaps: [] })
    expect(ownership.cycles.map((ids) => ids.toSorted())).toEqual([[target, holding].toSorted()])
  })

  it('goes through a legal person that is an organization (PERSON-10)', async () => {
    const target = await makeOrganization(app())
    const holding = await makeOrganization(app(), { name: 'Holding SARL' })
    await linkPerson(target, 'Holding', shares(100), { sameAsOrganization: holding })
    const anna = await linkPerson(holding, 'Anna', shares(3))
    expect((await ownershipOf(target)).owners).toMatchObject([{ personId: anna, percentage: 100, direct: 0 }])
  })

  it.each([
    ['2027-07-09', false],
    ['2027-07-10', true],
  ])('counts exactly 25 % on %s as an owner: %s', async (asAt, isOwner) => {
    const target = await makeOrganization(app())
    const anna = await linkPerson(target, 'Anna', shares(25))
    await linkPerson(target, 'Brian', shares(75))
    const { owners } = await ownershipOf(target, asAt)
    expect(owners.find(({ personId }) => personId === anna)).toMatchObject({ percentage: 25, isOwner })
  })

  it('names what is missing by company', async () => {
    const target = await makeOrganization(app())
    await linkPerson(target, 'Anna', { roles: ['shareholder'], beneficiaryPercentage: 90 })
    expect((await ownershipOf(target)).gaps).toEqual([{ organizationId: target, total: 90, missing: 10 }])
  })

  it('is drawn as SVG and printed as PDF', async () => {
    const { organizationId } = await makeCompany()
    const svg = await get(`/organization/${organizationId}/ownership.svg`)
    expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(svg.body).toMatch(/^<svg[^]*Marie Ćwikła[^]*60% in all · owner[^]*<\/svg>$/)

    const pdf = await get(`/organization/${organizationId}/ownership.pdf?asAt=2026-01-01`)
    const printed = textOfPdf(pdf.rawPayload)
    expect(printed).toContain('As at 01/01/2026')
    expect(printed).toMatch(/Marie Ćwikła\s+60%\s+60%\s+Yes/)
  })
})
