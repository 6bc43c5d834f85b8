import type { LiveChange } from '@registrar/domain/live/live-change'
import type { Query } from '@tanstack/react-query'
import { nowMs } from './clock.ts'
import { noteExistence } from './deleted-records.ts'
import { allLiveQueryKeys, liveQueryKeys } from './live-query-keys.ts'
import { queryClient } from './query-client.ts'

/** Changes are collected for this long: one save sends many, and a colleague may save several records at once. */
const GATHER_MS = 150
/** A query answered later than this after a change includes it. The user's own saves, for example, refetch by themselves. */
const SEEN_MS = 30
/** After this long without a key or a click nothing is fetched, so that a forgotten session can end. */
const AWAY_MS = 30 * 60_000

let lastInputMs = nowMs()
const changedAtMs = new Map<string, number>()
let timer: ReturnType<typeof setTimeout> | undefined

const isAway = () => nowMs() - lastInputMs > AWAY_MS

const isOutdated = ({ queryKey: [first], state }: Query): boolean => {
  const changedMs = changedAtMs.get(String(first))
  return changedMs !== undefined && state.dataUpdatedAt <= changedMs + SEEN_MS
}

const refresh = () => {
  timer = undefined
  void queryClient.invalidateQueries({ predicate: isOutdated, refetchType: isAway() ? 'none' : 'active' })
  changedAtMs.clear()
}

const markChanged = (keys: readonly string[]) => {
  for (const key of keys) changedAtMs.set(key, nowMs())
  timer ??= setTimeout(refresh, GATHER_MS)
}

/** Fetches again the queries on the screen that a change of a record may have changed (LIVE-6). */
export const refreshChanged = (change: LiveChange): void => {
  noteExistence(change)
  markChanged(liveQueryKeys(change.recordType))
}

/** Fetches everything again, after changes were missed. */
export const refreshAll = (): void => markChanged(allLiveQueryKeys)

/** Notes that the user is active. Fetches what has changed while the user was away. */
export const noteInput = (): void => {
  const wasAway = isAway()
  lastInputMs = nowMs()
  if (wasAway) void queryClient.refetchQueries({ type: 'active', stale: true })
}
