import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import { useState } from 'react'

/** The ticked deadlines, of all groups of the list. */
export type TickedRows = {
  rows: readonly DeadlineRow[]
  has: (id: string) => boolean
  toggle: (row: DeadlineRow) => void
  untick: (ids: readonly string[]) => void
  clear: () => void
}

/** The ticks of the list. Another filter, as `filterKey` names it, clears them. */
export const useTickedRows = (filterKey: string): TickedRows => {
  const [state, setState] = useState<{ filterKey: string; rows: readonly DeadlineRow[] }>({ filterKey, rows: [] })
  const rows = state.filterKey === filterKey ? state.rows : []
  const has = (id: string) => rows.some(({ _id }) => _id === id)
  const keep = (kept: readonly DeadlineRow[]) => setState({ filterKey, rows: kept })

  return {
    rows,
    has,
    toggle: (row) => keep(has(row._id) ? rows.filter(({ _id }) => _id !== row._id) : [...rows, row]),
    untick: (ids) => setState((before) => ({ ...before, rows: before.rows.filter(({ _id }) => !ids.includes(_id)) })),
    clear: () => keep([]),
  }
}
