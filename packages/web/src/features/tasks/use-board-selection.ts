import type { TaskStatus } from '@registrar/domain/tasks/task'
import { useState } from 'react'
import { NOTHING_TICKED, type Selection, type Ticked, tickPage, tickRow } from '#lib/selection'

/** The column whose cards are all selected, including those that it does not show yet. */
type WholeColumn = { status: TaskStatus; count: number; shownIds: readonly string[] }

type State = { filterKey: string; ticked: Ticked; whole: WholeColumn | undefined }

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
 * the filter changes.
 */
export const useBoardSelection = (filterKey: string): BoardSelection => {
  const [state, setState] = useState<State>({ filterKey, ticked: NOTHING_TICKED, whole: undefined })
  const isOfFilter = state.filterKey === filterKey
  const whole = isOfFilter ? state.whole : undefined
  const chosen = isOfFilter ? state.ticked : NOTHING_TICKED
  const ticked = whole ? { ...NOTHING_TICKED, ids: new Set(whole.shownIds) } : chosen

  const set = (next: Ticked) => setState({ filterKey, ticked: next, whole: undefined })
  const count = whole?.count ?? ticked.ids.size
  const clear = () => set(NOTHING_TICKED)

  const ofColumn = (status: TaskStatus, shownIds: readonly string[], total: number): Selection => {
    const isAll = whole?.status === status
    const has = (id: string) => isAll || ticked.ids.has(id)
    const shown = shownIds.filter(has).length

    return {
      ids: ticked.ids,
      isAll,
      count,
      has,
      ofPage: shown === 0 ? 'none' : shown === shownIds.length ? 'all' : 'some',
      toggleRow: (id, isRange) => set(tickRow(ticked, shownIds, id, isRange)),
      togglePage: () => set(tickPage(ticked, shownIds)),
      selectAll: () => setState({ filterKey, ticked: NOTHING_TICKED, whole: { status, count: total, shownIds } }),
      clear,
    }
  }

  const ofBoard = { ...ofColumn('TO DO', [], 0), isAll: whole !== undefined }

  return { ofBoard, wholeStatus: whole?.status, ofColumn }
}
