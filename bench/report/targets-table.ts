import type { Measured } from './measured.ts'
import { figure, textTable } from './text-table.ts'

/** Some have a target for the 95th percentile at this much data and more. */
const LARGE_SCALE = 10

type Check = { what: string; wanted: string; found: string; isMet: boolean }

/** The 95th percentile that a case is held to; many clients at once wait for one another, and have none. */
const p95Of = ({ target, clients }: Measured, scale: number): number | undefined =>
  (clients === 1 ? target.maxP95 : undefined) ?? (scale < LARGE_SCALE ? undefined : target.largestP95)

const checksOf = (measured: Measured, scale: number): Check[] => {
  const { target, figures } = measured
  const { minRate, maxCpu } = target
  const { rate, cpu, product } = figures
  const maxP95 = p95Of(measured, scale)
  return [
    ...(minRate === undefined
      ? []
      : [{ what: 'deeds/s of bare', wanted: `>= ${figure(minRate)}`, found: figure(rate), isMet: rate >= minRate }]),
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
