import type { TaskStatus } from '@registrar/domain/tasks/task'
import { useState } from 'react'
import { useDeletedIds } from '#lib/deleted-records'
import {
  NO_ROWS,
  type Selection,
  type SelectedRows,
  togglePage,
  toggleRow,
  untickGone,
  stateOfPage,
} from '#lib/selection'

/** The column whose cards are all selected, including those that it does not show yet. */
type WholeColumn = { status: TaskStatus; count: number; shownIds: readonly string[] }

type State = { filterKey: string; selected: SelectedRows; whole: WholeColumn | undefined }

export type BoardSelection = {
  /** what is ticked on the whole board */
  ofBoard: Selection
  /** the status whose tasks are all selected */
  wholeStatus: TaskStatus | undefined
  /** the ticks of one column; `total` includes the cards that it does not show yet */
  ofColumn: (status: TaskStatus, shownIds: readonly string[], total: number) => Selection
}

/**
 * The ticked cards of the board: some cards of any column, or all of one column (BULK-6). Nothing stays ticked when
 * the filter changes, nor a card that is deleted.
 */
export const useBoardSelection = (filterKey: string): BoardSelection => {
  const [state, setState] = useState<State>({ filterKey, selected: NO_ROWS, whole: undefined })
  const deletedIds = useDeletedIds()
  const remaining = untickGone(state.selected, [...deletedIds], [])
  if (remaining !== state.selected) setState({ ...state, selected: remaining })

  const isOfFilter = state.filterKey === filterKey
  const whole = isOfFilter ? state.whole : undefined
  const chosen = isOfFilter ? state.selected : NO_ROWS
  const selected = whole ? { ...NO_ROWS, ids: new Set(whole.shownIds) } : chosen

  const set = (next: SelectedRows) => setState({ filterKey, selected: next, whole: undefined })
  const count = whole?.count ?? selected.ids.size
  const clear = () => set(NO_ROWS)

  const ofColumn = (status: TaskStatus, shownIds: readonly string[], total: number): Selection => {
    const isAll = whole?.status === status
    const has = (id: string) => isAll || selected.ids.has(id)
    const shown = shownIds.filter(has).length

    return {
      ids: selected.ids,
      isAll,
      except: NO_ROWS.except,
      count,
      has,
      ofPage: stateOfPage(shown, shownIds.length),
      toggleRow: (id, isRange) => set(toggleRow(selected, shownIds, id, isRange)),
      togglePage: () => set(togglePage(selected, shownIds)),
      selectAll: () => setState({ filterKey, selected: NO_ROWS, whole: { status, count: total, shownIds } }),
      clear,
    }
  }

  const ofBoard = { ...ofColumn('TO DO', [], 0), isAll: whole !== undefined }

  return { ofBoard, wholeStatus: whole?.status, ofColumn }
}
