import { useState } from 'react'

/** What is ticked in a list: some rows by their ids, or everything that its filter finds, except some. */
export type SelectedRows = {
  ids: ReadonlySet<string>
  isAll: boolean
  /** the rows that were unticked since everything was selected */
  except: ReadonlySet<string>
  lastId: string | undefined
}

export const NO_ROWS: SelectedRows = { ids: new Set(), isAll: false, except: new Set(), lastId: undefined }

/** The ids from one to another, whichever comes first; only the other one when the first is not among them. */
export const rowsBetween = (pageIds: readonly string[], from: string | undefined, to: string): readonly string[] => {
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

/** Ticks or unticks a row, or with `isRange` all rows from the last one. While everything is selected, an unticked row is excepted. */
export const toggleRow = (
  selected: SelectedRows,
  pageIds: readonly string[],
  id: string,
  isRange = false,
): SelectedRows => {
  const { ids, isAll, except, lastId } = selected
  const rows = isRange ? rowsBetween(pageIds, lastId, id) : [id]
  return isAll
    ? { ...selected, except: change(except, rows, !except.has(id)), lastId: id }
    : { ...selected, ids: change(ids, rows, !ids.has(id)), lastId: id }
}

/** Ticks all rows of the page, or unticks them when all are ticked. */
export const togglePage = (selected: SelectedRows, pageIds: readonly string[]): SelectedRows => {
  if (selected.isAll) return NO_ROWS
  const isWhole = pageIds.every((id) => selected.ids.has(id))
  return { ...NO_ROWS, ids: change(selected.ids, pageIds, !isWhole) }
}

const forget = (selected: SelectedRows, gone: readonly string[]): SelectedRows =>
  gone.length === 0
    ? selected
    : { ...selected, ids: change(selected.ids, gone, false), except: change(selected.except, gone, false) }

/**
 * Unticks the rows that the page showed before and that it does not show any more: a colleague has deleted or changed them.
 */
export const untickGone = (
  selected: SelectedRows,
  before: readonly string[],
  pageIds: readonly string[],
): SelectedRows => {
  const isKnown = (id: string) => selected.ids.has(id) || selected.except.has(id)
  return forget(
    selected,
    before.filter((id) => isKnown(id) && !pageIds.includes(id)),
  )
}

export type Selection = {
  ids: ReadonlySet<string>
  /** whether everything that the filter finds is selected, on all pages */
  isAll: boolean
  /** of everything, the rows that were unticked */
  except: ReadonlySet<string>
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
    const before = idsOf(shown.page)
    // A row may also leave its page because a new one came before it; then there are not fewer. The total is counted beside the rows,
    // so it may still have a row that they have no more.
    const hasFewer = shown.page !== undefined && (totalItems < shown.page.totalItems || pageIds.length < before.length)
    if (shown.pageKey === pageKey && hasFewer) set(untickGone(selected, before, pageIds))
  }

  const deleted = [...selected.ids, ...selected.except].filter((id) => deletedIds.has(id))
  if (deleted.length > 0) set(forget(selected, deleted))

  const has = (id: string) => (selected.isAll ? !selected.except.has(id) : selected.ids.has(id))
  const onPage = pageIds.filter(has).length

  return {
    ids: selected.ids,
    isAll: selected.isAll,
    except: selected.except,
    count: selected.isAll ? Math.max(0, totalItems - selected.except.size) : selected.ids.size,
    has,
    ofPage: stateOfPage(onPage, pageIds.length),
    toggleRow: (id, isRange) => set(toggleRow(selected, pageIds, id, isRange)),
    togglePage: () => set(togglePage(selected, pageIds)),
    selectAll: () => set({ ...NO_ROWS, isAll: true }),
    clear: () => set(NO_ROWS),
  }
}
