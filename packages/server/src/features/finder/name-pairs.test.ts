import { finderCalls } from '@registrar/domain/finder/finder.calls'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import type { ImportKindName } from '@registrar/domain/imports/import-run'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { SAME_NAME, similarityOf } from '@registrar/domain/sanctions/name-similarity'
import { readName } from '@registrar/domain/sanctions/read-name'
import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import { legalEndings } from '@registrar/domain/shared/legal-endings'
import { nameWords } from '@registrar/domain/shared/name-key'
import {
  otherCompanies,
  otherPeople,
  partsOfName,
  sameCompanies,
  samePeople,
} from '@registrar/domain/shared/name-pairs.factory'
import { beforeAll, expect, it } from 'vitest'
import { now } from '#platform/clock'
import { loadSanctionsList } from '#features/sanctions'
import { useApp } from '#testing/test-app'
import { filledPerson, makeForm } from '../forms/forms.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()
let formId: string

beforeAll(async () => {
  formId = await makeForm(app())
})

const BIRTH = '1980-02-29'

/** The places that compare names, and whether each takes the two names of a pair for one. */
type Places = Record<string, boolean>

const hasId = (records: readonly { _id: string }[], id: string) => records.some(({ _id }) => _id === id)

// What differs by a typing error is shown as such (ORG-33, PERSON-11).
const isSame = ({ isNearly }: { isNearly: boolean }) => !isNearly

const isFound = async (search: string, id: string) => {
  const { answer } = await app().staff(finderCalls.searchFinder, { body: { search, limit: 50 } })
  return hasId(answer.data, id)
}

const isImported = async (kind: ImportKindName, cells: readonly string[], line: readonly string[]) => {
  const lineOf = (texts: readonly string[]) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')
  const content = Buffer.from(`${lineOf(cells)}\n${lineOf(line)}\n`).toString('base64')
  const body = { kind, fileName: 'names.csv', content, dryRun: true }
  const { counts } = (await app().staff(importsCalls.runImport, { body })).answer.data
  return counts
}

const hasHit = async (name: string, screened: { personId: string } | { organizationId: string }) => {
  const kind = 'personId' in screened ? 'person' : 'organization'
  await loadSanctionsList(app().db, { fileName: 'list.xml', day: '2026-11-20' }, [
    { key: name, kind, names: [name], births: [], programme: null },
  ])
  await app().staff(sanctionsCalls.screenSanctions, { body: screened })
  const { answer } = await app().staff(sanctionsCalls.searchSanctions, { body: screened })
  return answer.data.length > 0
}

const companyPlaces = async (one: string, other: string): Promise<Places> => {
  const id = await makeOrganization(app(), { name: other })
  const listed = await app().staff(organizationsCalls.searchOrganizations, { body: { search: one } })
  const picked = await app().staff(organizationsCalls.searchOrganizations, {
    body: { search: one, sortField: 'name', sortOrder: 'asc', limit: 50 },
  })
  const similar = await app().staff(organizationsCalls.listSimilarOrganizations, { body: { name: one } })
  const organizations = await isImported('organizations', ['Company Name'], [one])
  const person = await makePerson(app(), { firstName: 'Only', lastName: 'Director' })
  const links = await isImported('links', ['Company', 'Person', 'Roles'], [one, 'Only Director', 'Director'])
  const places = {
    list: hasId(listed.answer.data, id),
    finder: await isFound(one, id),
    picker: hasId(picked.answer.data, id),
    similar: hasId(similar.answer.data.filter(isSame), id),
    import: organizations.made === 0,
    links: links.refused === 0,
    sanctions: await hasHit(one, { organizationId: id }),
  }

  const second = await makeOrganization(app(), { name: one })
  const { data } = (await app().staff(organizationsCalls.listOrganizationDuplicates)).answer
  for (const made of [id, second]) await app().staff(organizationsCalls.removeOrganization, { params: { id: made } })
  await app().staff(peopleCalls.removePerson, { params: { id: person } })
  return { ...places, duplicates: data.some(({ by, records }) => by === 'name' && hasId(records, id)) }
}

const personPlaces = async (one: string, other: string): Promise<Places> => {
  const [firstName, lastName] = partsOfName(one)
  const [otherFirst, otherLast] = partsOfName(other)
  const id = await makePerson(app(), { firstName: otherFirst, lastName: otherLast, birth: BIRTH })
  const search = `${firstName} ${lastName}`
  const listed = await app().staff(peopleCalls.searchPeople, { body: { search } })
  const picked = await app().staff(peopleCalls.searchPeople, { body: { search, sortField: 'lastName', limit: 5 } })
  const similar = await app().staff(peopleCalls.listSimilarPeople, { body: { firstName, lastName } })
  const people = await isImported('people', ['First Name', 'Last Name'], [firstName, lastName])
  await makeOrganization(app(), { name: 'Only Company', cro: '730111' })
  const links = await isImported('links', ['CRO', 'Person', 'Roles'], ['730111', search, 'Director'])
  const peoples = [{ ...filledPerson({ birth: BIRTH, mail: 'nobody@example.ie' }), firstName, lastName }]
  await app().staff(formsCalls.updateForm, { params: { id: formId }, body: { peoples } })
  const matches = await app().staff(formsCalls.listFormMatches, { params: { id: formId } })
  const places = {
    list: hasId(listed.answer.data, id),
    finder: await isFound(search, id),
    picker: hasId(picked.answer.data, id),
    similar: hasId(similar.answer.data.filter(isSame), id),
    import: people.made === 0,
    links: links.refused === 0,
    form: hasId(matches.answer.data.flatMap((person) => person.matches).filter(isSame), id),
    sanctions: await hasHit(search, { personId: id }),
  }

  const second = await makePerson(app(), { firstName, lastName })
  const { data } = (await app().staff(peopleCalls.listPersonDuplicates)).answer
  for (const made of [id, second]) await app().staff(peopleCalls.removePerson, { params: { id: made } })
  await app().ownerDb.updateTable('organizations').set({ deleted_at: now() }).execute()
  return { ...places, duplicates: data.some((group) => group.people.some(({ contactId }) => contactId === id)) }
}

const ENDINGS = new Set<string>(legalEndings)
const SEARCHES = new Set(['list', 'finder', 'picker'])

// A search finds longer names too, and a word that is only a legal form drops no row (LIST-3).
const isPartOf = (one: string, other: string) =>
  nameWords(one)
    .split(' ')
    .every((word) => ENDINGS.has(word) || nameWords(other).includes(word))

const placesWith = (places: Places, isOne: boolean) => Object.keys(places).filter((place) => places[place] === isOne)

/** The places that take two names for one, without those whose rules are wider than the key. */
const wronglyOne = (places: Places, one: string, other: string) =>
  placesWith(places, true).filter(
    (place) =>
      !(SEARCHES.has(place) && isPartOf(one, other)) &&
      !(place === 'sanctions' && similarityOf(readName(one), readName(other)) >= SAME_NAME),
  )

// Either name of a pair may be the one that is typed.
const isTurned = (name: string) => name.length % 2 === 0

it.each(sameCompanies)('%j and %j are one company wherever names are compared (ORG-7, LIST-3)', async (one, other) => {
  const [typed, known] = isTurned(one) ? [other, one] : [one, other]
  expect(placesWith(await companyPlaces(typed, known), false)).toEqual([])
})

it.each(otherCompanies)('%j and %j are nowhere one company (ORG-7, LIST-3)', async (one, other) => {
  expect(wronglyOne(await companyPlaces(one, other), one, other)).toEqual([])
})

it.each(samePeople)('%j and %j are one person wherever names are compared (PERSON-4, LIST-3)', async (one, other) => {
  const [typed, known] = isTurned(one) ? [other, one] : [one, other]
  expect(placesWith(await personPlaces(typed, known), false)).toEqual([])
})

it.each(otherPeople)('%j and %j are nowhere one person (PERSON-4, LIST-3)', async (one, other) => {
  const [first, second] = [one, other].map((name) => partsOfName(name).join(' ')) as [string, string]
  expect(wronglyOne(await personPlaces(one, other), first, second)).toEqual([])
})
