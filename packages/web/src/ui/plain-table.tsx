import { Button } from '@mantine/core'
import { formatCount } from '@registrar/domain/shared/count-text'
import { Children, type CSSProperties, isValidElement, type ReactNode, useRef, useState } from 'react'
import { usePhone } from '#lib/use-phone'
import classes from './data-table.module.css'
import phone from './plain-table.module.css'
import wrapping from './wrapping-table.module.css'

type Heading = {
  label: string
  align?: 'right'
  /** in pixels; with widths, the columns of several tables align, and those without one share the rest */
  width?: number
  /** on the card of a phone: beside the title, without its heading, or not at all; by default after its heading */
  onPhone?: 'top' | 'bare' | 'hidden'
}

const cssString = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

// On a phone a row is a card. The style sheet writes the heading of each cell before it, and reads from these where the cell is.
const cardStyle = (headings: Heading[]) =>
  Object.fromEntries(
    headings.flatMap(({ label, onPhone }, index) => [
      [`--heading-${index + 1}`, onPhone ? 'none' : cssString(label)],
      ...(onPhone === 'top' ? [[`--order-${index + 1}`, '-1']] : []),
      ...(onPhone === 'hidden' ? [[`--shown-${index + 1}`, 'none']] : []),
    ]),
  ) as CSSProperties

/** So many rows show on a phone at first; the style sheet hides the others. As cards, hundreds would keep what follows out of reach. */
const PHONE_ROWS = 30

const isTotal = (row: ReactNode) => isValidElement<{ 'data-total'?: boolean }>(row) && row.props['data-total']

const useRowsOnPhone = (children: ReactNode) => {
  const isPhone = usePhone()
  const [isWhole, setIsWhole] = useState(false)
  const rows = Children.toArray(children).filter((row) => !isTotal(row))
  const more = rows.length - PHONE_ROWS
  return { hidden: isPhone && !isWhole ? Math.max(0, more) : 0, showAll: () => setIsWhole(true) }
}

/** A table that looks like the lists, for rows that hold their own controls. A row with `data-total` always shows. */
export const PlainTable = ({
  label,
  headings,
  hasLongTexts = false,
  children,
}: {
  label: string
  headings: Heading[]
  /** whether texts wrap, so that the columns share the width; on a phone each heading then stands above its cell */
  hasLongTexts?: boolean
  children: ReactNode
}) => {
  const frame = useRef<HTMLDivElement>(null)
  const { hidden, showAll } = useRowsOnPhone(children)

  return (
    <>
      <div ref={frame} className={classes.frame} tabIndex={0} role="region" aria-label={label}>
        <table
          className={`${classes.table} ${classes.plain} ${phone.headings} ${hasLongTexts ? wrapping.wrapping : ''}`}
          data-fixed={(!hasLongTexts && headings.some(({ width }) => width)) || undefined}
          data-top={headings.some(({ onPhone }) => onPhone === 'top') || undefined}
          data-cut={hidden > 0 || undefined}
          style={cardStyle(headings)}
        >
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading.label} scope="col" data-align={heading.align} style={{ width: heading.width }}>
                  {heading.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
      {hidden > 0 && (
        <Button
          variant="subtle"
          mt="xs"
          onClick={() => {
            showAll()
            // The button goes away.
            frame.current?.focus({ preventScroll: true })
          }}
        >
          Show more ({formatCount(hidden)})
        </Button>
      )}
    </>
  )
}
