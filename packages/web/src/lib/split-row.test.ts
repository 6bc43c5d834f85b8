import { expect, test } from 'vitest'
import { splitRow } from './split-row.ts'

const row = (...ids: string[]) => ids.map((id) => ({ id, width: 100, isCurrent: false, isSecondary: false }))
const items = row('a', 'b', 'c', 'd')

test.each([
  [430, []],
  [429, ['d']],
  [380, ['d']],
  [379, ['c', 'd']],
  [0, ['a', 'b', 'c', 'd']],
])('a row of %i px puts %j into the menu, and keeps space for its button', (width, inMenu) => {
  expect(splitRow(items, { width, gap: 10, moreWidth: 50 })).toEqual({ inMenu, atEnd: undefined })
})

test('secondary items leave first, and all that left keep the order of the row', () => {
  const mixed = items.map((item) => ({ ...item, isSecondary: item.id === 'a' || item.id === 'b' }))
  expect(splitRow(mixed, { width: 380, gap: 10, moreWidth: 50 }).inMenu).toEqual(['b'])
  expect(splitRow(mixed, { width: 160, gap: 10, moreWidth: 50 }).inMenu).toEqual(['a', 'b', 'd'])
})

test('the current item never leaves: it stands at the end, and the last others leave for it', () => {
  const last = items.map((item) => ({ ...item, isCurrent: item.id === 'd' }))
  expect(splitRow(last, { width: 380, gap: 10, moreWidth: 50 })).toEqual({ inMenu: ['c'], atEnd: 'd' })
  expect(splitRow(last, { width: 0, gap: 10, moreWidth: 50 })).toEqual({ inMenu: ['a', 'b', 'c'], atEnd: 'd' })
})

test('in a wide row the others stay where they are, whichever secondary item is opened', () => {
  const tabs = row('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h').map((item, index) => ({
    ...item,
    isSecondary: index > 1 && index < 5,
    width: item.id === 'c' ? 140 : 100,
  }))
  const wide = { width: 760, gap: 10, moreWidth: 50 }
  expect(splitRow(tabs, wide)).toEqual({ inMenu: ['c', 'd', 'e'], atEnd: undefined })
  for (const opened of ['c', 'd', 'e']) {
    const split = splitRow(
      tabs.map((item) => ({ ...item, isCurrent: item.id === opened })),
      wide,
    )
    expect(split).toEqual({ inMenu: ['c', 'd', 'e'].filter((id) => id !== opened), atEnd: opened })
  }
})

test('in a wide row the entries stay where they are, whichever one of the menu is opened', () => {
  const entries = row('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i')
  const wide = { width: 760, gap: 10, moreWidth: 50 }
  const { inMenu } = splitRow(entries, wide)
  expect(inMenu).toEqual(['f', 'g', 'h', 'i'])
  for (const opened of inMenu) {
    const split = splitRow(
      entries.map((item) => ({ ...item, isCurrent: item.id === opened })),
      wide,
    )
    expect(split).toEqual({ inMenu: inMenu.filter((id) => id !== opened), atEnd: opened })
  }
})
