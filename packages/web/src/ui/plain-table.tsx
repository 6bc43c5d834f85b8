import type { CSSProperties, ReactNode } from 'react'
import classes from './data-table.module.css'

type Heading = { label: string; align?: 'right' }

// On a phone each cell is on a line of its own, and the style sheet writes its heading before it.
const headingTexts = (headings: Heading[]) =>
  Object.fromEntries(headings.map(({ label }, index) => [`--heading-${index + 1}`, `'${label}'`])) as CSSProperties

/** A table that looks like the lists, for rows that hold their own controls. */
export const PlainTable = ({
  label,
  headings,
  children,
}: {
  label: string
  headings: Heading[]
  children: ReactNode
}) => (
  <div className={classes.frame} tabIndex={0} role="region" aria-label={label}>
    <table className={`${classes.table} ${classes.plain}`} style={headingTexts(headings)}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading.label} scope="col" data-align={heading.align}>
              {heading.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)
