import { describe, expect, it } from 'vitest'
import { orderListSearch } from './index.ts'

const parse = (address: object) => orderListSearch.validateSearch.parse(address)

// ORD-7, ORD-8, LIST-6
describe('the address of the order list', () => {
  it('opens with the newest orders first', () => {
    expect(parse({})).toMatchObject({ sortField: 'createdAt', sortOrder: 'desc', page: 1, search: '' })
  })

  it.each(['main', 'second', 'N/A'])('filters by the brand %s', (from) => {
    expect(parse({ from })).toHaveProperty('from', from)
  })

  it.each([
    ['an unknown brand', { from: 'third' }, 'from', undefined],
    ['an unknown sort', { sortField: 'colour' }, 'sortField', 'createdAt'],
    ['a page below the first', { page: 0 }, 'page', 1],
  ])('replaces %s by its default', (_what, address, field, expected) => {
    expect(parse(address)).toHaveProperty(field, expected)
  })
})
