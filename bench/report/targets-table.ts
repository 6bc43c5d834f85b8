import type { Measured } from './measured.ts'
import { figure, textTable } from './text-table.ts'

/** The 95th percentile has its target at this much data and more. */
const LARGE_SCALE = 10

type Check = { what: string; wanted: string; found: string; isMet: boolean }

const checksOf = ({ target, figures }: Measured, scale: number): Check[] => {
  const { minRate, maxCpu, largestP95 } = target
  const { rate, cpu, product } = figures
  return [
    ...(minRate === undefined
      ? []
      : [{ what: 'deeds/s of bare', wanted: `>= ${figure(minRate)}`, found: figure(rate), isMet: rate >= minRate }]),
    ...(maxCpu === undefined || cpu === undefined
      ? []
      : [{ what: 'CPU of bare', wanted: `<= ${figure(maxCpu)}`, found: figure(cpu), isMet: cpu <= maxCpu }]),
    ...(largestP95 === undefined || scale < LARGE_SCALE
      ? []
      : [
          {
            what: 'p95 ms',
            wanted: `< ${figure(largestP95, 0)}`,
            found: figure(product.p95, 1),
            isMet: product.p95 < largestP95,
          },
        ]),
  ]
}

/** Every target of the cases that were run, the missed ones marked. */
export const targetsTable = (measured: Measured[], scale: number): string =>
  textTable(
    ['case', 'clients', 'figure', 'target', 'found', ''],
    measured.flatMap((each) =>
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
