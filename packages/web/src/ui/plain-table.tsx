import type { ReactNode } from 'react'
import classes from './data-table.module.css'

type Heading = { label: string; align?: 'right' }

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
    <table className={classes.table}>
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
