import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { finderCalls } from '@registrar/domain/finder/finder.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { cleanLine } from '@registrar/domain/shared/clean-text'
import { legalEndings } from '@registrar/domain/shared/legal-endings'
import { nameWords } from '@registrar/domain/shared/name-key'
import {
  type NamePair,
  otherCompanies,
  otherPeople,
  partsOfName,
  sameCompanies,
  samePeople,
} from '@registrar/domain/shared/name-pairs.factory'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { counts, seed } from '#testing/counts'
import { useApp } from '#testing/test-app'
import { makeFiledChange } from '../filings/filings.factory.ts'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { filledPerson, makeForm } from '../forms/forms.factory.ts'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeTaxRegistration } from '../taxes/taxes.factory.ts'

const app = useApp({ RATE_LIMIT_FORMS: '100000' })

const makeReminder = async (of: { organizationId: string; name: string } | { personId: string; name: string }) => {
  const [organization, person] = 'personId' in of ? [null, of.personId] : [of.organizationId, null]
  const [organizationName, personName] = person ? [null, of.name] : [of.name, null]
  await sql`insert into reminders (id, rule, subject_id, date, day_count, organization_id, organization_name, person_id, person_name,
      language, tag, subject, text_content, html_content, state, reason, decided_at)
    values (gen_random_uuid(), 'DOMICILIATION', gen_random_uuid(), '2026-12-01', 7, ${organization}, ${organizationName}, ${person}, ${personName},
      'en', 't', 'Something is due', '', '', 'skipped', 'no_mail', now())`.execute(app().ownerDb)
}

type Found = { _id: string; organizationId?: string | null; personId?: string | null }

/** The lists of records about companies and people, and whether a search finds the record of one in each. */
const placesOf = async (search: string, isIt: (row: Found) => boolean, orderOrForm: string): Promise<string[]> => {
  const { staff } = app()
  const body = { search, limit: 500 }
  const found: Record<string, boolean> = {
    orders: (await staff(ordersCalls.searchOrders, { body })).answer.data.some(({ _id }) => _id === orderOrForm),
    forms: (await staff(formsCalls.searchForms, { body })).answer.data.some(({ _id }) => _id === formId),
    deadlines: (await staff(deadlinesCalls.searchDeadlines, { body })).answer.data.some(isIt),
    filings: (await staff(filingsCalls.searchFilings, { body })).answer.data.some(isIt),
    reminders: (await staff(remindersCalls.searchReminders, { body })).answer.data.some(isIt),
  }
  return Object.keys(found).filter((place) => found[place] === true)
}

let formId = ''
const COMPANY_PLACES = ['orders', 'forms', 'deadlines', 'filings', 'reminders', 'followUps']

const companyPlaces = async (typed: string, name: string): Promise<string[]> => {
  const id = await makeOrganization(app(), { name, incorporationDate: '2024-03-02' })
  await makeFollowUp(app(), id, 'INCORPORATION')
  await makeReminder({ organizationId: id, name: cleanLine(name) })
  const order = await makeOrder(app(), { organizationId: null, company: name })
  formId = await makeForm(app(), { organizationName2: name })
  const places = await placesOf(typed, ({ organizationId }) => organizationId === id, order)
  const body = { organization_name: typed, limit: 500 }
  const followUps = (await app().staff(followUpsCalls.searchFollowUps, { body })).answer.data
  await app().staff(organizationsCalls.removeOrganization, { params: { id } })
  return followUps.some(({ organization_id }) => organization_id === id) ? [...places, 'followUps'] : places
}

const PERSON_PLACES = ['orders', 'forms', 'filings', 'reminders']

const personPlaces = async (typed: string, [firstName, lastName]: NamePair): Promise<string[]> => {
  const id = await makePerson(app(), { firstName, lastName })
  const organizationId = await makeOrganization(app(), { name: 'Only Company' })
  await makeFiledChange(app(), 'person_id', id, organizationId)
  await makeReminder({ personId: id, name: cleanLine(`${firstName} ${lastName}`) })
  const order = await makeOrder(app(), { firstName, lastName })
  formId = await makeForm(app(), { peoples: [filledPerson()] })
  const peoples = [
    filledPerson({ firstName: 'Somebody', lastName: 'Else' }),
    { ...filledPerson(), firstName, lastName },
  ]
  await app().staff(formsCalls.updateForm, { params: { id: formId }, body: { peoples } })
  const isIt = (row: Found) => row.organizationId === organizationId || row.personId === id
  const places = await placesOf(typed, isIt, order)
  await app().staff(organizationsCalls.removeOrganization, { params: { id: organizationId } })
  await app().staff(peopleCalls.removePerson, { params: { id } })
  return places
}

// Words that stand in what is due.
const ENDINGS = new Set<string>([...legalEndings, 'the'])
// A search finds longer names too (LIST-3).
const isPartOf = (one: string, other: string) =>
  nameWords(one)
    .split(' ')
    .every((word) => ENDINGS.has(word) || nameWords(other).replaceAll(' ', '').includes(word))
/** As many pairs as a run looks for, drawn by the seed. */
const drawn = (pairs: readonly NamePair[]): NamePair[] => {
  const length = Math.min(counts.listedPairs, pairs.length)
  const [sample = []] = fc.sample(fc.shuffledSubarray([...pairs], { minLength: length, maxLength: length }), {
    seed,
    numRuns: 1,
  })
  return sample
}

const isTurned = (name: string) => name.length % 2 === 0

it.each(drawn(sameCompanies))(
  `%j and %j are one company in every list that is searched (ORG-7, LIST-3) (seed ${seed})`,
  async (one, other) => {
    const [typed, known] = isTurned(one) ? [other, one] : [one, other]
    expect((await companyPlaces(typed, known)).toSorted()).toEqual(COMPANY_PLACES.toSorted())
  },
)

it.each(drawn(otherCompanies))(
  `%j does not find %j in a list, unless it is a part of it (ORG-7, LIST-3) (seed ${seed})`,
  async (one, other) => {
    expect(isPartOf(one, other) ? [] : await companyPlaces(one, other)).toEqual([])
  },
)

it.each(drawn(samePeople))(
  `%j and %j are one person in every list that is searched (PERSON-4, LIST-3) (seed ${seed})`,
  async (one, other) => {
    const [typed, known] = isTurned(one) ? [other, one] : [one, other]
    const places = await personPlaces(partsOfName(typed).join(' '), partsOfName(known))
    expect(places.toSorted()).toEqual(PERSON_PLACES.toSorted())
  },
)

it.each(drawn(otherPeople))(
  `%j does not find %j in a list, unless it is a part of it (PERSON-4, LIST-3) (seed ${seed})`,
  async (one, other) => {
    const typed = partsOfName(one).join(' ')
    expect(isPartOf(typed, partsOfName(other).join(' ')) ? [] : await personPlaces(typed, partsOfName(other))).toEqual(
      [],
    )
  },
)

it('a number is found with other zeros, and a phone however it is typed (LIST-3)', async () => {
  const id = await makeOrganization(app(), { name: 'Numbered Ltd', cro: '22045', incorporationDate: '2024-03-02' })
  await makeReminder({ organizationId: id, name: 'Numbered Ltd' })
  for (const search of ['022045', '22045']) {
    const { answer } = await app().staff(deadlinesCalls.searchDeadlines, { body: { search } })
    expect(answer.data.map(({ organizationId }) => organizationId)).toContain(id)
  }

  const personId = await makePerson(app(), { firstName: 'Nora', lastName: 'Callan', phone: '+353 (0)86 999 1122' })
  await makeReminder({ personId, name: 'Nora Callan' })
  for (const search of ['086 999 1122', '00353869991122', '+353 86 9991122']) {
    const { answer } = await app().staff(remindersCalls.searchReminders, { body: { search } })
    expect(answer.data.map((row) => row.personId)).toEqual([personId])
  }
})

it.each([
  ['a phone in groups of two digits', '06 98 76 54 32'],
  ['a copied email address', '<zoe.digits@example.fr>;'],
  ['a copied email address in a list', 'zoe.digits@example.fr,'],
])('somebody is found by %s, in the list and the finder (LIST-3, FIND-1)', async (_, search) => {
  const typed = { firstName: 'Zoé', lastName: 'Chiffres', phone: '+33 (0)6 98 76 54 32', mail: 'zoe.digits@example.fr' }
  const id = await makePerson(app(), typed)
  const list = await app().staff(peopleCalls.searchPeople, { body: { search } })
  const finder = await app().staff(finderCalls.searchFinder, { body: { search } })
  expect(list.answer.data.map(({ _id }) => _id)).toContain(id)
  expect(finder.answer.data.map(({ _id }) => _id)).toContain(id)
})

it.each([
  ['as it is', '7654321TW'],
  ['of a VAT number', 'ie 7654321tw'],
  ['with blanks and points', '765.4321 TW'],
  ['of the tax that it is registered for', 'IE 8765432-VH'],
])(
  'a company is found by its tax number, typed %s, in the lists and the finder (LIST-4, FIND-1)',
  async (_, search) => {
    const name = 'Numbers of Taxes'
    const id = await makeOrganization(app(), {
      name,
      incorporationDate: '2024-03-02',
      coroporationTaxNumber: '7654321 TW',
    })
    await makeOrganization(app(), { name: 'Other Number', coroporationTaxNumber: '7654321 T' })
    const registration = { tax: 'VAT', number: 'IE8765432VH', from: '2024-03-02', every: 2 } as const
    await makeTaxRegistration(app(), id, registration)
    const { staff } = app()
    const body = { search }
    expect((await staff(organizationsCalls.searchOrganizations, { body })).answer.data.map(({ _id }) => _id)).toEqual([
      id,
    ])
    expect((await staff(finderCalls.searchFinder, { body })).answer.data.map(({ _id }) => _id)).toContain(id)
    const due = (await staff(deadlinesCalls.searchDeadlines, { body })).answer.data
    expect([...new Set(due.map(({ organizationId }) => organizationId))]).toEqual([id])
    await staff(organizationsCalls.removeOrganization, { params: { id } })
  },
)

it.each([
  '"quoted moher"',
  '“Quoted Moher”',
  '« Quoted Moher »',
  'the "moher" quoted',
  '„quoted“ foods',
  '"Quoted" "of"',
])('quotes around typed words mean nothing: %s (LIST-3)', async (search) => {
  const id = await makeOrganization(app(), {
    name: 'The Quoted Cliffs of Moher Foods Ltd',
    incorporationDate: '2024-03-02',
  })
  const { staff } = app()
  const body = { search }
  expect((await staff(organizationsCalls.searchOrganizations, { body })).answer.data.map(({ _id }) => _id)).toEqual([
    id,
  ])
  expect((await staff(finderCalls.searchFinder, { body })).answer.data.map(({ _id }) => _id)).toContain(id)
  const due = (await staff(deadlinesCalls.searchDeadlines, { body })).answer.data
  expect([...new Set(due.map(({ organizationId }) => organizationId))]).toEqual([id])
  await staff(organizationsCalls.removeOrganization, { params: { id } })
})

it('a quote that stands alone is what was typed (LIST-3)', async () => {
  const id = await makeOrganization(app(), { name: 'Pipes of 12" and More' })
  await makeOrganization(app(), { name: 'Pipes of 125 and More' })
  for (const search of ['pipes 12"', 'pipes "', '"" pipes 12"']) {
    const { answer } = await app().staff(organizationsCalls.searchOrganizations, { body: { search } })
    expect(answer.data.map(({ _id }) => _id)).toEqual([id])
  }
})

it('a name that is written in one, the family name first, is found (LIST-3, FIND-1)', async () => {
  const id = await makePerson(app(), { firstName: '小明', lastName: '王' })
  const other = await makePerson(app(), { firstName: '민수', lastName: '김' })
  const found = async (search: string) => [
    ...(await app().staff(peopleCalls.searchPeople, { body: { search } })).answer.data,
    ...(await app().staff(finderCalls.searchFinder, { body: { search } })).answer.data,
  ]
  expect((await found('王小明')).map(({ _id }) => _id)).toEqual([id, id])
  expect((await found('김민수')).map(({ _id }) => _id)).toEqual([other, other])
  expect(await found('王小红')).toEqual([])
})
