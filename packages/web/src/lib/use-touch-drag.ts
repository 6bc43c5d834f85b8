import { type RefObject, useEffect, useRef } from 'react'

/** How long a finger rests on a card before the card is lifted. A shorter touch scrolls the page or opens the card. */
const LIFT_MS = 300
/** A finger that moves farther than this before the card is lifted is scrolling. */
const SCROLL_AFTER_PX = 8
/** A lifted card that is this near to an edge of the screen scrolls the board or the page. */
const EDGE_PX = 56
const SCROLL_STEP_PX = 14

const columnAt = ({ clientX, clientY }: Touch) =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]') ?? undefined

const edgeStep = (at: number, size: number): number =>
  at < EDGE_PX ? -SCROLL_STEP_PX : at > size - EDGE_PX ? SCROLL_STEP_PX : 0

const scrollAtEdges = ({ clientX, clientY }: Touch, card: HTMLElement) => {
  card.closest('[data-board]')?.scrollBy(edgeStep(clientX, window.innerWidth), 0)
  window.scrollBy(0, edgeStep(clientY, window.innerHeight))
}

/**
 * Drags a card of a board by touch: the finger rests on the card, then moves it to a column, which is an element with
 * `data-drop`. The browser's own drag and drop works with the mouse only.
 * @param onDrop gets the column's `data-drop`
 */
export const useTouchDrag = (card: RefObject<HTMLElement | null>, onDrop: (column: string) => void): void => {
  const latestOnDrop = useRef(onDrop)

  useEffect(() => {
    latestOnDrop.current = onDrop
  })

  useEffect(() => {
    const element = card.current
    if (!element) return undefined

    let lift: ReturnType<typeof setTimeout> | undefined
    let start: Touch | undefined
    let isLifted = false
    let over: HTMLElement | undefined

    const markOver = (column: HTMLElement | undefined) => {
      if (over !== column) over?.removeAttribute('data-touch-over')
      column?.setAttribute('data-touch-over', '')
      over = column
    }

    const stop = () => {
      clearTimeout(lift)
      element.removeAttribute('data-lifted')
      markOver(undefined)
      isLifted = false
    }

    const onStart = (event: TouchEvent) => {
      stop()
      start = event.touches[0]
      if (event.touches.length !== 1) return
      lift = setTimeout(() => {
        isLifted = true
        element.setAttribute('data-lifted', '')
      }, LIFT_MS)
    }

    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches
      if (!touch || !start) return
      if (isLifted) {
        event.preventDefault()
        scrollAtEdges(touch, element)
        markOver(columnAt(touch))
      } else if (Math.hypot(touch.clientX - start.clientX, touch.clientY - start.clientY) > SCROLL_AFTER_PX)
        clearTimeout(lift)
    }

    const onEnd = (event: TouchEvent) => {
      const [touch] = event.changedTouches
      const column = isLifted && touch ? columnAt(touch)?.dataset['drop'] : undefined
      // Without this, the dropped card would open too.
      if (isLifted && event.cancelable) event.preventDefault()
      stop()
      if (column !== undefined) latestOnDrop.current(column)
    }

    // A long press would open the menu of a link, or start the browser's own drag.
    const preventWhileLifted = (event: Event) => {
      if (isLifted) event.preventDefault()
    }

    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchmove', onMove, { passive: false })
    element.addEventListener('touchend', onEnd)
    element.addEventListener('touchcancel', stop)
    element.addEventListener('contextmenu', preventWhileLifted)
    element.addEventListener('dragstart', preventWhileLifted)

    return () => {
      stop()
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchmove', onMove)
      element.removeEventListener('touchend', onEnd)
      element.removeEventListener('touchcancel', stop)
      element.removeEventListener('contextmenu', preventWhileLifted)
      element.removeEventListener('dragstart', preventWhileLifted)
    }
  }, [card])
}
