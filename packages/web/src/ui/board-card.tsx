import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTouchDrag } from '#lib/use-touch-drag'
import { useMenuMoves } from './board.tsx'
import { BoardMoveMenu, type Place } from './board-move-menu.tsx'
import classes from './board.module.css'

/** The classes of what is written on a card: `title` is its link, `text` a few lines, `facts` figures. */
export const cardClasses = classes

/** What a dragged card passes to the column in which it is dropped. */
type DraggedCard = { place: string; moveTo: (place: string) => void }

export const isDraggedCard = (data: Record<string, unknown>): data is DraggedCard =>
  typeof data['moveTo'] === 'function'

type Props = {
  id: string
  name: string
  /** the column that it is in, and all columns */
  place: string
  places: readonly Place[]
  /** moves it to another column; without it, it does not move */
  onMove: ((place: string) => void) | undefined
  /** it is on its way to another column */
  isMoving?: boolean
  tick?: ReactNode
  title: ReactNode
  children: ReactNode
}

/** A card of a board. It moves by mouse, by touch or by its menu; after its menu has moved it, its menu has the focus. */
export const BoardCard = (props: Props) => {
  const { id, name, place, places, onMove, isMoving = false } = props
  const element = useRef<HTMLLIElement>(null)
  const [isDragged, setDragged] = useState(false)
  const { moved, setMoved, keepsFocus } = useMenuMoves()
  const canMove = onMove !== undefined
  const moveTo = useEffectEvent((to: string) => onMove?.(to))

  useEffect(() => {
    if (!element.current || !canMove) return undefined

    return draggable({
      element: element.current,
      getInitialData: (): DraggedCard => ({ place, moveTo: (to) => moveTo(to) }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [place, canMove])

  useTouchDrag(element, (to) => {
    if (to !== place) onMove?.(to)
  })

  const moveByMenu = (to: string) => {
    setMoved({ id, to })
    onMove?.(to)
  }

  return (
    <li ref={element} className={classes.card} data-dragged={isDragged || isMoving || undefined}>
      <div className={classes.top}>
        {props.tick && <div className={classes.tick}>{props.tick}</div>}
        {props.title}
        {canMove && (
          <BoardMoveMenu
            name={name}
            places={places.filter(({ value }) => value !== place)}
            onMove={moveByMenu}
            isJustMoved={moved?.id === id && (keepsFocus || moved.to === place)}
            onFocused={() => keepsFocus || setMoved(undefined)}
          />
        )}
      </div>
      {props.children}
    </li>
  )
}
