import type { OwnershipAnswer } from './ownership-answer.ts'
import { roundPercentage } from './ownership-graph.ts'

/** A box of the chart: a company or a person. `row` 0 is the company that is owned, at the foot of the chart. */
export type ChartBox = { id: string; name: string; kind: 'company' | 'person'; row: number; column: number }

/** A wider row is split, so that a chart of many holders can be read on a printed page. */
const MAX_COLUMNS = 6

/** A line of the chart from a holder to the company it holds a part of, in percent. */
export type ChartLine = { from: string; to: string; percentage: number; isInCircle: boolean }

export type Chart = { boxes: ChartBox[]; lines: ChartLine[]; rows: number; columns: number }

const idOf = (holder: OwnershipAnswer['holdings'][number]['holder']): string =>
  'personId' in holder ? holder.personId : holder.organizationId

const linesOf = ({ holdings, cycles }: OwnershipAnswer): ChartLine[] => {
  const lines = new Map<string, ChartLine>()
  const circles = cycles.map((circle) => new Set(circle))

  for (const { holder, organizationId: to, percentage } of holdings) {
    const from = idOf(holder)
    const known = lines.get(`${from} ${to}`)
    const isInCircle = circles.some((circle) => circle.has(from) && circle.has(to))
    lines.set(`${from} ${to}`, {
      from,
      to,
      percentage: roundPercentage((known?.percentage ?? 0) + percentage),
      isInCircle,
    })
  }
  return [...lines.values()]
}

// A holder is placed above everything that it holds. Lines within a circle do not move
// a box up, or its boxes would move up without end.
const levelsOf = (lines: readonly ChartLine[], organizationId: string): string[][] => {
  const levels = new Map([[organizationId, 0]])
  const ids = new Set(lines.flatMap(({ from, to }) => [from, to]))

  for (let [round, isMoving] = [0, true]; isMoving && round <= ids.size; round += 1) {
    isMoving = false
    for (const { from, to, isInCircle } of lines) {
      const [level, below] = [levels.get(from), levels.get(to)]
      if (below === undefined || (isInCircle && level !== undefined)) continue
      if (level !== undefined && level > below) continue
      levels.set(from, below + 1)
      isMoving = true
    }
  }

  const byLevel = Map.groupBy(levels.keys(), (id) => levels.get(id) ?? 0)
  return [...byLevel].toSorted(([one], [other]) => one - other).map(([, level]) => level)
}

// A level of more boxes than fit beside one another takes several rows of about the same length.
const rowsOf = (level: readonly string[]): string[][] => {
  const count = Math.ceil(level.length / MAX_COLUMNS)
  const length = Math.ceil(level.length / count)
  return Array.from({ length: count }, (_, index) => level.slice(index * length, (index + 1) * length))
}

/** Places the companies and people of a chart of ownership in rows, holders above what they hold (OWN-6). */
export const layOutChart = (ownership: OwnershipAnswer, organizationId: string): Chart => {
  const lines = linesOf(ownership)
  const rows = levelsOf(lines, organizationId).flatMap(rowsOf)
  const companyNames = new Map(ownership.companies.map((company) => [company.organizationId, company.name]))
  const personNames = new Map(ownership.owners.map((owner) => [owner.personId, owner.name]))

  const boxOf = (id: string, row: number, column: number): ChartBox => {
    const company = companyNames.get(id)
    const kind = company === undefined ? 'person' : 'company'
    return { id, name: company ?? personNames.get(id) ?? '', kind, row, column }
  }
  const boxes = rows.flatMap((ids, row) => ids.map((id, column) => boxOf(id, row, column)))

  return { boxes, lines, rows: rows.length, columns: rows.reduce((most, row) => Math.max(most, row.length), 0) }
}
