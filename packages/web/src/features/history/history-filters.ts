import { isIsoDate } from '@registrar/domain/shared/iso-date'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod'
import { listFilter, type ListState, useListState } from '#lib/list-state'

/** The filters of a history in the address of a page: by whom, of which field, and as it was on which day (UI-7). */
export const historyFilterShape = {
  changedBy: listFilter(z.string()),
  changedField: listFilter(z.string()),
  asItWasOn: listFilter(z.string().refine(isIsoDate)),
}

const historyFilters = z.object(historyFilterShape)
type HistoryFilters = z.output<typeof historyFilters>

/** The filters of a history: in the address when it is a tab, and otherwise kept while its drawer is open. */
export const useHistoryFilters = (isTab: boolean): ListState<HistoryFilters> => {
  const [own, setOwn] = useState<HistoryFilters>({})
  const inAddress = useListState(historyFilters.parse(useSearch({ strict: false })))

  return isTab ? inAddress : { values: own, set: (patch) => setOwn({ ...own, ...patch }) }
}
