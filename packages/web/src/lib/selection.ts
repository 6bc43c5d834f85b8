import { useState } from 'react'

/** What is ticked in a list: some rows by their ids, or everything that its filter finds. */
export type SelectedRows = { ids: ReadonlySet<string>; isAll: boolean; lastId: string | undefined }

export const NO_ROWS: SelectedRows = { ids: new Set(), isAll: false, lastId: undefined }

const rowsBetween = (pageIds: readonly string[], from: string | undefined, to: string): readonly string[] => {
  const start = from === undefined ? -1 : pageIds.indexOf(from)
  const end = pageIds.indexOf(to)
  return start === -1 ? [to] : pageIds.slice(Math.min(start, end), Math.max(start, end) + 1)
}

const change = (ids: ReadonlySet<string>, changed: readonly string[], isTicked: boolean): ReadonlySet<string> => {
  const next = new Set(ids)
  for (const id of changed)
    if (isTicked) next.add(id)
    else next.delete(id)
  return next
}

/** Ticks or unticks a row, or with `isRange` all rows from the last one. Once a row is unticked, 'all' becomes the page and what was ticked before. */
export const toggleRow = (
  selected: SelectedRows,
  pageIds: readonly string[],
  id: string,
  isRange = false,
): SelectedRows => {
  const ids = selected.isAll ? new Set([...selected.ids, ...pageIds]) : selected.ids
  const rows = isRange ? rowsBetween(pageIds, selected.lastId, id) : [id]
  return { ids: change(ids, rows, !ids.has(id)), isAll: false, lastId: id }
}

/** Ticks all rows of the page, or unticks them when all are ticked. */
export const togglePage = (selected: SelectedRows, pageIds: readonly string[]): SelectedRows => {
  if (selected.isAll) return NO_ROWS
  const isWhole = pageIds.every((id) => selected.ids.has(id))
  return { ids: change(selected.ids, pageIds, !isWhole), isAll: false, lastId: undefined }
}

/**
 * Unticks the rows that the page showed before and that it does not show any more: a colleague has deleted or changed them.
 */
export const untickGone = (
  selected: SelectedRows,
  before: readonly string[],
  pageIds: readonly string[],
): SelectedRows => {
  const gone = before.filter((id) => selected.ids.has(id) && !pageIds.includes(id))
  return gone.length === 0 ? selected : { ...selected, ids: change(selected.ids, gone, false) }
}

export type Selection = {
  ids: ReadonlySet<string>
  /** whether everything that the filter finds is selected, on all pages */
  isAll: boolean
  count: number
  has: (id: string) => boolean
  /** whether all, some or no rows of the page are ticked; `empty` while it has no rows */
  ofPage: 'all' | 'some' | 'none' | 'empty'
  toggleRow: (id: string, isRange: boolean) => void
  togglePage: () => void
  selectAll: () => void
  clear: () => void
}

/** What the tick of a page shows when so many of its rows are ticked. */
export const stateOfPage = (ticked: number, rows: number): Selection['ofPage'] => {
  if (rows === 0) return 'empty'
  if (ticked === 0) return 'none'
  return ticked === rows ? 'all' : 'some'
}

const NONE: ReadonlySet<string> = new Set()

/** What the search of a list answers. */
type Page = { data: { _id: string }[]; totalItems: number }

const idsOf = (page: Page | undefined): string[] => page?.data.map(({ _id }) => _id) ?? []

/**
 * The ticked rows of a list. They stay ticked on other pages. A change of the filter clears them. A row that a colleague
 * deletes is unticked.
 * @param page the page that is shown: while the next one loads, still the page before
 * @param filterKey says which filter the list has
 * @param pageKey says which page of it is searched, and how it is sorted
 * @param deletedIds records that were deleted meanwhile, also those of other pages
 */
export const useSelection = (
  page: Page | undefined,
  filterKey: string,
  pageKey: string,
  deletedIds: ReadonlySet<string> = NONE,
): Selection => {
  const [state, setState] = useState({ filterKey, selected: NO_ROWS })
  const selected = state.filterKey === filterKey ? state.selected : NO_ROWS
  const set = (next: SelectedRows) => setState({ filterKey, selected: next })
  const pageIds = idsOf(page)
  const totalItems = page?.totalItems ?? 0

  const [shown, setShown] = useState({ pageKey, page })
  if (page !== shown.page) {
    setShown({ pageKey, page })
    // A row may also leave its page because a new one came before it; then there are not fewer.
    const hasFewer = shown.page !== undefined && totalItems < shown.page.totalItems
    if (shown.pageKey === pageKey && hasFewer) set(untickGone(selected, idsOf(shown.page), pageIds))
  }

  const deleted = [...selected.ids].filter((id) => deletedIds.has(id))
  if (deleted.length > 0) set({ ...selected, ids: change(selected.ids, deleted, false) })

  const has = (id: string) => selected.isAll || selected.ids.has(id)
  const onPage = pageIds.filter(has).length

  return {
    ids: selected.ids,
    isAll: selected.isAll,
    count: selected.isAll ? totalItems : selected.ids.size,
    has,
    ofPage: stateOfPage(onPage, pageIds.length),
    toggleRow: (id, isRange) => set(toggleRow(selected, pageIds, id, isRange)),
    togglePage: () => set(togglePage(selected, pageIds)),
    selectAll: () => set({ ...selected, isAll: true, lastId: undefined }),
    clear: () => set(NO_ROWS),
  }
}
