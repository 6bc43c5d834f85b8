import type { OwnershipAnswer } from './ownership-answer.ts'
import { roundPercentage } from './ownership-graph.ts'

/** A box of the chart: a company or a person. `row` 0 is the company that is owned, at the foot of the chart. */
export type ChartBox = { id: string; name: string; kind: 'company' | 'person'; row: number; column: number }

/** A line of the chart from a holder to the company it holds a part of, in percent. */
export type ChartLine = { from: string; to: string; percentage: number; isInCircle: boolean }

export type Chart = { boxes: ChartBox[]; lines: ChartLine[]; rows: number; columns: number }

const idOf = (holder: OwnershipAnswer['holdings'][number]['holder']): string =>
  'personId' in holder ? holder.personId : holder.organizationId

const linesOf = ({ holdings, cycles }: OwnershipAnswer): ChartLine[] => {
  const lines = new Map<string, ChartLine>()

  for (const { holder, organizationId: to, percentage } of holdings) {
    const from = idOf(holder)
    const known = lines.get(`${from} ${to}`)
    const isInCircle = cycles.some((circle) => circle.includes(from) && circle.includes(to))
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
const rowsOf = (lines: readonly ChartLine[], organizationId: string): Map<string, number> => {
  const rows = new Map([[organizationId, 0]])
  const ids = new Set(lines.flatMap(({ from, to }) => [from, to]))

  for (let round = 0; round <= ids.size; round += 1)
    for (const { from, to, isInCircle } of lines) {
      const below = rows.get(to)
      if (below === undefined || (isInCircle && rows.has(from))) continue
      rows.set(from, Math.max(rows.get(from) ?? 0, below + 1))
    }
  return rows
}

/** Places the companies and people of a chart of ownership in rows, holders above what they hold (OWN-6). */
export const layOutChart = (ownership: OwnershipAnswer, organizationId: string): Chart => {
  const lines = linesOf(ownership)
  const rows = rowsOf(lines, organizationId)
  const companyNames = new Map(ownership.companies.map((company) => [company.organizationId, company.name]))
  const personNames = new Map(ownership.owners.map((owner) => [owner.personId, owner.name]))

  const used = new Map<number, number>()
  const boxes = [...rows].map(([id, row]): ChartBox => {
    const column = used.get(row) ?? 0
    used.set(row, column + 1)
    const company = companyNames.get(id)
    return {
      id,
      name: company ?? personNames.get(id) ?? '',
      kind: company === undefined ? 'person' : 'company',
      row,
      column,
    }
  })

  return { boxes, lines, rows: Math.max(...rows.values()) + 1, columns: Math.max(...used.values()) }
}
