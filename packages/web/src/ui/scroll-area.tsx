import type { ComponentProps } from 'react'

/** What only the bars of the library's component take. */
type Bars = { type?: string; scrollbarSize?: string; offsetScrollbars?: string }

const Scrolling = ({
  type: _type,
  scrollbarSize: _size,
  offsetScrollbars: _offset,
  ...rest
}: ComponentProps<'div'> & Bars) => <div {...rest} style={{ overflow: 'auto', ...rest.style }} />

/** Takes the place of the library's component of this name in the build, also around the hits of the finder: the bars are those of the browser. */
export const ScrollArea = Object.assign(Scrolling, { Autosize: Scrolling })
export const ScrollAreaAutosize = Scrolling
