import { Button } from '@mantine/core'
import { Children, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './follow-up.module.css'

const LINE_HEIGHT = 34
/** More chips than this show only when somebody asks for them. */
const MANY = 6

/** Chips on one line, of many only the first `few`, with a button that shows the rest. A hidden chip that gets the focus shows them too. */
export const OneLine = ({ label, few, children }: { label: string; few: number; children: ReactNode }) => {
  const chips = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isWrapped, setWrapped] = useState(false)
  const all = Children.toArray(children)
  const isMany = all.length > MANY
  const hasMore = isMany || isWrapped

  useEffect(() => {
    const element = chips.current
    if (!element) return undefined

    const observer = new ResizeObserver(() => setWrapped(element.scrollHeight > LINE_HEIGHT * 1.5))
    observer.observe(element)
    return () => observer.disconnect()
  }, [children])

  const showFocused = (event: FocusEvent<HTMLElement>) => {
    if (event.target.offsetTop > LINE_HEIGHT) setOpen(true)
  }

  return (
    <div className={classes.oneLine}>
      <div ref={chips} className={classes.anchors} data-closed={!isOpen || undefined} onFocus={showFocused}>
        {isMany && !isOpen ? all.slice(0, few) : all}
      </div>
      {hasMore && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-label={isOpen ? `Fewer ${label}` : `More ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Less' : isMany ? `More ${label.split(' ')[0]}` : 'More'}
        </Button>
      )}
    </div>
  )
}
