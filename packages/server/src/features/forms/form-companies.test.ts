import { binCalls } from '@registrar/domain/bin/bin.calls'
import { formPersonName } from '@registrar/domain/forms/form-company'
import type { OrganizationFromForm } from '@registrar/domain/forms/form'
import type { NewFormPerson } from '@registrar/domain/forms/form-person'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { filledPerson, makeForm } from './forms.factory.ts'

const app = useApp({ RATE_LIMIT_FORMS: '100000' })
const day = today('Europe/Dublin')

const holding = (fields: Partial<NewFormPerson> = {}) =>
  filledPerson({
    firstName: 'Holding du Quai',
    lastName: 'SARL',
    personType: 'legalPerson',
    nationality: 'France',
    KBIS: '552 100 554',
    authorizedPerson_name: 'Mme A',
    roles: ['shareholder', 'secretary'],
    ...fields,
  })

/** A form of somebody with every role, and of others. */
const formWith = (...others: NewFormPerson[]) => makeForm(app(), { peoples: [filledPerson(), ...others] })

type Choice = Partial<OrganizationFromForm['people'][number]>
const makeCompany = (formId: string, ...people: Choice[]) =>
  app().staff(formsCalls.createOrganizationFromForm, {
    params: { id: formId },
    body: { name: 'Quai Conseil', people: people as OrganizationFromForm['people'] },
  })
const membersOf = async (organizationId: string) =>
  (await app().staff(companyMembersCalls.searchCompanyMembers, { body: { organizationId } })).answer.data
const peopleOf = async (organizationId: string) =>
  (await app().staff(linksCalls.searchLinks, { body: { organizationId } })).answer.data
const find = (id: string) => app().staff(organizationsCalls.findOrganization, { params: { id } })
const companiesOf = async (formId: string) =>
  (await app().staff(formsCalls.listFormMatches, { params: { id: formId } })).answer.data.map(({ companies }) =>
    companies.map(({ _id, hasSameNumber, hasSameName }) => [_id, hasSameNumber, hasSameName]),
  )
const lastSaveOf = async (recordId: string, recordType: 'organization' | 'company-member' = 'organization') => {
  const body = { recordType, recordId, limit: 1 }
  return (await app().staff(historyCalls.searchHistory, { body })).answer.data[0]
}
const countPeople = async () =>
  (
    await app()
      .db.selectFrom('people')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

const ROLES = { roles: ['shareholder' as const, 'secretary' as const], beneficiaryPercentage: 40 }

describe('a legal person of a form becomes a company (FORM-12, LINK-8)', () => {
  it('with what the form says, its roles and its shares, and no person is made of it', async () => {
    const formId = await formWith(holding())
    const before = await countPeople()
    const { answer } = await makeCompany(formId, { index: 0, roles: ['director'] }, { index: 1, ...ROLES })

    const [member, ...others] = await membersOf(answer.data._id)
    expect(others).toEqual([])
    expect(member).toMatchObject({ roles: ['shareholder', 'secretary'], beneficiaryPercentage: 40 })
    expect(await countPeople()).toBe(before + 1)
    expect((await peopleOf(answer.data._id)).map(({ people: { firstName } }) => firstName)).toEqual(['Élodie'])

    const made = (await find(member?.memberId ?? '')).answer
    expect(made).toMatchObject({
      name: 'Holding du Quai SARL',
      cro: '552 100 554',
      registerName: 'Company register, France',
      mail: 'elodie.marchand@example.fr',
      address: '4 rue des Lilas\n69003 Lyon\nAuvergne-Rhône-Alpes',
      country: 'France',
      language: 'fr',
      incorporationDate: null,
      nextArReminder: null,
      comments: 'Registered on 17/05/1988\nPhone: +33 6 12 34 56 78\nAuthorised person: Mme A',
    })
    expect((await lastSaveOf(made._id))?.fields.map(({ label }) => label)).toContain('CRO Number')
  })

  it('which staff name where it is known, and nothing of that company is changed', async () => {
    const known = await makeOrganization(app(), { name: 'Known Holding Ltd', cro: '730200' })
    const version = (await find(known)).answer.version
    const formId = await formWith(holding())
    const { answer } = await makeCompany(formId, { index: 1, organizationId: known, ...ROLES })
    expect(await membersOf(answer.data._id)).toMatchObject([{ memberId: known, beneficiaryPercentage: 40 }])
    expect((await find(known)).answer.version).toBe(version)
  })

  it('whose terms move with the day of incorporation, and make no filing (FIL-7)', async () => {
    const formId = await formWith(holding())
    const { answer } = await makeCompany(formId, { index: 1, ...ROLES })
    const begun = async () => (await membersOf(answer.data._id)).map(({ terms }) => terms.map((term) => term.appointed))
    expect(await begun()).toEqual([[day, day]])
    const body = { incorporationDate: addDays(day, -9) }
    await app().staff(organizationsCalls.updateOrganization, { params: { id: answer.data._id }, body })
    expect(await begun()).toEqual([[addDays(day, -9), addDays(day, -9)]])

    const entry = await lastSaveOf(answer.data._id)
    const undone = await app().staff(historyCalls.restoreHistory, { params: { id: entry?._id ?? '' }, body: {} })
    expect(undone.status).toBe(200)
    expect(await begun()).toEqual([[day, day]])
  })

  it('which stays, as people do, when the company of the form is deleted, and is proposed the next time', async () => {
    const formId = await formWith(holding({ firstName: 'Stays', KBIS: '552 100 999' }))
    const id = (await makeCompany(formId, { index: 1, ...ROLES })).answer.data._id
    const [member] = await membersOf(id)
    const memberId = member?.memberId ?? ''
    await app().staff(organizationsCalls.removeOrganization, { params: { id } })
    expect((await find(memberId)).status).toBe(200)
    expect(await companiesOf(formId)).toEqual([[], [[memberId, true, true]]])

    await app().staff(binCalls.restoreFromBin, { body: { items: [{ recordType: 'organization', _id: id }] } })
    expect((await membersOf(id)).map((link) => link.memberId)).toEqual([memberId])
  })

  it('whose link is taken away and brought back in the history', async () => {
    const formId = await formWith(holding({ firstName: 'Undone', KBIS: '552 100 998' }))
    const id = (await makeCompany(formId, { index: 1, ...ROLES })).answer.data._id
    const [link] = await membersOf(id)
    const params = { id: link?._id ?? '' }
    await app().staff(companyMembersCalls.removeCompanyMember, { params })
    const entry = await lastSaveOf(params.id, 'company-member')
    expect(
      (await app().staff(historyCalls.restoreHistory, { params: { id: entry?._id ?? '' }, body: {} })).status,
    ).toBe(200)
    expect(await membersOf(id)).toMatchObject([{ _id: params.id, beneficiaryPercentage: 40 }])
  })

  it.each([
    [
      'an unknown company',
      holding(),
      { organizationId: 'nobody' },
      422,
      'UNKNOWN_ORGANIZATION',
      'people.0.organizationId',
    ],
    [
      'a company that is a person',
      filledPerson(),
      { organizationId: 'known' },
      400,
      'VALIDATION_FAILED',
      'people.0.organizationId',
    ],
    [
      'a person and a company',
      holding(),
      { organizationId: 'known', personId: 'x' },
      400,
      'VALIDATION_FAILED',
      'people',
    ],
  ])('is refused for %s, and nothing is made', async (_, person, chosen, status, code, field) => {
    const known = await makeOrganization(app(), { name: 'Untouched Ltd' })
    const formId = await formWith(person)
    const organizationId = chosen.organizationId === 'known' ? known : chosen.organizationId
    const refused = await makeCompany(formId, { index: 1, ...chosen, organizationId })
    expect([refused.status, refused.problem.code, Object.keys(refused.problem.fields ?? {})]).toEqual([
      status,
      code,
      [field],
    ])
    expect((await app().staff(formsCalls.findForm, { params: { id: formId } })).answer.organizationId).toBeNull()
  })

  it('needs a name, but no legal form', async () => {
    const formId = await formWith(holding())
    const peoples = [holding({ lastName: '' }), holding({ firstName: '', lastName: '' })]
    await app().staff(formsCalls.updateForm, { params: { id: formId }, body: { peoples } })
    expect((await makeCompany(formId, { index: 1 })).problem.code).toBe('PERSON_NAME_REQUIRED')
    expect((await makeCompany(formId, { index: 0 })).status).toBe(200)
  })
})

describe('the known companies that a legal person may be (FORM-12)', () => {
  it('have its number however it is typed, or its name, now or formerly, where no number contradicts', async () => {
    const byNumber = await makeOrganization(app(), { name: 'Quite Another Ltd', cro: 'CRO 0841007' })
    const byName = await makeOrganization(app(), { name: 'LIFFEY-WATERS, Limited', cro: null })
    const renamed = await makeOrganization(app(), { name: 'Liffey Waters DAC' })
    await app().staff(organizationsCalls.updateOrganization, { params: { id: renamed }, body: { name: 'Renamed Ltd' } })
    await makeOrganization(app(), { name: 'Liffey Waters Ltd', cro: '841008' })
    const gone = await makeOrganization(app(), { name: 'Liffey Waters Ltd' })
    await app().staff(organizationsCalls.removeOrganization, { params: { id: gone } })
    await makePerson(app(), { firstName: 'Liffey Waters', lastName: 'Ltd' })

    const liffey = holding({ firstName: 'Liffey Waters', lastName: 'Ltd', KBIS: '841007' })
    const formId = await formWith(liffey)
    expect(await companiesOf(formId)).toEqual([
      [],
      [
        [byNumber, true, false],
        [byName, false, true],
        [renamed, false, true],
      ],
    ])
  })
})

it('the list of forms writes the legal form of a director that is a company once, as the form itself does (FORM-10, FORM-19)', async () => {
  const people = [
    ['Holding SARL', 'SARL'],
    ['Holding', 'S.A.R.L.'],
    ['Harbour Limited', 'Ltd'],
    ['Übersee GmbH', '-'],
    [' Quai ', ' Fondation '],
    ['Fondation', 'Fondation'],
  ].map(([firstName = '', lastName = '']) =>
    holding({ firstName, lastName, roles: ['director'], beneficiaryPercentage: 0 }),
  )
  const formId = await makeForm(app(), { peoples: [filledPerson({ roles: ['secretary', 'shareholder'] }), ...people] })
  const { answer } = await app().staff(formsCalls.searchForms, { body: {} })
  const listed = answer.data.find(({ _id }) => _id === formId)?.directors
  expect(listed).toEqual(people.map(formPersonName))
  expect(listed).toEqual([
    'Holding SARL',
    'Holding S.A.R.L.',
    'Harbour Limited',
    'Übersee GmbH',
    'Quai Fondation',
    'Fondation',
  ])
})
