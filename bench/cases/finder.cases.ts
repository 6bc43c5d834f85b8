import { finderCalls } from '@registrar/domain/finder/finder.calls'
import { type BenchCase, type Step, step } from './bench-case.ts'
import { targets } from './targets.ts'

const find = (search: string): Step[] => [step(finderCalls.searchFinder, { body: { search, limit: 20 } })]

export const finderCases: BenchCase[] = [
  {
    name: 'finder: a common word',
    variants: () => ['murphy', 'mary', 'holdings', 'example'].map(find),
    target: targets.finder,
  },
  {
    name: 'finder: a rare word',
    variants: ({ rareLastNames }) => rareLastNames.map(find),
    target: targets.finder,
  },
  { name: 'finder: two letters', variants: () => ['mu', "o'", 'qx', 'ab'].map(find), target: targets.finder },
]
