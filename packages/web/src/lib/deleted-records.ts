import { historyCalls } from '@registrar/domain/history/history.calls'
import type { LiveChange } from '@registrar/domain/live/live-change'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { request } from './api.ts'
import type { EditedRecord } from './editing-colleagues.ts'
import { useSessionUser } from './session.ts'

let deletedIds: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

/** The ids of the records that were deleted since the app was opened, and are not there again. */
export const getDeletedIds = (): ReadonlySet<string> => deletedIds

/** Notes that a record was deleted, or is there again (LIVE-6). */
export const noteExistence = ({ recordId, action }: LiveChange): void => {
  const isDeleted = action === 'deleted'
  if (isDeleted === deletedIds.has(recordId)) return

  const others = [...deletedIds].filter((id) => id !== recordId)
  deletedIds = new Set(isDeleted ? [...others, recordId] : others)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useDeletedIds = (): ReadonlySet<string> => useSyncExternalStore(subscribe, getDeletedIds)

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
  const ids = useDeletedIds()
  const isDeleted = record !== null && ids.has(record.recordId)
  const { data: user } = useQuery(deletedByQuery(isDeleted ? record : null))
  const me = useSessionUser()

  if (!isDeleted || user === undefined || (user && user._id === me?._id)) return undefined
  return user?.name ?? 'Somebody'
}
