import type { ReactNode } from 'react'

type Props = { className?: string; children?: ReactNode }

const Scrolling = ({ className, children }: Props) => (
  <div className={className} style={{ overflow: 'auto' }}>
    {children}
  </div>
)

/** Takes the place of the library's component of this name in the build: the bars are those of the browser. */
export const ScrollArea = Object.assign(Scrolling, { Autosize: Scrolling })
export const ScrollAreaAutosize = Scrolling
