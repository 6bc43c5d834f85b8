import type { FilingSearchInput } from '@registrar/domain/filings/filing-listing'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { type BenchCase, type Step, step } from './bench-case.ts'
import { targets } from './targets.ts'

const search = (body: FilingSearchInput): Step[] => [
  step(filingsCalls.searchFilings, { body: { page: 1, limit: 50, ...body } }),
]
const target = targets.desk

export const filingsCases: BenchCase[] = [
  { name: 'filings: all', variants: () => [search({})], target },
  { name: 'filings: to file', variants: () => [search({ states: ['toFile'] })], target },
  {
    name: 'filings: of a month',
    variants: () => [search({ states: ['toFile'], from: '2027-02-01', to: '2027-02-28' })],
    target,
  },
  {
    name: 'filings: of a kind',
    variants: () => [search({ kinds: ['B10'] }), search({ kinds: ['B1'], states: ['registered'] })],
    target,
  },
  {
    name: 'filings: of a search',
    variants: () => [search({ search: 'liffey' }), search({ search: 'changed', states: ['toFile'] })],
    target,
  },
  {
    name: 'filings: of one user',
    variants: ({ users }) => users.map((user) => search({ user, states: ['toFile'] })),
    target,
  },
  {
    name: 'filings: by company, number and day',
    variants: () => [
      search({ sortField: 'organizationName', sortOrder: 'asc' }),
      search({ sortField: 'sentOn', sortOrder: 'desc' }),
      search({ sortField: 'state', sortOrder: 'asc', states: ['toFile', 'sentBack'] }),
    ],
    target,
  },
  {
    name: 'filings: of a company',
    variants: ({ organizations }) => organizations.map((organizationId) => search({ organizationId })),
    target,
  },
]
