import { expect, it } from 'vitest'
import { askedFieldsOf, chooseColumns } from './choose-columns.ts'
import type { Column } from './column.ts'

const column = (key: string, more: Partial<Column<object>> = {}): Column<object> => ({
  key,
  label: key.toUpperCase(),
  cell: () => key,
  ...more,
})
const declared = [
  column('name'),
  column('files', { label: 'Files' }),
  column('nextAr', { sortField: 'nextAr' }),
  column('notes', { isHiddenAtFirst: true }),
  column('mail', { isAsked: true }),
  column('bond', { isHiddenAtFirst: true, isAsked: true }),
]
const shown = (choice: Parameters<typeof chooseColumns>[1]) =>
  chooseColumns(declared, choice).map(({ key, width }) => (width ? `${key} ${width}` : key))

it('without a choice the columns show that the list shows at first (LIST-10)', () => {
  expect(shown({ columns: [], hidden: [] })).toEqual(['name', 'files', 'nextAr', 'mail'])
})

it('a hidden column is named by its key, its sort field or its label', () => {
  expect(shown({ columns: [], hidden: ['Files', 'nextAr'] })).toEqual(['name', 'mail'])
})

it('chosen columns show in their order with their widths, and new ones of the list after them', () => {
  const columns = [{ field: 'notes', width: 200 }, { field: 'name' }, { field: 'unknown' }]
  expect(shown({ columns, hidden: ['files', 'nextAr'] })).toEqual(['notes 200', 'name', 'mail'])
})

it('the columns of a view are exact, and the one that opens the row is always there (VIEW-1)', () => {
  expect(shown({ columns: [{ field: 'mail' }], hidden: [], isExact: true })).toEqual(['name', 'mail'])
  const [, mail] = chooseColumns(declared, {
    columns: [{ field: 'mail' }, { field: 'name' }],
    hidden: [],
    isExact: true,
  })
  expect(mail).toMatchObject({ key: 'name', opensRow: true })
})

it('a search asks for the fields that are shown, and for no others (LIST-15)', () => {
  expect(askedFieldsOf(chooseColumns(declared, { columns: [], hidden: [] }))).toEqual({ fields: ['mail'] })
  expect(askedFieldsOf(chooseColumns(declared, { columns: [], hidden: ['mail'] }))).toEqual({})
})
