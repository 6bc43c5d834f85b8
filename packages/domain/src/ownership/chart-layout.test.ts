import { expect, it } from 'vitest'
import { layOutChart } from './chart-layout.ts'
import type { OwnershipAnswer } from './ownership-answer.ts'

const ownershipOf = (people: number): OwnershipAnswer =>
  ({
    companies: [{ organizationId: 'company', name: 'Liffey Ltd' }],
    holdings: Array.from({ length: people }, (_, index) => ({
      holder: { personId: `person ${index}` },
      organizationId: 'company',
      percentage: 1,
    })),
    owners: [],
    total: people,
    gaps: [],
    cycles: [],
  }) as unknown as OwnershipAnswer

it.each([
  [1, [1, 1]],
  [6, [1, 6]],
  [7, [1, 4, 3]],
  [20, [1, 5, 5, 5, 5]],
])('%i holders stand in rows of at most six boxes of about the same number (OWN-6)', (people, lengths) => {
  const { boxes, rows, columns } = layOutChart(ownershipOf(people), 'company')
  const byRow = Map.groupBy(boxes, ({ row }) => row)

  expect([...byRow.values()].map((row) => row.length)).toEqual(lengths)
  expect({ rows, columns }).toEqual({ rows: lengths.length, columns: Math.max(...lengths) })
})
