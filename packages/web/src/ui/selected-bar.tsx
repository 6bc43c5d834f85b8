import type { ReactNode } from 'react'
import classes from './selected-bar.module.css'

type Props = {
  /** on a wide screen: a bar of its own, or buttons in the row of others */
  look?: 'bar' | 'plain'
  /** the bar's own class in place of these looks */
  className?: string | undefined
  /** whether nothing is ticked, so that a phone does not show it */
  isIdle?: boolean
  children: ReactNode
}

/** What can be done with the ticked rows of a list: above the rows, and on a phone at the foot of the screen. */
export const SelectedBar = ({ look = 'bar', className = classes[look], isIdle = false, children }: Props) => (
  <div
    className={`${className} ${classes.foot}`}
    data-idle={isIdle || undefined}
    role="region"
    aria-label="Selected rows"
    data-unprinted
    data-sticky="bulk"
  >
    {children}
  </div>
)
