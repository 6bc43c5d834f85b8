import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useTouchDrag } from '#lib/use-touch-drag'
import { useMenuMoves } from './board.tsx'
import classes from './board.module.css'

/** A column to which a card can be moved. */
type Place = { value: string; label: string }

type MenuProps = { name: string; places: readonly Place[]; onMove: (place: string) => void }
type PlaceProps = MenuProps & { isJustMoved: boolean; onFocused: () => void }

const MoveButton = ({ name, ...props }: ComponentProps<'button'> & { name: string }) => (
  <ActionIcon {...props} size={26} className={classes.above} aria-label={`Move ${name}`} aria-haspopup="menu">
    <IconArrowsExchange size={16} stroke={1.6} />
  </ActionIcon>
)

// Replaces the plain button after a click. Closing focuses this button, because the clicked one is gone.
const OpenMenu = ({ name, places, onMove, button }: MenuProps & { button: RefObject<HTMLButtonElement | null> }) => {
  const [isOpen, setOpen] = useState(true)

  return (
    <Menu
      position="bottom-end"
      withinPortal
      opened={isOpen}
      onChange={setOpen}
      returnFocus={false}
      onClose={() => button.current?.focus()}
    >
      <Menu.Target>
        <MoveButton ref={button} name={name} />
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Menu.Label>Move to</Menu.Label>
        {places.map(({ value, label }) => (
          <Menu.Item key={value} onClick={() => onMove(value)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/**
 * Moves a card without dragging. The menu is created on first use, which halves the board's rendering time. The card that it has
 * moved is created anew in another column, where the menu takes the focus, but from no field and no dialog that the user has
 * gone to meanwhile. `onFocused` may forget the move, so that a card that is created again later does not take the focus.
 */
const BoardMoveMenu = ({ isJustMoved, onFocused, ...props }: PlaceProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const [wasOpened, setOpened] = useState(false)

  useEffect(() => {
    if (!isJustMoved) return

    if (!document.activeElement?.closest('[role="dialog"], input, textarea')) button.current?.focus()
    onFocused()
  }, [isJustMoved, onFocused])

  return wasOpened ? (
    <OpenMenu {...props} button={button} />
  ) : (
    <MoveButton ref={button} name={props.name} onClick={() => setOpened(true)} />
  )
}

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
