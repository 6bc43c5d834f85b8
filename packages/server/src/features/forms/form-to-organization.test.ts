import type { OrganizationFromForm } from '@registrar/domain/forms/form'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makePerson } from '../people/people.factory.ts'
import { filledPerson, makeForm } from './forms.factory.ts'

const app = useApp({ RATE_LIMIT_FORMS: '100000', SECRETARY_COMPANY: '654 321' })

const createFromForm = (
  id: string,
  body: { name: string; people?: Partial<OrganizationFromForm['people'][number]>[] },
) => app().staff(formsCalls.createOrganizationFromForm, { params: { id }, body: body as OrganizationFromForm })

const countAll = async () => {
  const count = async (table: 'organizations' | 'people' | 'links' | 'follow_ups') =>
    (
      await app()
        .db.selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows
  return [await count('organizations'), await count('people'), await count('links'), await count('follow_ups')]
}

describe('an organization from a form (FORM-12)', () => {
  it('is created with its people, their links and an incorporation, and the form names it', async () => {
    const known = await makePerson(app(), { firstName: 'Known', lastName: 'Already' })
    const formId = await makeForm(app(), {
      peoples: [
        filledPerson(),
        filledPerson({ firstName: 'Luc', state: '-' }),
        filledPerson({ firstName: 'Left', lastName: 'Out' }),
      ],
    })

    const { status, answer } = await createFromForm(formId, {
      name: 'Quai Conseil',
      people: [
        { index: 0, personId: known, roles: ['nonExecutiveDirector', 'shareholder'], beneficiaryPercentage: 60 },
        { index: 1, roles: ['secretary'], beneficiaryPercentage: 40 },
      ],
    })
    expect(status).toBe(200)

    const organizationId = answer.data._id
    const organization = await app().staff(organizationsCalls.findOrganization, { params: { id: organizationId } })
    expect(organization.answer).toMatchObject({
      name: 'Quai Conseil',
      creationStatus: 'IN_PROGRESS',
      language: 'fr',
      businessActivity: 'Conseil en architecture',
      hasSecretaryCompany: true,
      hasAnonymousShareholder: false,
      followUps: [{ followUpName: 'INCORPORATION', stepIndex: 0 }],
    })

    const links = await app().staff(linksCalls.searchLinks, { body: { organizationId } })
    expect(links.answer.data).toMatchObject([
      { peopleId: known, roles: ['director', 'shareholder'], beneficiaryPercentage: 60 },
      { roles: ['secretary'], beneficiaryPercentage: 0, people: { firstName: 'Luc' } },
    ])

    const made = await app().staff(peopleCalls.findPerson, { params: { id: links.answer.data[1]?.peopleId ?? '' } })
    expect(made.answer).toMatchObject({
      mail: 'elodie.marchand@example.fr',
      birth: '1988-05-17',
      nationality: 'Française',
      addressStreet1: '4 rue des Lilas',
      addressZip1: '69003',
      addressCity1: 'Lyon',
      addressState1: null,
      comments: null,
    })

    const form = await app().staff(formsCalls.findForm, { params: { id: formId } })
    expect(form.answer.organizationId).toBe(organizationId)
  })

  it('is created once by many simultaneous requests', async () => {
    const formId = await makeForm(app())
    const before = await countAll()
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        createFromForm(formId, { name: 'Once', people: [{ index: 0, roles: ['director'] }] }),
      ),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    const made = tries.find(({ status }) => status === 200)?.answer.data._id
    const losers = tries.filter(({ problem }) => problem.code === 'FORM_ALREADY_USED')
    expect(losers.map(({ problem }) => problem.organizationId)).toEqual(Array.from({ length: 7 }, () => made))
    expect(await countAll()).toEqual(before.map((rows) => rows + 1))
  })

  it('is created again after it was deleted', async () => {
    const formId = await makeForm(app())
    const find = async () => (await app().staff(formsCalls.findForm, { params: { id: formId } })).answer.organizationId
    const first = (await createFromForm(formId, { name: 'First' })).answer.data._id
    await app().staff(organizationsCalls.removeOrganization, { params: { id: first } })
    expect(await find()).toBeNull()

    const second = await createFromForm(formId, { name: 'Second' })
    expect([second.status, await find()]).toEqual([200, second.answer.data._id])
  })

  it.each([
    ['an unknown person', 422, 'UNKNOWN_PERSON', [{ index: 0, personId: 'nobody' }]],
    ['a person who is not on the form', 422, 'UNKNOWN_PERSON', [{ index: 7 }]],
    ['a new person without a name', 422, 'PERSON_NAME_REQUIRED', [{ index: 0 }, { index: 1 }]],
    ['the same person of the form twice', 400, 'VALIDATION_FAILED', [{ index: 0 }, { index: 0 }]],
  ])('is refused for %s, and nothing is created', async (_case, status, code, people) => {
    const formId = await makeForm(app())
    await app().staff(formsCalls.updateForm, {
      params: { id: formId },
      body: { peoples: [filledPerson(), filledPerson({ lastName: '' })] },
    })
    const before = await countAll()
    const refused = await createFromForm(formId, { name: 'Nothing', people })
    expect([refused.status, refused.problem.code]).toEqual([status, code])
    expect(await countAll()).toEqual(before)
  })

  it('is not created at all when two people of the form are the same known person', async () => {
    const personId = await makePerson(app())
    const formId = await makeForm(app(), { peoples: [filledPerson(), filledPerson()] })
    const before = await countAll()
    const people = [
      { index: 0, personId },
      { index: 1, personId },
    ]
    const { status, problem } = await createFromForm(formId, { name: 'Nothing', people })
    expect([status, problem.code]).toEqual([409, 'LINK_ALREADY_EXISTS'])
    expect(await countAll()).toEqual(before)
    const form = await app().staff(formsCalls.findForm, { params: { id: formId } })
    expect(form.answer.organizationId).toBeNull()
  })
})

describe('known people (FORM-12)', () => {
  it('match a person of a form by birth and name, or by name and email address, but never by the address alone (IMP-4)', async () => {
    const sameName = { firstName: 'ANAIS', lastName: "L'Her-bier" }
    await makePerson(app(), { firstName: 'E.', lastName: 'M.', mail: 'MATCH@example.fr' })
    await makePerson(app(), { ...sameName, mail: 'MATCH@example.fr', birth: '1999-01-31' })
    const bySameMail = await makePerson(app(), { ...sameName, mail: 'MATCH@example.fr' })
    const bySameName = await makePerson(app(), { ...sameName, mail: null, birth: '1988-05-17' })
    await makePerson(app(), { ...sameName, mail: 'other@example.fr', birth: '1988-05-18' })
    await makePerson(app(), { ...sameName, mail: null, birth: null })
    const deleted = await makePerson(app(), { firstName: 'Gone', lastName: 'Away', mail: 'match@example.fr' })
    await app().staff(peopleCalls.removePerson, { params: { id: deleted } })

    const formId = await makeForm(app(), {
      peoples: [
        filledPerson({ firstName: 'Anaïs', lastName: 'Lherbier', mail: 'match@example.fr' }),
        filledPerson({ firstName: 'New', mail: 'new@example.fr' }),
      ],
    })

    const { answer } = await app().staff(formsCalls.listFormMatches, { params: { id: formId } })
    expect(answer.data).toMatchObject([
      {
        index: 0,
        matches: [
          { _id: bySameMail, hasSameMail: true, hasSameNameAndBirth: false },
          { _id: bySameName, hasSameMail: false, hasSameNameAndBirth: true, birth: '1988-05-17' },
        ],
      },
      { index: 1, matches: [] },
    ])
  })

  it('of the same name and birth are found, however many others have the same address', async () => {
    const mail = 'agent@example.fr'
    for (let n = 0; n < 10; n += 1) await makePerson(app(), { firstName: `Client ${n}`, lastName: 'Autre', mail })
    const person = { firstName: 'Anne', lastName: 'Lenoir', birth: '1990-01-31' }
    const byName = await makePerson(app(), { ...person, mail: 'anne@example.fr' })
    const byBoth = await makePerson(app(), { ...person, mail })

    const formId = await makeForm(app(), { peoples: [filledPerson({ ...person, mail })] })

    const { answer } = await app().staff(formsCalls.listFormMatches, { params: { id: formId } })
    const ids = answer.data[0]?.matches.map(({ _id }) => _id) ?? []
    expect(ids).toEqual([byBoth, byName])
  })

  it('of a former name, or with one letter of the name wrong, are found by their birth (FORM-12, PERSON-11)', async () => {
    const person = { firstName: 'Orlaith', lastName: 'Gallagher', birth: '1991-03-04' }
    const married = await makePerson(app(), person)
    await app().staff(peopleCalls.updatePerson, { params: { id: married }, body: { lastName: 'Devereux' } })
    const misspelt = await makePerson(app(), { ...person, lastName: 'Galagher' })
    await makePerson(app(), { ...person, lastName: 'Galagher', birth: '1991-03-05' })

    const formId = await makeForm(app(), { peoples: [filledPerson(person)] })
    const { answer } = await app().staff(formsCalls.listFormMatches, { params: { id: formId } })
    expect(answer.data[0]?.matches).toMatchObject([
      { _id: married, formerly: 'Orlaith Gallagher', isNearly: false, hasSameNameAndBirth: true },
      { _id: misspelt, formerly: null, isNearly: true, hasSameNameAndBirth: false },
    ])
  })
})

it('forms are found by what staff still have to do with them (FORM-10)', async () => {
  const idsIn = async (state: 'new' | 'review' | 'made') => {
    const { answer } = await app().staff(formsCalls.searchForms, { body: { state, limit: 1000 } })
    return answer.data.map(({ _id }) => _id)
  }
  const [fresh, doubtful, used] = [await makeForm(app()), await makeForm(app()), await makeForm(app())]
  await app().staff(formsCalls.updateForm, { params: { id: doubtful }, body: { isSuspicious: true } })
  const { answer } = await createFromForm(used, { name: 'Used Ltd' })

  for (const [state, id] of [
    ['new', fresh],
    ['review', doubtful],
    ['made', used],
  ] as const)
    for (const other of [fresh, doubtful, used]) expect((await idsIn(state)).includes(other)).toBe(other === id)

  await app().staff(organizationsCalls.removeOrganization, { params: { id: answer.data._id } })
  expect(await idsIn('new')).toContain(used)
})

describe('a form whose secretary is the company of the firm (FORM-12)', () => {
  const director = { roles: ['director', 'secretary', 'shareholder'] as const, beneficiaryPercentage: 100 }
  const make = async () => {
    const formId = await makeForm(app(), { peoples: [filledPerson({ secretaryCompany: true })] })
    const people = [{ index: 0, ...director, roles: [...director.roles] }]
    const { answer } = await createFromForm(formId, { name: 'Served Ltd', people })
    const params = { id: answer.data._id }
    const links = await app()
      .db.selectFrom('links')
      .innerJoin('link_terms', 'link_terms.link_id', 'links.id')
      .select(['links.person_id', 'links.member_id', 'link_terms.role'])
      .where('links.organization_id', '=', params.id)
      .execute()
    return links.map(({ person_id: person, member_id: member, role }) => [person ? 'person' : member, role])
  }

  it('has no secretary while that company is not known, and never the person who stands for it', async () => {
    const links = await make()
    expect(links.map(([who]) => who)).toEqual(links.map(() => 'person'))
    expect(links.map(([, role]) => role)).not.toContain('secretary')
  })

  it('has that company as its secretary once it is known by its number', async () => {
    const body = { name: 'Firm Secretaries Ltd', cro: '654321' }
    const { answer } = await app().staff(organizationsCalls.createOrganization, { body })
    const links = await make()
    expect(links).toContainEqual([answer.data._id, 'secretary'])
    expect(links.filter(([, role]) => role === 'secretary')).toHaveLength(1)
  })
})
