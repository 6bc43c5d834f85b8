import { historyCalls } from '@registrar/domain/history/history.calls'
import type { LiveChange } from '@registrar/domain/live/live-change'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { request } from './api.ts'
import type { EditedRecord } from './editing-colleagues.ts'
import { useSessionUser } from './session.ts'

const deleted = new Set<string>()
const listeners = new Set<() => void>()

const keyOf = ({ recordType, recordId }: Pick<LiveChange, 'recordType' | 'recordId'>) => `${recordType} ${recordId}`

/** Notes that a record was deleted, or is there again (LIVE-6). */
export const noteExistence = (change: LiveChange): void => {
  if (change.action === 'deleted') deleted.add(keyOf(change))
  else deleted.delete(keyOf(change))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// An event names no user (LIVE-3): the history does.
const deletedByQuery = (record: EditedRecord | null) =>
  queryOptions({
    queryKey: ['history', 'deleted-by', record],
    queryFn: record
      ? async () => (await request(historyCalls.searchHistory, { body: { ...record, limit: 1 } })).data[0]?.user ?? null
      : skipToken,
    staleTime: 0,
  })

/** The name of the colleague who has deleted a record while it was open; undefined while it exists. */
export const useDeletingColleague = (record: EditedRecord | null): string | undefined => {
  const isDeleted = useSyncExternalStore(subscribe, () => record !== null && deleted.has(keyOf(record)))
  const { data: user } = useQuery(deletedByQuery(isDeleted ? record : null))
  const me = useSessionUser()

  if (!isDeleted || user === undefined || (user && user._id === me?._id)) return undefined
  return user?.name ?? 'Somebody'
}
