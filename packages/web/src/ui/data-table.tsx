import { Skeleton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { addressLink } from '#lib/address-link'
import { useBackLinkState } from '#lib/back-link'
import { usePhone } from '#lib/use-phone'
import { CardList } from './card-list.tsx'
import { CellLink } from './cell-link.tsx'
import { cardColumns, type Column, columnKey, openingColumn, type TableProps } from './column.ts'
import classes from './data-table.module.css'
import { PageCheckbox, RowCheckbox } from './selection-checkboxes.tsx'

export type { Column } from './column.ts'

const SKELETON_ROWS = 10
const directions = { asc: 'ascending', desc: 'descending' } as const

const SortIcon = ({ order }: { order: 'asc' | 'desc' | undefined }) => {
  const Icon = order === 'asc' ? IconArrowUp : order === 'desc' ? IconArrowDown : IconArrowsSort
  return <Icon size={14} stroke={1.75} aria-hidden className={order ? classes.sorted : classes.sortable} />
}

// The arrow keys move the focus between the links of the rows.
const moveBetweenRows = (event: KeyboardEvent<HTMLTableSectionElement>) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return

  const row = (event.target as HTMLElement).closest('[data-row], tr')
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  const link = next?.querySelector<HTMLElement>('[data-row-link]')
  if (!link) return

  event.preventDefault()
  link.focus()
}

const MIDDLE_BUTTON = 1
const RIGHT_BUTTON = 2

// A click anywhere in a row opens its link, except on another link or control, or while text is selected.
const openRow = (event: MouseEvent<HTMLTableSectionElement>) => {
  const clicked = event.target as HTMLElement
  const link = clicked.closest('tr')?.querySelector<HTMLAnchorElement>('[data-row-link]')
  if (!link || clicked.closest('a, button, input, label, [data-tick]') || event.button === RIGHT_BUTTON) return
  if (window.getSelection()?.isCollapsed === false) return

  const isForNewTab = event.button === MIDDLE_BUTTON || event.ctrlKey || event.metaKey
  if (isForNewTab) window.open(link.href, '_blank', 'noopener')
  else link.click()
}

/** A table declared by its columns; on a phone, cards of two lines. The first cell of a row holds the link of the row. */
export const DataTable = <R,>(props: TableProps<R>) => (usePhone() ? <CardList {...props} /> : <WideTable {...props} />)

// A width that somebody chose holds, whatever the texts are.
const widthOf = <R,>({ width }: Column<R>) => (width === undefined ? {} : { width, minWidth: width, maxWidth: width })

// A click anywhere in a row opens the row's link.
const WideTable = <R,>({ label, columns, rows, rowKey, rowTo, sort, isStale, selection, empty }: TableProps<R>) => {
  const backLinkState = useBackLinkState()
  const tableId = useId()
  const { title } = cardColumns(columns)
  const opening = openingColumn(columns)
  const titleId = (row: R) => `${tableId}-${rowKey(row)}`

  return (
    <div className={classes.frame} data-table-frame tabIndex={0} role="region" aria-label={label}>
      <table className={classes.table} aria-busy={rows === undefined || isStale}>
        <thead>
          <tr>
            {selection && (
              <td data-tick>
                <PageCheckbox selection={selection} />
              </td>
            )}
            {columns.map((column) => {
              const order = sort && column.sortField === sort.field ? sort.order : undefined
              const direction = order ? directions[order] : column.sortField && sort ? 'none' : undefined
              return (
                <th
                  key={columnKey(column)}
                  scope="col"
                  data-align={column.align}
                  data-unprinted={column.isOnScreenOnly}
                  aria-sort={direction}
                  style={widthOf(column)}
                >
                  {column.sortField && sort ? (
                    <>
                      <button type="button" onClick={() => sort.onSort(column.sortField ?? '')}>
                        {column.label}
                        <SortIcon order={order} />
                      </button>
                      {order && sort.onClear && (
                        <button
                          type="button"
                          className={classes.clear}
                          aria-label="Clear the sort"
                          onClick={sort.onClear}
                        >
                          <IconX size={14} stroke={1.75} aria-hidden />
                        </button>
                      )}
                    </>
                  ) : (
                    column.label
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody
          data-stale={isStale || undefined}
          data-opens={rowTo ? '' : undefined}
          onKeyDown={moveBetweenRows}
          onClick={openRow}
          onAuxClick={openRow}
        >
          {rows
            ? rows.map((row, position) => (
                <tr key={rowKey(row)}>
                  {selection && (
                    <td data-tick>
                      <RowCheckbox
                        selection={selection}
                        id={rowKey(row)}
                        name={`Select row ${position + 1}`}
                        namedBy={titleId(row)}
                        isDisabled={isStale}
                      />
                    </td>
                  )}
                  {columns.map((column) => (
                    <td
                      key={columnKey(column)}
                      id={selection && column === title ? titleId(row) : undefined}
                      data-align={column.align}
                      data-unprinted={column.isOnScreenOnly}
                      data-opens={(rowTo && column === opening) || undefined}
                      style={{ maxWidth: column.maxWidth, ...widthOf(column) }}
                    >
                      {column === opening && rowTo ? (
                        <Link
                          {...addressLink(rowTo(row))}
                          state={backLinkState}
                          className={classes.rowLink}
                          data-row-link
                        >
                          {column.cell(row)}
                        </Link>
                      ) : column.opensAt ? (
                        <CellLink address={column.opensAt(row)} state={backLinkState} label={column.label}>
                          {column.cell(row)}
                        </CellLink>
                      ) : (
                        column.cell(row)
                      )}
                    </td>
                  ))}
                </tr>
              ))
            : Array.from({ length: SKELETON_ROWS }, (_, index) => (
                <tr key={index}>
                  {selection && (
                    <td data-tick>
                      <Skeleton height={14} width={14} />
                    </td>
                  )}
                  {columns.map((column) => (
                    <td key={columnKey(column)}>
                      <Skeleton height={10} width="70%" />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
      {rows?.length === 0 && <div className={classes.empty}>{empty}</div>}
    </div>
  )
}

/** Moves the focus from the search box to the first row. */
export const focusFirstRow = () => document.querySelector<HTMLElement>('[data-row-link]')?.focus()
