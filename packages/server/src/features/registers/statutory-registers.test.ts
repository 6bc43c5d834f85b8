import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { RegisterName } from '@registrar/domain/registers/registers'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { textOfPdf } from '#testing/pdf-text'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { useShares } from '../shares/shares.factory.ts'

const app = useApp()
const { makeCompany, enter, transferOf, linkPerson } = useShares(app)

type At = { asAt?: string; history?: boolean }

const registerOf = async (organizationId: string, register: RegisterName, at: At = {}) =>
  (await app().staff(registersCalls.searchRegister, { body: { organizationId, register, ...at } })).answer

const printOf = async (organizationId: string, register: RegisterName, query = '') => {
  const { rawPayload } = await app().app.inject({
    url: `/organization/${organizationId}/register/${register}.pdf?${query}`,
    headers: { authorization: `JWT ${app().staffToken}` },
  })
  return textOfPdf(rawPayload).replaceAll(/\s+/g, ' ')
}

const complete = {
  firstName: 'Marie',
  lastName: 'Byrne',
  birth: '1980-05-31',
  nationality: 'French',
  occupation: 'Notary',
  formerNames: '',
  otherDirectorships: [{ name: 'Rive Gauche SARL', appointed: '2020-01-31', ceased: null }],
  addressStreet1: '1 Quay',
  addressCity1: 'Galway',
}

const linkTerm = (organizationId: string, peopleId: string, role: 'director' | 'nomineeDirector' | 'secretary') =>
  app().staff(linksCalls.createLink, {
    body: { organizationId, peopleId, terms: [{ role, appointed: '2020-01-01' }] },
  })

describe('the register of officers', () => {
  it('has what s. 149 asks for, and names an office in the words of the law (OWN-3)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Alpha Limited' })
    const other = await makeOrganization(app(), { name: 'Beta Limited' })
    const personId = await makePerson(app(), complete)
    await linkTerm(organizationId, personId, 'nomineeDirector')
    await linkTerm(other, personId, 'director')

    const { data, missing } = await registerOf(organizationId, 'officers')
    expect(data).toMatchObject([
      {
        role: 'nomineeDirector',
        office: 'Director',
        birth: '1980-05-31',
        nationality: 'French',
        occupation: 'Notary',
        formerNames: '',
        address: '1 Quay, Galway',
        otherDirectorships: [{ name: 'Rive Gauche SARL' }, { name: 'Beta Limited', appointed: '2020-01-01' }],
      },
    ])
    expect(missing).toEqual([])
    const printed = await printOf(organizationId, 'officers')
    expect(printed).toMatch(/Marie Byrne Director 01\/01\/2020/)
    expect(printed).toMatch(/true extract/i)
    expect(printed).not.toContain('Nominee')
  })

  it('names what is missing by person and company, and then is no true extract (OWN-14)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Alpha Limited' })
    const personId = await makePerson(app(), { firstName: 'Paul', lastName: 'Roux', nationality: 'French' })
    const secretary = await makePerson(app(), { firstName: 'Zoë', lastName: 'Byrne', birth: '1980-05-31' })
    const memberId = await makeOrganization(app(), { name: 'Emerald Limited', cro: '700700' })
    await linkTerm(organizationId, personId, 'director')
    await linkTerm(organizationId, secretary, 'secretary')
    await app().staff(companyMembersCalls.createCompanyMember, {
      body: { organizationId, memberId, terms: [{ role: 'secretary', appointed: '2020-01-01' }] },
    })

    const { data, missing } = await registerOf(organizationId, 'officers')
    expect(missing).toHaveLength(3)
    expect(missing).toEqual(
      expect.arrayContaining([
        {
          personId,
          name: 'Paul Roux',
          fields: ['birth', 'occupation', 'formerNames', 'address', 'otherDirectorships'],
        },
        { personId: secretary, name: 'Zoë Byrne', fields: ['address'] },
        { organizationId: memberId, name: 'Emerald Limited', fields: ['address'] },
      ]),
    )
    expect(data).toContainEqual(
      expect.objectContaining({
        organizationId: memberId,
        registerName: 'Companies Registration Office',
        registeredNumber: '700700',
      }),
    )
    const printed = await printOf(organizationId, 'officers')
    expect(printed).toContain('Paul Roux: date of birth, occupation')
    expect(printed).not.toMatch(/true extract/i)
  })

  it('has those who left too, with the whole history up to a day (OWN-12)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Alpha Limited' })
    const personId = await makePerson(app(), { firstName: 'Marie', lastName: 'Left' })
    const terms = [{ role: 'director' as const, appointed: '2020-01-01', ceased: '2024-03-15' }]
    await app().staff(linksCalls.createLink, { body: { organizationId, peopleId: personId, terms } })

    expect((await registerOf(organizationId, 'officers')).data).toEqual([])
    expect((await registerOf(organizationId, 'officers', { history: true })).data).toMatchObject([
      { personId, appointed: '2020-01-01', ceased: '2024-03-15' },
    ])
    expect((await registerOf(organizationId, 'officers', { history: true, asAt: '2019-12-31' })).data).toEqual([])
    expect(await printOf(organizationId, 'officers', 'history=true')).toMatch(
      /Marie Left Director 01\/01\/2020 15\/03\/2024/,
    )
    expect(await printOf(organizationId, 'officers')).toContain('No entries on this day.')
  })
})

describe('the registers of shares', () => {
  it('have the numbers, what is paid, and the day of entry, which a part transfer does not move (OWN-4)', async () => {
    const company = await makeCompany()
    const { organizationId, anna, brian } = company
    await enter(transferOf(company))

    const { data, missing } = await registerOf(organizationId, 'members')
    const address = null
    expect(data).toMatchObject([
      { personId: anna.personId, number: 60, acquired: '2024-06-20', entered: '2024-01-10', paid: 60, address },
      { personId: brian.personId, number: 40, entered: '2024-06-20', paid: 40, numbers: [{ from: 1, to: 40 }] },
    ])
    expect(missing.map(({ fields }) => fields)).toEqual([['address'], ['address']])

    const { data: past } = await registerOf(organizationId, 'members', { history: true })
    expect(past).toMatchObject([
      { personId: anna.personId, number: 100, ceased: '2024-06-20', percentage: 100 },
      { number: 60 },
      { number: 40 },
    ])
  })

  it('of a company limited by guarantee lack no shares (OWN-14)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Clár CLG', companyType: 'CLG' })
    const peopleId = await makePerson(app(), complete)
    const terms = [{ role: 'shareholder' as const, appointed: '2020-01-01' }]
    await app().staff(linksCalls.createLink, { body: { organizationId, peopleId, terms } })
    expect(await registerOf(organizationId, 'members')).toMatchObject({ data: [{ personId: peopleId }], missing: [] })
  })

  it('tell of the events and the certificates of a day, and are never true extracts (OWN-15)', async () => {
    const company = await makeCompany()
    const { organizationId, anna, brian } = company
    await enter(transferOf(company))

    const { data: events } = await registerOf(organizationId, 'allotmentsAndTransfers')
    expect(events).toMatchObject([
      { kind: 'allotment', on: '2024-01-10', number: 100, parties: [{ personId: anna.personId }] },
      {
        kind: 'transfer',
        on: '2024-06-20',
        number: 40,
        parties: [{ personId: anna.personId }, { personId: brian.personId, name: 'Brian Byrne' }],
      },
    ])
    expect((await registerOf(organizationId, 'allotmentsAndTransfers', { asAt: '2024-06-19' })).data).toHaveLength(1)

    const { data: certificates } = await registerOf(organizationId, 'certificates')
    expect(certificates).toMatchObject([
      { shares: 40, holders: [{ personId: brian.personId }] },
      { shares: 60, holders: [{ personId: anna.personId }] },
    ])
    expect((await registerOf(organizationId, 'certificates', { history: true })).data).toHaveLength(3)
    for (const register of ['allotmentsAndTransfers', 'certificates'] as const)
      expect(await printOf(organizationId, register)).not.toMatch(/extract/i)
  })

  it('tell holdings on links as the events that say the same (SHARE-6)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Alpha Limited' })
    const held = { class: 'Ordinary', nominal: 1 }
    const anna = await linkPerson(organizationId, 'Anna', {
      holdings: [{ ...held, number: 10, acquired: '2020-01-01', ceased: '2021-01-01' }],
    })
    await linkPerson(organizationId, 'Brian', { holdings: [{ ...held, number: 10, acquired: '2021-01-01' }] })
    const { data } = await registerOf(organizationId, 'allotmentsAndTransfers')
    expect(data).toMatchObject([{ kind: 'allotment' }, { kind: 'transfer', from: [{ personId: anna.personId }] }])
  })
})

describe('the register of owners', () => {
  it('has the nature and the first day of the uninterrupted ownership, and with the history those of before (OWN-12)', async () => {
    const company = await makeCompany()
    const { organizationId, anna, brian } = company
    await enter({ ...transferOf(company), number: 80 })

    expect((await registerOf(organizationId, 'owners')).data).toMatchObject([
      {
        personId: brian.personId,
        percentage: 80,
        entered: '2024-06-20',
        ceased: null,
        nature: '80% of the shares; 80% of the votes',
      },
    ])
    const { data } = await registerOf(organizationId, 'owners', { history: true })
    expect(data).toMatchObject([
      { personId: anna.personId, percentage: 100, entered: '2024-01-10', ceased: '2024-06-20' },
      { personId: brian.personId, entered: '2024-06-20', ceased: null },
    ])
    expect(data).toHaveLength(2)
    expect((await registerOf(organizationId, 'owners', { history: true, asAt: '2024-06-19' })).data).toMatchObject([
      { personId: anna.personId, entered: '2024-01-10', ceased: null },
    ])
  })

  it('names the ground of control with its day, and whom to ask about a legal person (OWN-11)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Alpha Limited' })
    const memberId = await makeOrganization(app(), { name: 'Unknown SARL' })
    const holdings = [{ class: 'Ordinary', number: 100, nominal: 1, acquired: '2020-01-01' }]
    await app().staff(companyMembersCalls.createCompanyMember, { body: { organizationId, memberId, holdings } })
    const peopleId = await makePerson(app(), complete)
    const controls = [{ ground: 'Appoints the board', since: '2022-05-01' }]
    await app().staff(linksCalls.createLink, { body: { organizationId, peopleId, controls } })

    const { data, missing } = await registerOf(organizationId, 'owners')
    expect(data).toMatchObject([
      { personId: peopleId, nature: 'Control: Appoints the board', entered: '2022-05-01', birth: '1980-05-31' },
    ])
    expect(missing).toContainEqual({
      organizationId: memberId,
      name: 'Unknown SARL',
      fields: expect.arrayContaining(['beneficialOwner']),
    })
    expect((await registerOf(organizationId, 'owners', { asAt: '2022-04-30' })).data).toEqual([])
  })
})

it('a register has the name, the office and the addresses of its day (OWN-13)', async () => {
  const organizationId = await makeOrganization(app(), {
    name: 'Old Name Limited',
    address: '1 Old Street',
    incorporationDate: '2020-01-01',
  })
  const personId = await makePerson(app(), complete)
  await linkTerm(organizationId, personId, 'director')
  const yesterday = addDays(today('Europe/Dublin'), -1)
  await app().staff(organizationsCalls.updateOrganization, {
    params: { id: organizationId },
    body: { name: 'New Name Limited', address: '2 New Street', addressChangedOn: yesterday },
  })
  await app().staff(peopleCalls.updatePerson, {
    params: { id: personId },
    body: { addressStreet1: '5 Square', changedOn: yesterday },
  })

  const before = await printOf(organizationId, 'officers', 'asAt=2024-01-01')
  expect(before).toContain('Old Name Limited')
  expect(before).toContain('1 Old Street')
  expect(before).not.toContain('New')
  expect((await registerOf(organizationId, 'officers', { asAt: '2024-01-01' })).data).toMatchObject([
    { address: '1 Quay, Galway' },
  ])
  const now = await printOf(organizationId, 'officers', 'history=true')
  expect(now).toContain('New Name Limited')
  expect(now).toContain('2 New Street')
  const rows = (await registerOf(organizationId, 'officers', { history: true })).data
  expect(rows).toMatchObject([
    { address: '5 Square, Galway', formerAddresses: [{ address: '1 Quay, Galway', until: yesterday }] },
  ])
  // The office moved on a day before the save.
  expect(await printOf(organizationId, 'officers', `asAt=${yesterday}`)).toContain('2 New Street')
})
