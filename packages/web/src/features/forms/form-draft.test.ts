// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authorizationHeader } from '#lib/token'
import { clearDraft, readDraft, readSending, saveDraft, saveSending } from './form-draft.ts'
import { formValuesFromDraft } from './form-values.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const draft = { ...formValuesFromDraft(null), organizationName1: 'Quai' }

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it.each([
  [30, 'Quai'],
  [31, ''],
])('a draft that was left alone for %i days has the first name %j (FORM-20)', (days, name) => {
  saveDraft(draft)
  vi.advanceTimersByTime(days * DAY_MS)
  expect(readDraft().organizationName1).toBe(name)
})

it('a draft of an earlier version is read', () => {
  localStorage.setItem('public-form-draft', JSON.stringify(draft))
  expect(readDraft().organizationName1).toBe('Quai')
})

it('a browser that refuses to store anything keeps no draft, and still calls the server and forgets (FORM-20)', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => undefined })

  saveDraft(draft)
  saveSending({ content: '{}', key: '1' })
  expect([readDraft(), readSending(), authorizationHeader()]).toEqual([formValuesFromDraft(null), null, {}])
  expect(clearDraft).not.toThrow()
})
