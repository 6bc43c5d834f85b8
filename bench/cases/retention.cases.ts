import { retentionCalls } from '@registrar/domain/retention/retention.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { type BenchCase, type Step, step } from './bench-case.ts'
import { targets } from './targets.ts'

const search = (body: BodyInput<typeof retentionCalls.searchRetention>): Step[] => [
  step(retentionCalls.searchRetention, { body }),
]

export const retentionCases: BenchCase[] = [
  {
    name: 'retention: what is due, held and upcoming',
    variants: () => [search({ state: 'due' }), search({ state: 'held' }), search({ state: 'upcoming' }), search({})],
    target: targets.none,
  },
]
