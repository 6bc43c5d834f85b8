import { describe, expect, it } from 'vitest'
import { pagesShown } from './pagination.tsx'

describe('the page numbers that show (LIST-8)', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, '…', 6]],
    [4, 6, [1, '…', 3, 4, 5, 6]],
    [6, 6, [1, '…', 3, 4, 5, 6]],
    [1, 17, [1, 2, 3, 4, '…', 17]],
    [3, 17, [1, 2, 3, 4, 5, '…', 17]],
    [8, 17, [1, '…', 7, 8, 9, 10, '…', 17]],
    [17, 17, [1, '…', 14, 15, 16, 17]],
    [99, 17, [1, '…', 14, 15, 16, 17]],
  ])('are right on page %i of %i', (page, total, shown) => {
    expect(pagesShown(page, total).map((item) => (typeof item === 'number' ? item : '…'))).toEqual(shown)
  })
})
