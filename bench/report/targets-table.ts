import type { CaseResult } from './bench-report.ts'
import { figure, textTable } from './text-table.ts'

/** Up to this scale (20,000 organizations) lists have a stricter target for the 95th percentile. */
const SMALL_SCALE = 0.2

type Check = { what: string; wanted: string; found: string; isMet: boolean }

/** A case's target for the 95th percentile. Several clients at once wait for one another, so they have none. */
const p95Of = ({ target, clients }: CaseResult, scale: number): number | undefined => {
  if (clients > 1) return undefined
  return scale <= SMALL_SCALE ? target.smallP95 : target.maxP95
}

const checksOf = (result: CaseResult, scale: number): Check[] => {
  const { target, figures } = result
  const { minRate, maxCpu } = target
  const { rate, cpu, product } = figures
  const maxP95 = p95Of(result, scale)
  return [
    ...(minRate === undefined
      ? []
      : [{ what: 'actions/s of bare', wanted: `>= ${figure(minRate)}`, found: figure(rate), isMet: rate >= minRate }]),
    ...(maxCpu === undefined || cpu === undefined
      ? []
      : [{ what: 'CPU of bare', wanted: `<= ${figure(maxCpu)}`, found: figure(cpu), isMet: cpu <= maxCpu }]),
    ...(maxP95 === undefined
      ? []
      : [
          {
            what: 'p95 ms',
            wanted: `< ${figure(maxP95, 0)}`,
            found: figure(product.p95, 1),
            isMet: product.p95 < maxP95,
          },
        ]),
  ]
}

/** Every target of the cases that ran. Missed targets are marked. */
export const targetsTable = (results: CaseResult[], scale: number): string =>
  textTable(
    ['case', 'clients', 'figure', 'target', 'found', ''],
    results.flatMap((each) =>
      checksOf(each, scale).map(({ what, wanted, found, isMet }) => [
        each.name,
        String(each.clients),
        what,
        wanted,
        found,
        isMet ? 'met' : 'MISSED',
      ]),
    ),
  )
