import { type Column, DataTable } from '#ui/data-table'
import { Pagination } from '#ui/pagination'
import { Onwards, type OnwardsTo } from '#ui/onwards'
import { Empty } from '#ui/states'

const LIMIT = 25

type Props<R> = {
  label: string
  columns: Column<R>[]
  rows: R[] | undefined
  empty: string
  /** where an empty list leads onwards (SET-6) */
  onwards?: OnwardsTo
  /** from 1; a page past the end shows the last page */
  page: number
  onPage: (page: number) => void
}

// Two emails may show the same in every column, so the row's index is its key.
type NumberedRow<R> = { row: R; index: number }

/** A table that is loaded whole and paged in the browser. Its rows are not links. */
export const PagedTable = <R extends object>({
  label,
  columns,
  rows,
  empty,
  onwards,
  page: requestedPage,
  onPage,
}: Props<R>) => {
  const totalItems = rows?.length ?? 0
  const totalPages = Math.ceil(totalItems / LIMIT)
  const page = Math.min(requestedPage, Math.max(1, totalPages))
  const first = (page - 1) * LIMIT

  return (
    <div>
      <DataTable
        label={label}
        columns={columns.map(({ opensAt: _opensAt, cardCell: _cardCell, ...column }) => ({
          ...column,
          cell: ({ row }: NumberedRow<R>) => column.cell(row),
        }))}
        rows={rows?.slice(first, first + LIMIT).map((row, offset) => ({ row, index: first + offset }))}
        rowKey={({ index }) => String(index)}
        empty={<Empty action={onwards && <Onwards {...onwards} />}>{empty}</Empty>}
      />
      <Pagination
        label={`Pages of ${label}`}
        page={page}
        limit={LIMIT}
        totalItems={totalItems}
        totalPages={totalPages}
        onPage={onPage}
      />
    </div>
  )
}
