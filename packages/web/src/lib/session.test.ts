import type { User } from '@registrar/domain/users/users'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSession } from './session.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: unknown) => stored.set(key, String(value)),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const data = { _id: '1', firstName: 'Niamh', lastName: 'Kelly' } as User

it('signing in stores the token of the answer (USER-2)', () => {
  startSession({ token: 'a.b.c', data })
  expect(stored.get('token')).toBe('a.b.c')
})

it('an answer without a token stores nothing, and removes the token of an earlier user (USER-2)', () => {
  stored.set('token', 'of.the.last.person')
  startSession({ data })
  expect(stored.has('token')).toBe(false)
})
