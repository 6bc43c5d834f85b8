import { Button } from '@mantine/core'
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './follow-up.module.css'

const LINE_HEIGHT = 34

/** Chips on one line, with a button that shows the rest. A hidden chip that gets the focus shows them too. */
export const OneLine = ({ label, children }: { label: string; children: ReactNode }) => {
  const chips = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [hasMore, setMore] = useState(false)

  useEffect(() => {
    const element = chips.current
    if (!element) return undefined

    const observer = new ResizeObserver(() => setMore(element.scrollHeight > LINE_HEIGHT * 1.5))
    observer.observe(element)
    return () => observer.disconnect()
  }, [children])

  const showFocused = (event: FocusEvent<HTMLElement>) => {
    if (event.target.offsetTop > LINE_HEIGHT) setOpen(true)
  }

  return (
    <div className={classes.oneLine}>
      <div ref={chips} className={classes.anchors} data-closed={!isOpen || undefined} onFocus={showFocused}>
        {children}
      </div>
      {hasMore && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-label={isOpen ? `Fewer ${label}` : `More ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More'}
        </Button>
      )}
    </div>
  )
}
