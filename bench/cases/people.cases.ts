import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { PersonSearchInput } from '@registrar/domain/people/person-listing'
import { type BenchCase, type Step, step } from './bench-case.ts'
import { targets } from './targets.ts'

const search = (body: PersonSearchInput): Step[] => [step(peopleCalls.searchPeople, { body })]

export const peopleCases: BenchCase[] = [
  {
    name: 'people: list by last name',
    variants: () => [1, 2, 3, 4, 5, 6, 7, 8].map((page) => search({ page, sortField: 'lastName', sortOrder: 'asc' })),
    target: targets.list,
  },
  {
    name: 'people: search, a common word',
    variants: () => ['murphy', 'mary', "o'sullivan", 'example'].map((text) => search({ search: text })),
    target: targets.search,
  },
  {
    name: 'people: search, a rare word',
    variants: ({ rareLastNames }) => rareLastNames.map((text) => search({ search: text })),
    target: targets.search,
  },
  {
    name: 'people: of the name that is typed',
    variants: () => [[step(peopleCalls.listSimilarPeople, { body: { firstName: 'Mary', lastName: 'Murphy' } })]],
    target: targets.search,
  },
  {
    name: 'people: one',
    variants: ({ people }) => people.map((id) => [step(peopleCalls.findPerson, { params: { id } })]),
    target: targets.none,
  },
  {
    name: 'people: links of one',
    variants: ({ people }) => people.map((peopleId) => [step(linksCalls.searchLinks, { body: { peopleId } })]),
    target: targets.none,
  },
  {
    name: 'people: sanctions hits',
    variants: () => [[step(sanctionsCalls.searchSanctions, { body: { state: 'open' } })]],
    target: targets.none,
  },
]
