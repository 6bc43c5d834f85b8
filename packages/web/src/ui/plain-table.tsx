import type { CSSProperties, ReactNode } from 'react'
import classes from './data-table.module.css'
import phone from './plain-table.module.css'
import wrapping from './wrapping-table.module.css'

type Heading = {
  label: string
  align?: 'right'
  /** in pixels; with widths, the columns of several tables align, and those without one share the rest */
  width?: number
}

const cssString = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

// On a phone a row is a card, and the style sheet writes the heading of each cell before it.
const headingTexts = (headings: Heading[]) =>
  Object.fromEntries(headings.map(({ label }, index) => [`--heading-${index + 1}`, cssString(label)])) as CSSProperties

/** A table that looks like the lists, for rows that hold their own controls. */
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
}) => (
  <div className={classes.frame} tabIndex={0} role="region" aria-label={label}>
    <table
      className={`${classes.table} ${classes.plain} ${phone.headings} ${hasLongTexts ? wrapping.wrapping : ''}`}
      data-fixed={headings.some(({ width }) => width) || undefined}
      style={headingTexts(headings)}
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
)
