import { useDebouncedValue } from '@mantine/hooks'
import { finderCalls } from '@registrar/domain/finder/finder.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { requestData } from '#lib/api'
import { DEBOUNCE_MS } from '#lib/debounce'
import { readRecentRecords } from '#lib/recent-records'
import { useSessionUser } from '#lib/session'
import { readFinderCommand } from './finder-actions.ts'

const SHOWN = 20

const searchRecords = (search: string, signal: AbortSignal) =>
  requestData(finderCalls.searchFinder, { body: { search, limit: SHOWN }, signal })

/** The records that match the typed text, and those opened last (FIND-1, FIND-4). */
export const useFinderHits = (typed: string) => {
  const command = readFinderCommand(typed)
  const [search] = useDebouncedValue(command.recordWords, DEBOUNCE_MS)
  const userId = useSessionUser()?._id ?? ''
  const [recent] = useState(() => readRecentRecords(userId))
  const { data, error, isFetching } = useQuery({
    queryKey: ['finder', search],
    queryFn: ({ signal }) => searchRecords(search, signal),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })

  return {
    command,
    recent,
    found: search === '' || command.recordWords === '' ? [] : (data ?? []),
    isFetching,
    error,
    /** whether the hits belong to the current text */
    isSettled: search === command.recordWords && (search === '' || !isFetching),
  }
}
