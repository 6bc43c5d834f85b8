import { ActionIcon, Select, Skeleton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { addressLink } from '#lib/address-link'
import { useBackLinkState } from '#lib/back-link'
import classes from './card-list.module.css'
import { cardCell, cardColumns, type Column, columnKey, type Sort, type TableProps } from './column.ts'
import { PageCheckbox, RowCheckbox } from './selection-checkboxes.tsx'

const SKELETON_CARDS = 8
const isBlank = (value: ReactNode) => value === null || value === undefined || value === '' || value === false

const SortControl = <R,>({ columns, sort }: { columns: Column<R>[]; sort: Sort }) => {
  const options = columns.flatMap(({ label, sortField }) => (sortField ? [{ value: sortField, label }] : []))
  const isListed = options.some(({ value }) => value === sort.field)
  const Icon = sort.order === 'asc' ? IconArrowUp : IconArrowDown

  return (
    <div className={classes.sort}>
      <Select
        aria-label="Sort by"
        placeholder="Sort by"
        data={options}
        value={isListed ? sort.field : null}
        onChange={(field) => field && field !== sort.field && sort.onSort(field)}
        allowDeselect={false}
        flex={1}
      />
      {isListed && (
        <ActionIcon
          variant="default"
          size={36}
          aria-label={sort.order === 'asc' ? 'Sort descending' : 'Sort ascending'}
          onClick={() => sort.onSort(sort.field)}
        >
          <Icon size={16} stroke={1.75} />
        </ActionIcon>
      )}
    </div>
  )
}

/** A list on a phone: each row is a card of two lines, or three where its facts are long, and the whole card opens the row. */
export const CardList = <R,>({
  label,
  columns,
  rows,
  rowKey,
  rowTo,
  sort,
  isStale,
  selection,
  empty,
}: TableProps<R>) => {
  const backLinkState = useBackLinkState()
  const { title, top, bottom } = cardColumns(columns)
  const listId = useId()
  const titleId = (row: R) => `${listId}-${rowKey(row)}`
  if (rows?.length === 0) return empty

  return (
    <div>
      <div className={classes.controls}>
        {sort && <SortControl columns={columns} sort={sort} />}
        {selection && <PageCheckbox selection={selection} label="Select this page" />}
      </div>
      <ul className={classes.cards} aria-label={label} aria-busy={rows === undefined || isStale}>
        {rows
          ? rows.map((row, position) => (
              <li key={rowKey(row)} className={classes.card} data-row>
                <div className={classes.top}>
                  {selection && (
                    <RowCheckbox
                      selection={selection}
                      id={rowKey(row)}
                      name={`Select row ${position + 1}`}
                      namedBy={titleId(row)}
                      isDisabled={isStale}
                    />
                  )}
                  {rowTo ? (
                    <Link
                      {...addressLink(rowTo(row))}
                      state={backLinkState}
                      id={titleId(row)}
                      className={classes.title}
                      data-row-link
                    >
                      {title && cardCell(title, row)}
                    </Link>
                  ) : (
                    <span id={titleId(row)} className={classes.title}>
                      {title && cardCell(title, row)}
                    </span>
                  )}
                  {top.map((column) => (
                    <span key={columnKey(column)}>{cardCell(column, row)}</span>
                  ))}
                </div>
                <div className={classes.bottom}>
                  {bottom.map((column) => {
                    const value = cardCell(column, row)
                    return isBlank(value) ? null : (
                      <span key={columnKey(column)} className={classes.fact} data-fact>
                        {column.isOnScreenOnly ? '' : `${column.label} `}
                        <span className={classes.value}>{value}</span>
                      </span>
                    )
                  })}
                </div>
              </li>
            ))
          : Array.from({ length: SKELETON_CARDS }, (_, index) => (
              <li key={index} className={classes.card} aria-hidden>
                <Skeleton height={12} width="60%" my={6} />
                <Skeleton height={10} width="80%" />
              </li>
            ))}
      </ul>
    </div>
  )
}
