import { describe, expect, it } from 'vitest'
import { cardColumns, type Column, columnKey } from './column.ts'

const column = (label: string, more: Partial<Column<object>> = {}): Column<object> => ({
  label,
  cell: () => label,
  ...more,
})
const labels = (columns: Column<object>[]) => columns.map(({ label }) => label)

// LIST-12
describe('the card of a row', () => {
  it('shows the first column as its title, and the columns that declare a place', () => {
    const { title, top, bottom } = cardColumns([
      column('Name'),
      column('Step', { card: 'bottom' }),
      column('ARD'),
      column('Deadline', { card: 'top' }),
    ])
    expect(title?.label).toBe('Name')
    expect(labels(top)).toEqual(['Deadline'])
    expect(labels(bottom)).toEqual(['Step'])
  })

  it('shows the next three columns when none declares a place', () => {
    const { bottom } = cardColumns(['Name', 'Email', 'Phone', 'VIF', 'Created At'].map((label) => column(label)))
    expect(labels(bottom)).toEqual(['Email', 'Phone', 'VIF'])
  })
})

it('a column that does not sort is chosen by its label (LIST-10)', () => {
  expect(columnKey(column('Files'))).toBe('Files')
  expect(columnKey(column('Name', { sortField: 'name' }))).toBe('name')
})
