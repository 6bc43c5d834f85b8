import type { PageFigure } from '../pages/page-cases.ts'
import { figure, textTable } from './text-table.ts'

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN

const row = ({ name, unit, values, target }: PageFigure): string[] => {
  const sorted = values.toSorted((a, b) => a - b)
  const median = percentile(sorted, 0.5)
  return [
    `${name}, ${unit}`,
    String(sorted.length),
    ...[0, 0.5, 0.95].map((share) => figure(percentile(sorted, share), 0)),
    `< ${target}`,
    median < target ? 'met' : 'MISSED',
  ]
}

/** The figures of every page. The target is for the median. */
export const pagesTable = (figures: PageFigure[]): string =>
  textTable(['page', 'times', 'least', 'median', 'p95', 'target', ''], figures.map(row))
