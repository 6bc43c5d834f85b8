import { ActionIcon, Button, Checkbox, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { foldText } from '@registrar/domain/shared/fold-text'
import { MAX_WIDTH, MIN_WIDTH } from '@registrar/domain/views/view'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ColumnChoice } from '#lib/column-choice'
import { type Column, columnKey } from './column.ts'
import classes from './columns-form.module.css'

/** What the choice of columns reads of a column. */
type ChoosableColumn = Pick<Column<never>, 'key' | 'label' | 'sortField' | 'width' | 'isHiddenAtFirst'>

type Props = {
  columns: ChoosableColumn[]
  shown: ChoosableColumn[]
  onChoose: (choice: ColumnChoice) => void
}
type Row = { field: string; label: string; isShown: boolean; width: number | undefined }
type Direction = 'up' | 'down'

const rowOf = (column: ChoosableColumn, isShown: boolean): Row => ({
  field: columnKey(column),
  label: column.label,
  isShown,
  width: column.width,
})

// The order of the rows stays while the dialog is open, so that a row does not move away when it is ticked.
const rowsOf = (columns: ChoosableColumn[], shown: ChoosableColumn[]): Row[] => {
  const shownFields = new Set(shown.map(columnKey))
  return [
    ...shown.map((column) => rowOf(column, true)),
    ...columns.filter((column) => !shownFields.has(columnKey(column))).map((column) => rowOf(column, false)),
  ]
}

const moved = (rows: Row[], field: string, direction: Direction): Row[] => {
  const from = rows.findIndex((row) => row.field === field)
  const to = from + (direction === 'up' ? -1 : 1)
  const [row, other] = [rows[from], rows[to]]
  return row && other ? rows.with(from, other).with(to, row) : rows
}

type RowProps = {
  row: Row
  /** whether it opens the row of the list, and so always shows */
  isFixed: boolean
  canMove: (direction: Direction) => boolean
  onChange: (change: Partial<Row>) => void
  onMove: (direction: Direction) => void
}

const ColumnRow = ({ row, isFixed, canMove, onChange, onMove }: RowProps) => (
  <Group gap="xs" wrap="nowrap" className={classes.row} data-column={row.field}>
    <Checkbox
      label={row.label}
      checked={row.isShown}
      disabled={isFixed}
      flex={1}
      onChange={({ currentTarget }) => onChange({ isShown: currentTarget.checked })}
    />
    {row.isShown && (
      <>
        <NumberInput
          aria-label={`Width of ${row.label}`}
          placeholder="Width"
          size="xs"
          w={84}
          min={MIN_WIDTH}
          max={MAX_WIDTH}
          step={20}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="blur"
          value={row.width ?? ''}
          onChange={(width) => onChange({ width: typeof width === 'number' ? width : undefined })}
        />
        {(['up', 'down'] as const).map((direction) => (
          <ActionIcon
            key={direction}
            variant="subtle"
            aria-label={`Move ${row.label} ${direction}`}
            data-move={direction}
            disabled={!canMove(direction)}
            onClick={() => onMove(direction)}
          >
            {direction === 'up' ? <IconArrowUp size={16} stroke={1.75} /> : <IconArrowDown size={16} stroke={1.75} />}
          </ActionIcon>
        ))}
      </>
    )}
  </Group>
)

// A width in between is not yet typed to its end.
const isWidth = (width: number | undefined): width is number =>
  width !== undefined && width >= MIN_WIDTH && width <= MAX_WIDTH

/** Which columns a list shows, in which order, and how wide (LIST-10). Each change takes effect at once. */
export const ColumnsForm = ({ columns, shown, onChoose }: Props) => {
  const [rows, setRows] = useState(() => rowsOf(columns, shown))
  const [search, setSearch] = useState('')
  const [lastMove, setLastMove] = useState<{ field: string; direction: Direction }>()
  const list = useRef<HTMLDivElement>(null)
  const firstField = columns[0] && columnKey(columns[0])
  const isFound = ({ label }: Row) => foldText(label).includes(foldText(search))

  // A row that moves in the page loses the focus of its button.
  useLayoutEffect(() => {
    if (!lastMove) return
    const row = list.current?.querySelector(`[data-column="${CSS.escape(lastMove.field)}"]`)
    const button = row?.querySelector<HTMLElement>(`[data-move="${lastMove.direction}"]:not(:disabled)`)
    ;(button ?? row?.querySelector<HTMLElement>('[data-move]:not(:disabled)'))?.focus()
  }, [lastMove])

  const choose = (next: Row[]) => {
    setRows(next)
    onChoose({
      columns: next
        .filter(({ isShown }) => isShown)
        .map(({ field, width }) => ({ field, ...(isWidth(width) && { width }) })),
      hidden: next.filter(({ isShown }) => !isShown).map(({ field }) => field),
    })
  }
  const change = (field: string, changes: Partial<Row>) =>
    choose(rows.map((row) => (row.field === field ? { ...row, ...changes } : row)))

  const reset = () => {
    onChoose({ columns: [], hidden: [] })
    setRows(
      rowsOf(
        columns,
        columns.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst).map((column) => ({ ...column, width: undefined })),
      ),
    )
  }

  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        aria-label="Find a column"
        placeholder="Find a column"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <div ref={list} role="group" aria-label="Columns shown" className={classes.rows}>
        {rows.filter(isFound).map((row) => {
          const index = rows.indexOf(row)
          return (
            <ColumnRow
              key={row.field}
              row={row}
              isFixed={row.field === firstField}
              canMove={(direction) => (direction === 'up' ? index > 0 : index < rows.length - 1)}
              onChange={(changes) => change(row.field, changes)}
              onMove={(direction) => {
                choose(moved(rows, row.field, direction))
                setLastMove({ field: row.field, direction })
              }}
            />
          )
        })}
        {!rows.some(isFound) && (
          <Text size="sm" c="dimmed">
            No column of that name
          </Text>
        )}
      </div>
      <Group>
        <Button variant="default" onClick={reset}>
          As at first
        </Button>
      </Group>
    </Stack>
  )
}
