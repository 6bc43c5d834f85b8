import { Checkbox } from '@mantine/core'
import type { MouseEvent } from 'react'
import type { Selection } from '#lib/selection'

type Props = { selection: Selection; id: string; position: number; isDisabled?: boolean | undefined }

/** Ticks a row; with Shift, every row from the last one that was ticked. Its name does not repeat that of the row. */
export const RowTick = ({ selection, id, position, isDisabled }: Props) => (
  <Checkbox
    size="xs"
    aria-label={`Select row ${position}`}
    checked={selection.has(id)}
    disabled={isDisabled}
    // Shift would select the text between the rows.
    onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    onChange={(event) => selection.toggleRow(id, (event.nativeEvent as unknown as MouseEvent).shiftKey)}
  />
)

/** Ticks the rows of the page. */
export const PageTick = ({ selection, label }: { selection: Selection; label?: string }) => (
  <Checkbox
    size="xs"
    {...(label ? { label } : { 'aria-label': 'Select this page' })}
    checked={selection.ofPage === 'all'}
    indeterminate={selection.ofPage === 'some'}
    onChange={selection.togglePage}
  />
)
