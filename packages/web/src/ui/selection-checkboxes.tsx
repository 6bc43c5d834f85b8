import type { MouseEvent } from 'react'
import type { Selection } from '#lib/selection'
import classes from './selection-checkboxes.module.css'

type Props = {
  selection: Pick<Selection, 'has' | 'toggleRow'>
  id: string
  /** what the tick is called */
  name: string
  /** the id of the element that names the row, which the name of the tick ends with */
  namedBy?: string | undefined
  isDisabled?: boolean | undefined
}

/**
 * Ticks a row; with Shift, every row from the last one that was ticked. It is the browser's own box: a page draws one for
 * each row, and Mantine's takes many times as long.
 */
export const RowCheckbox = ({ selection, id, name, namedBy, isDisabled }: Props) => (
  <label className={classes.target} data-unprinted>
    <input
      type="checkbox"
      className={classes.tick}
      id={namedBy && `tick-${namedBy}`}
      aria-label={name}
      aria-labelledby={namedBy && `tick-${namedBy} ${namedBy}`}
      checked={selection.has(id)}
      disabled={isDisabled}
      // Shift would select the text between the rows.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onChange={(event) => selection.toggleRow(id, (event.nativeEvent as unknown as MouseEvent).shiftKey)}
    />
  </label>
)

type PageProps = { selection: Selection; label?: string; name?: string }

/** Ticks the rows of the page, once it has some. `label` is shown; without it the tick has only a name. */
export const PageCheckbox = ({ selection, label, name = 'Select this page' }: PageProps) => {
  const tick = (
    <input
      type="checkbox"
      className={classes.tick}
      aria-label={label ? undefined : name}
      checked={selection.ofPage === 'all'}
      disabled={selection.ofPage === 'empty'}
      ref={(element) => {
        if (element) element.indeterminate = selection.ofPage === 'some'
      }}
      onChange={selection.togglePage}
    />
  )

  return (
    <label className={label ? `${classes.target} ${classes.label}` : classes.target} data-unprinted>
      {tick} {label}
    </label>
  )
}
