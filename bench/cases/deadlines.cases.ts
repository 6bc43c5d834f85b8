import type { DeadlineSearchInput } from '@registrar/domain/deadlines/deadline-listing'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { type BenchCase, type Step, step } from './bench-case.ts'
import { targets } from './targets.ts'

const search = (body: DeadlineSearchInput): Step[] => [step(deadlinesCalls.searchDeadlines, { body })]
const target = targets.desk

export const deadlinesCases: BenchCase[] = [
  { name: 'deadlines: all', variants: () => [search({})], target },
  { name: 'deadlines: of one user', variants: ({ users }) => users.map((user) => search({ user })), target },
  { name: 'deadlines: of nobody', variants: () => [search({ user: 'none' })], target },
  {
    name: 'deadlines: of a search',
    variants: () => [search({ search: 'liffey' }), search({ search: 'tax' })],
    target,
  },
  {
    name: 'deadlines: of a kind',
    variants: () => [search({ kinds: ['RBO', 'FOLLOW_UP'] }), search({ kinds: ['CORPORATION_TAX'] })],
    target,
  },
  {
    name: 'deadlines: of a group',
    variants: () => [search({ to: '2025-06-30', limit: 10 }), search({ from: '2027-06-30', limit: 10 })],
    target,
  },
]
