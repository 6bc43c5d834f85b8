import { figure, textTable } from './text-table.ts'

const P95 = 0.95
const HALF = 0.5
const PERCENT = 100
const MAX_MS = 1000
const MAX_IDLE_PERCENT = 10

const verdict = (value: number, target: number) => (value < target ? 'met' : 'MISSED')

/** The figures of the live changes: milliseconds until a change is seen, and the share of a core of idle streams. */
export const liveTable = (changes: number[], idle: number): string => {
  const sorted = changes.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  const percent = idle * PERCENT

  return textTable(
    ['live', 'least or all', 'median', 'p95', 'target', ''],
    [
      [
        'a change is seen, ms',
        figure(at(0), 0),
        figure(at(HALF), 0),
        figure(at(P95), 0),
        `< ${MAX_MS}`,
        verdict(at(P95), MAX_MS),
      ],
      [
        'idle streams, % of a core',
        figure(percent, 1),
        '',
        '',
        `< ${MAX_IDLE_PERCENT}`,
        verdict(percent, MAX_IDLE_PERCENT),
      ],
    ],
  )
}
