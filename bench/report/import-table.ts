import type { ImportFigures } from '../imports/import-figures.ts'
import { figure, textTable } from './text-table.ts'

const P99 = 0.99
const MAX_SECONDS = 60
const MAX_OTHERS_MS = 300

const p99 = (times: number[]): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * P99))] ?? NaN
}

/** The figures of the imports, each with whether it meets its target. */
export const importTable = (figures: ImportFigures[]): string =>
  textTable(
    ['import', 'made', 'seconds', 'CPU s', 'others, p99 ms', 'longest ms', 'stale for, s', ''],
    figures.map(({ kind, made, seconds, cpuSeconds, others, staleSeconds }) => {
      const isMet = seconds < MAX_SECONDS && p99(others) < MAX_OTHERS_MS && staleSeconds < MAX_SECONDS
      return [
        kind,
        String(made),
        figure(seconds, 1),
        figure(cpuSeconds, 1),
        figure(p99(others), 0),
        figure(Math.max(...others), 0),
        figure(staleSeconds, 1),
        isMet ? 'met' : 'MISSED',
      ]
    }),
  )
