import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tableOwners } from './table-owners.ts'

const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/database.md'), 'utf8')

it('the section Tables of docs/database.md names each table once, and no other', () => {
  const section = page.split(/^## /m).find((text) => text.startsWith('Tables\n')) ?? ''
  const firstCells = section.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []))
  const named = firstCells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, table = '']) => table))

  const inOrder = (tables: string[]) => tables.toSorted((a, b) => a.localeCompare(b))
  expect(inOrder(named)).toEqual(inOrder(Object.keys(tableOwners)))
})
