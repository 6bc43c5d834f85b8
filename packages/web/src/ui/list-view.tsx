import type { Answer, Call } from '@registrar/domain/shared/call'
import { formatCount } from '@registrar/domain/shared/count-text'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useDeletedIds } from '#lib/deleted-records'
import { LIST_LIMIT, listBody, type ListFilters, listQuery, type SearchCall } from '#lib/list-query'
import type { ListSearch, ListState } from '#lib/list-state'
import { useMay } from '#lib/may'
import { type Selection, useSelection } from '#lib/selection'
import { useErrorToast } from '#lib/use-error-toast'
import { usePhone } from '#lib/use-phone'
import { askedFieldsOf } from './choose-columns.ts'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import { ExportButton, exportedColumns } from './export-button.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterControl } from './filter-control.tsx'
import type { FilterField } from '#lib/filter-field'
import { FiltersButton } from './filters-button.tsx'
import { ListPage } from './list-page.tsx'
import { ListPanel } from './list-panel.tsx'
import { MoreFilters } from './more-filters.tsx'
import { Onwards, type OnwardsTo } from './onwards.tsx'
import { Pagination } from './pagination.tsx'
import { SearchBox } from './search-box.tsx'
import { Empty, Failed } from './states.tsx'
import { useChosenColumns } from './use-chosen-columns.tsx'
import { useFirstRow } from './use-first-row.ts'
import { usePrintAll } from './use-print-all.ts'
import { ViewTabs } from './view-tabs.tsx'
import { ViewsButton } from './views-button.tsx'

/** A row of a list. `version`: what a change of it is made from (API-10). */
type ListRow = { _id: string; version?: number }

export type ListBulkBarProps = {
  selection: Selection
  /** the list's search, to change everything that it finds */
  query: object
  /** undefined while the exact number is not known */
  totalItems: number | undefined
  /** what names a row, of this page or another that was shown */
  nameOf: (id: string) => ReactNode
  /** the version of a row as it was shown, for rows that have one */
  versionOf?: (id: string) => number | undefined
}

/** What can be done to several rows of a list at once, and the bar that offers it while rows are ticked. */
export type ListBulk = { call: Call; Bar: ComponentType<ListBulkBarProps> }

type Props<R extends ListRow, S extends ListSearch, C extends SearchCall<R>> = {
  title: string
  /** the first part of the query key, by which a mutation refreshes the list */
  name: string
  call: C
  /** the call that exports what the search finds */
  exportCall: Call
  /** the filters in the call's format; search, sort and page are added. By default the filters of the address */
  filters?: (values: S) => ListFilters<C>
  /** what the list asks for besides, whatever the address says */
  always?: ListFilters<C>
  columns: Column<R>[]
  rowTo: (row: R) => string
  /** what names a row where several are changed; by default its first cell */
  rowName?: (row: R) => ReactNode
  state: ListState<S>
  /** the sort field that means 'not sorted': an x beside the sorted column returns to it */
  unsorted?: string
  searchPlaceholder: string
  empty: string
  /** where an empty list leads onwards (SET-6) */
  onwards?: OnwardsTo
  failureMessage: string
  actions?: ReactNode
  /** the filters behind the Filters button; each that is set shows as a chip */
  filterFields?: FilterField<S>[]
  /** more controls beside the search box */
  filterControls?: ReactNode
  /** filters beside the search box that a phone shows on demand */
  moreFilters?: ReactNode
  /** whether one of them is set */
  isMoreSet?: boolean
  underFilters?: ReactNode
  /** shows the found rows in another way, in place of the table and its pages */
  insteadOfRows?: ReactNode
  /** shown under the rows, about all pages: totals */
  summary?: ComponentType<{ page: Answer<C>; query: object }>
  /** lets users tick rows and do one thing to all of them; without it the rows have no boxes */
  bulk?: ListBulk
  /** whether the list is part of a page that has its own title */
  isPanel?: boolean
}

const NO_FIELDS: never[] = []

const rowOf = <R extends { _id: string }>({ data }: { data: readonly R[] }, id: string): R | undefined =>
  data.find(({ _id }) => _id === id)

/**
 * A list declared by its call, columns and filters. Its whole state is in the address, except for the columns that the user
 * hides. The first column cannot be hidden: it holds the row's link.
 */
export const ListView = <R extends ListRow, S extends ListSearch, C extends SearchCall<R>>(props: Props<R, S, C>) => {
  const { title, name, call, state, rowTo, filterFields = NO_FIELDS } = props
  const { values, set } = state
  const isPhone = usePhone()
  const [shownColumns, columnPicker] = useChosenColumns(props.isPanel ? `${name}/panel` : name, props.columns)
  const inlineFields: FilterField<S>[] = isPhone ? NO_FIELDS : filterFields.filter(({ isInline }) => isInline)
  const otherFields = filterFields.filter((field) => !inlineFields.includes(field))

  const bodyOf = (of: S) => listBody(of, props.filters?.(of), props.always)
  const body = bodyOf(values)
  const { page: _page, limit: _limit, ...query } = body
  const { sortField: _sortField, sortOrder: _sortOrder, ...filter } = query
  const asked = askedFieldsOf(shownColumns)
  const list = useQuery({
    ...listQuery<R, C>(name, call, { ...body, ...asked }),
    placeholderData: keepPreviousData,
  })

  const focusFirstFound = useFirstRow(values.search, list.data !== undefined && !list.isPlaceholderData)
  const printed = usePrintAll<R>(call, { ...query, ...asked })

  const mayChange = useMay(props.bulk?.call ?? call)
  const bulk = mayChange ? props.bulk : undefined
  const selection = useSelection(list.data, JSON.stringify(filter), JSON.stringify(body), useDeletedIds())

  useErrorToast(list.error, props.failureMessage)

  const sortBy = (field: string) => {
    const isSame = field === values.sortField
    set({ sortField: field, sortOrder: isSame && values.sortOrder === 'asc' ? 'desc' : 'asc' } as Partial<S>)
  }

  const clearSort = () => set({ sortField: props.unsorted, sortOrder: 'asc' } as Partial<S>)
  const isSorted = props.unsorted !== undefined && values.sortField !== props.unsorted
  const page = list.data
  const client = useQueryClient()
  const shownBefore = (id: string) =>
    client
      .getQueriesData<{ data: R[] }>({ queryKey: [name, 'list'] })
      .map(([, other]) => other && rowOf(other, id))
      .find((row) => row !== undefined)
  const count = page && `${formatCount(page.totalItems)} in total`
  const shownRow = (id: string) => (page && rowOf(page, id)) ?? shownBefore(id)
  const versionOf = (id: string) => shownRow(id)?.version
  const nameOf = (id: string) => {
    const row = shownRow(id)
    return row && (props.rowName ?? props.columns[0]?.cell)?.(row)
  }
  const Frame = props.isPanel ? ListPanel : ListPage

  return (
    <Frame
      title={title}
      count={count}
      actions={
        <>
          {!props.isPanel && <ViewsButton list={name} state={state} />}
          {columnPicker}
          <ExportButton
            call={props.exportCall}
            body={body}
            columns={exportedColumns(shownColumns)}
            onPrintAll={printed.print}
          />
          {props.actions}
        </>
      }
      filters={
        <>
          <SearchBox
            value={values.search}
            onChange={(search) => set({ search } as Partial<S>, { replace: true })}
            placeholder={props.searchPlaceholder}
            onArrowDown={focusFirstFound}
          />
          <Suspense>
            {inlineFields.map((field) => (
              <FilterControl key={field.name} field={field} state={state} isInline />
            ))}
          </Suspense>
          {props.filterControls}
          {props.moreFilters && <MoreFilters isSet={props.isMoreSet ?? false}>{props.moreFilters}</MoreFilters>}
          {otherFields.length > 0 && <FiltersButton fields={otherFields} state={state} />}
        </>
      }
    >
      {!props.isPanel && <ViewTabs list={name} values={values} counted={{ body: bodyOf }} />}
      <FilterChips fields={otherFields} state={state} />
      {props.underFilters}
      {list.error && !page ? (
        <Failed message={props.failureMessage} onRetry={() => void list.refetch()} />
      ) : props.insteadOfRows ? (
        props.insteadOfRows
      ) : (
        <>
          {bulk && selection.count > 0 && (
            <Suspense>
              <bulk.Bar {...{ selection, query, nameOf, versionOf }} totalItems={page?.totalItems} />
            </Suspense>
          )}
          <DataTable
            label={title}
            columns={shownColumns}
            rowTo={rowTo}
            // A page past the end shows as loading until the last page comes in its place.
            rows={printed.rows ?? (page && page.data.length === 0 && page.totalItems > 0 ? undefined : page?.data)}
            rowKey={(row) => row._id}
            sort={{
              field: values.sortField,
              order: values.sortOrder,
              onSort: sortBy,
              ...(isSorted && { onClear: clearSort }),
            }}
            isStale={list.isPlaceholderData}
            selection={bulk && selection}
            empty={<Empty action={props.onwards && <Onwards {...props.onwards} />}>{props.empty}</Empty>}
          />
          {page && props.summary && <props.summary page={page} query={filter} />}
          {page && !printed.rows && (
            <Pagination
              page={values.page}
              limit={LIST_LIMIT}
              totalItems={page.totalItems}
              totalPages={page.totalPages}
              isPlaceholder={list.isPlaceholderData}
              onPage={(next, how) => set({ page: next } as Partial<S>, { ...how, scrollToTop: true })}
            />
          )}
        </>
      )}
    </Frame>
  )
}
