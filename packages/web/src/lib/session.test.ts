import type { User } from '@registrar/domain/users/users'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearSession, startSession } from './session.ts'

const stored = new Map<string, string>()
const storageKeys: ProxyHandler<object> = {
  ownKeys: () => [...stored.keys()],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
}

beforeEach(() => {
  stored.clear()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: unknown) => stored.set(key, String(value)),
    removeItem: (key: string) => stored.delete(key),
  }
  // A browser's storage lists its keys as its own properties.
  vi.stubGlobal('localStorage', new Proxy(storage, storageKeys))
  vi.stubGlobal('sessionStorage', {})
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

it('signing out leaves nothing of clients in the browser: neither recent records nor drafts (SEC-1)', () => {
  startSession({ token: 'a.b.c', data })
  for (const key of [
    'recent-records:1',
    'recent-records:2',
    'public-form-draft',
    'color-scheme',
    'device',
    'single-key-shortcuts',
  ])
    stored.set(key, 'value')
  clearSession()
  expect([...stored.keys()].toSorted()).toEqual(['color-scheme', 'device', 'single-key-shortcuts'])
})
