// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from './query-client.ts'
import { refreshChanged } from './refresh-changed-queries.ts'

const AFTER_REFRESH_MS = 1000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

const watch = async (queryKey: string[]) => {
  const read = vi.fn<() => Promise<string>>(() => Promise.resolve('read'))
  new QueryObserver(queryClient, { queryKey, queryFn: read }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(AFTER_REFRESH_MS)
  return read
}

const change = async (recordId: string, action: 'updated' | 'deleted' | 'restored') => {
  refreshChanged({ recordType: 'organization', recordId, action })
  await vi.advanceTimersByTimeAsync(AFTER_REFRESH_MS)
}

it('the page of a record is read again when the record is deleted, and after it: the answer says whether it is there (LIVE-6)', async () => {
  const page = await watch(['organizations', 'one', 'a'])

  await change('a', 'deleted')
  expect(page.mock.calls.length).toBe(2)

  await change('b', 'updated')
  expect(page.mock.calls.length).toBe(3)
})

it.each(['sanctions', 'imports'])(
  'the %s on the screen are read again when a colleague changes a record (LIVE-6)',
  async (key) => {
    const shown = await watch([key, 'on the screen'])

    await change('a', 'updated')
    expect(shown.mock.calls.length).toBe(2)
  },
)
