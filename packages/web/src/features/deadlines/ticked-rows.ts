import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import { useState } from 'react'
import { rowsBetween } from '#lib/selection'

/** The ticked deadlines, of all groups of the list. */
export type TickedRows = {
  rows: readonly DeadlineRow[]
  has: (id: string) => boolean
  /** Ticks or unticks a row of a group, or with `isRange` all rows of the group from the last one. */
  toggle: (row: DeadlineRow, group: readonly DeadlineRow[], isRange: boolean) => void
  untick: (ids: readonly string[]) => void
  clear: () => void
}

type Ticked = { filterKey: string; rows: readonly DeadlineRow[]; lastId?: string }

/** The ticks of the list. Another filter, as `filterKey` names it, clears them. */
export const useTickedRows = (filterKey: string): TickedRows => {
  const [state, setState] = useState<Ticked>({ filterKey, rows: [] })
  const { rows, lastId }: Ticked = state.filterKey === filterKey ? state : { filterKey, rows: [] }
  const has = (id: string) => rows.some(({ _id }) => _id === id)

  const toggle: TickedRows['toggle'] = ({ _id }, group, isRange) => {
    const groupIds = group.map((row) => row._id)
    const changed = new Set(isRange ? rowsBetween(groupIds, lastId, _id) : [_id])
    const others = rows.filter((row) => !changed.has(row._id))
    const added = has(_id) ? [] : group.filter((row) => changed.has(row._id))
    setState({ filterKey, rows: [...others, ...added], lastId: _id })
  }

  return {
    rows,
    has,
    toggle,
    untick: (ids) => setState((before) => ({ ...before, rows: before.rows.filter(({ _id }) => !ids.includes(_id)) })),
    clear: () => setState({ filterKey, rows: [] }),
  }
}
