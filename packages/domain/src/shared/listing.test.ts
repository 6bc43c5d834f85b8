import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { chosenColumns, headingOf } from './export.ts'
import { choice, listingOf, offered, valueOf, yesNo } from './listing.ts'
import { text } from './text.ts'

const boat = z.object({ name: z.string(), length: z.number(), isSold: z.boolean(), builtOn: z.string().nullable() })

const boats = listingOf(boat)({
  title: 'Boats',
  columns: [
    { key: 'name', label: 'Name', sort: true },
    { key: 'status', label: 'Status', fileLabel: 'Boat status', value: (row) => (row.isSold ? 'Sold' : 'For sale') },
    { key: 'builtOn', label: 'Built', place: 'file', sort: 'desc', kind: 'day' },
    { key: 'title', label: 'Name', place: 'alias', value: (row) => row.name },
  ],
  moreSorts: ['price'],
  filters: {
    owner: offered('Owner', text(100)),
    size: choice('Size', { small: 'Up to 10 m', large: 'Larger' }),
    isSold: yesNo('Sold', 'Yes', 'No'),
  },
})

describe('the search of a declared list', () => {
  it('is sorted first as the list opens, and by the other columns that say so', () => {
    expect(boats.sortFields).toEqual(['builtOn', 'name', 'price'])
    expect(boats.searchBody.parse({})).toMatchObject({ sortField: 'builtOn', sortOrder: 'desc', page: 1, limit: 25 })
    expect(boats.searchBody.safeParse({ sortField: 'status' }).success).toBe(false)
  })

  it('takes the filters, each of which may be empty (LIST-6)', () => {
    const taken = boats.searchBody.parse({ owner: '', size: 'large', isSold: 'false' })
    expect(taken).toMatchObject({ size: 'large', isSold: false })
    expect(taken.owner).toBeUndefined()
    expect(boats.searchBody.safeParse({ size: 'huge' }).success).toBe(false)
  })
})

describe('the columns of a declared list', () => {
  const labelsOf = (asked?: string[]) => chosenColumns(boats.columns, asked).map((one) => one && headingOf(one))

  it('are all exported but second names, unless some are asked for by key or by a heading (EXP-1)', () => {
    expect(labelsOf()).toEqual(['Name', 'Boat status', 'Built'])
    expect(labelsOf(['Status', 'Boat status', 'title', 'nothing'])).toEqual([
      'Boat status',
      'Boat status',
      'Name',
      undefined,
    ])
  })

  it('show the field of their key, or what they say', () => {
    const row = { name: 'Aran', length: 9, isSold: true, builtOn: null }
    const shown = boats.columns.map((column) => valueOf(column, row, { brands: {}, today: '2026-01-01' }))
    expect(shown).toEqual(['Aran', 'Sold', null, 'Aran'])
  })
})
