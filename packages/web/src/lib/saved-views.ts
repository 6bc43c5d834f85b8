import type { NewView, SavedView } from '@registrar/domain/views/view'
import { viewsCalls } from '@registrar/domain/views/views.calls'
import { queryOptions } from '@tanstack/react-query'
import { request, requestData } from './api.ts'
import type { ColumnChoice } from './column-choice.ts'
import type { ListState } from './list-state.ts'
import { useApiMutation } from './use-api-mutation.ts'

const VIEWS = 'views'

/** The saved views of a list (VIEW-1). */
export const viewsQuery = (list: string) =>
  queryOptions({
    queryKey: [VIEWS, list],
    queryFn: () => requestData(viewsCalls.searchViews, { body: { list } }),
  })

/** How many rows each search of a list finds, all counted by one call (VIEW-5). */
export const viewCountsQuery = (list: string, searches: Record<string, unknown>[]) =>
  queryOptions({
    queryKey: [list, 'view-counts', searches],
    queryFn: ({ signal }) => requestData(viewsCalls.countViews, { body: { list, searches }, signal }),
    placeholderData: (before) => before,
    enabled: searches.length > 0,
  })

type ViewSearch = Record<string, string | number | boolean | string[]>

/** What a view keeps of a list's address: everything that is set, but not the page. */
export const viewSearchOf = (values: object): ViewSearch =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name !== 'page' && value !== undefined && value !== ''),
  )

/** Writes a view into a list's address and its history, and replaces everything that is there. */
export const openView = <S extends object>(
  { values, set }: ListState<S>,
  search: object,
  how?: { replace?: boolean; columnsByView?: ColumnChoice | null },
) => {
  const cleared = Object.fromEntries(Object.keys(values).map((name) => [name, undefined]))
  set({ ...cleared, ...search } as Partial<S>, how)
}

/** The columns that a view brings; null for one that leaves them to the user, as those do that are there from the start (VIEW-4). */
export const columnsOfView = ({
  user,
  columns,
  hiddenColumns,
}: Pick<SavedView, 'user' | 'columns' | 'hiddenColumns'>): ColumnChoice | null =>
  user === null ? null : { columns, hidden: hiddenColumns, isExact: columns.length > 0 }

/** Saves a view under a new name, or overwrites one of the user's own views when it has an id. */
export const useSaveView = (list: string) =>
  useApiMutation({
    run: ({ id, ...view }: Omit<NewView, 'list'> & { id: string | undefined }): Promise<unknown> =>
      id === undefined
        ? request(viewsCalls.createView, { body: { list, ...view } })
        : request(viewsCalls.updateView, { params: { id }, body: view }),
    successMessage: 'View saved!',
    refresh: [VIEWS],
  })

export const useRemoveView = () =>
  useApiMutation({
    run: (id: string) => request(viewsCalls.removeView, { params: { id } }),
    successMessage: 'View deleted!',
    refresh: [VIEWS],
  })

/** Chooses the view with which the list opens, or none (VIEW-3). */
export const useChooseDefaultView = (list: string) =>
  useApiMutation({
    run: (viewId: string | null) => request(viewsCalls.chooseDefaultView, { body: { list, viewId } }),
    refresh: [VIEWS],
  })
