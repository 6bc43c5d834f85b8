import type { DeadlineSearchInput } from '@registrar/domain/deadlines/deadline-search'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { type BenchCase, type Step, step } from './bench-case.ts'
import { targets } from './targets.ts'

const search = (body: DeadlineSearchInput): Step[] => [step(deadlinesCalls.searchDeadlines, { body })]

export const deadlinesCases: BenchCase[] = [
  { name: 'deadlines: all', variants: () => [search({})], target: targets.desk },
  {
    name: 'deadlines: of one user, and of nobody',
    variants: ({ users }) => [...users, 'none'].map((user) => search({ user })),
    target: targets.desk,
  },
  {
    name: 'deadlines: of a search or a kind',
    variants: () => [search({ search: 'liffey' }), search({ search: 'tax' }), search({ kinds: ['RBO', 'FOLLOW_UP'] })],
    target: targets.desk,
  },
]
