// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { canUndoBulk, percentDone, refusalsOf, resultText, undoneText } from './bulk-result.ts'

const items = [
  { _id: 'a', ok: true },
  { _id: 'b', ok: false, reason: 'This record has no email address.' },
  { _id: 'c', ok: false, reason: 'This record does not exist.' },
  { _id: 'd', ok: false, reason: 'This record has no email address.' },
]

// BULK-2
it('the result counts what was done and what was refused', () => {
  expect(resultText(items, 'sent')).toBe('1 sent, 3 refused')
  expect(resultText(items.slice(0, 1), 'changed')).toBe('1 changed')
})

// BULK-3
it('the result of an undo says the most frequent reason of a refusal', () => {
  expect(undoneText(items)).toBe('1 undone, 3 refused. This record has no email address.')
  expect(undoneText(items.slice(0, 1))).toBe('1 undone')
})

it('records that had the values already are counted apart, and leave nothing to undo (BULK-2, BULK-3)', () => {
  const same = { _id: 'e', ok: true, isUnchanged: true as const }
  expect(resultText([...items, same], 'changed')).toBe('1 changed, 1 unchanged, 3 refused')
  expect(canUndoBulk('update', [same])).toBe(false)
  expect(canUndoBulk('update', items)).toBe(true)
  expect(canUndoBulk('sendMail', items)).toBe(false)
})

// BULK-2
it('refused records are grouped by their reason, the most frequent first', () => {
  expect(refusalsOf(items)).toEqual([
    { reason: 'This record has no email address.', ids: ['b', 'd'] },
    { reason: 'This record does not exist.', ids: ['c'] },
  ])
})

// BULK-4
it('the progress is rounded down, and nothing is done before it begins', () => {
  expect(percentDone(undefined)).toBe(0)
  expect(percentDone({ done: 0, total: 0 })).toBe(0)
  expect(percentDone({ done: 1999, total: 2000 })).toBe(99)
  expect(percentDone({ done: 2000, total: 2000 })).toBe(100)
})
