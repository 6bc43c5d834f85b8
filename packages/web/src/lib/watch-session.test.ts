import type { User } from '@registrar/domain/users/users'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from './query-client.ts'
import { type Session, sessionQuery } from './session.ts'
import { watchSession } from './watch-session.ts'

const niamh = { _id: 'niamh' } as User
const session: Session = { user: niamh, lastEventId: 1 }
const stored = new Map<string, string>()
const reload = vi.fn<() => void>()
let window: EventTarget
let style: { visibility: string }

const send = (type: string, fields: object) => window.dispatchEvent(Object.assign(new Event(type), fields))
const answerWith = (body: object) =>
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, json: async () => body }))

beforeEach(() => {
  stored.clear()
  reload.mockClear()
  style = { visibility: '' }
  window = Object.assign(new EventTarget(), { location: { reload } })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', { documentElement: { style } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  queryClient.setQueryData(sessionQuery.queryKey, session)
  answerWith({ ok: true, token: 'a', data: niamh })
  stored.set('token', 'a')
  watchSession()
})
afterEach(() => void vi.unstubAllGlobals())

it('a page that comes back after signing out stays hidden and reloads (SEC-1)', () => {
  send('pagehide', { persisted: true })
  expect(style.visibility).toBe('hidden')
  stored.clear()
  send('pageshow', { persisted: true })
  expect([style.visibility, reload.mock.calls.length]).toEqual(['hidden', 1])
})

it('a page that comes back within the session shows again (SEC-1)', () => {
  send('pagehide', { persisted: true })
  send('pageshow', { persisted: true })
  expect([style.visibility, reload.mock.calls.length]).toEqual(['', 0])
})

it('a tab reloads when another tab signs somebody else in (SEC-1)', async () => {
  answerWith({ ok: true, token: 'b', data: { _id: 'conor' } })
  send('storage', { key: 'token' })
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
})

it('a tab shows another role of its user at once (USER-12)', async () => {
  answerWith({ ok: true, token: 'a', data: { ...niamh, role: 'readOnly' } })
  send('storage', { key: 'token' })
  await expect.poll(() => queryClient.getQueryData(sessionQuery.queryKey)?.user.role).toBe('readOnly')
  expect(reload).not.toHaveBeenCalled()
})

it('a tab does not reload for other keys of the storage', () => {
  answerWith({ ok: true, token: 'b', data: { _id: 'conor' } })
  send('storage', { key: 'color-scheme' })
  expect(reload).not.toHaveBeenCalled()
})
