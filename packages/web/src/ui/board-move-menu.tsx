import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import classes from './board.module.css'

/** A column to which a card can be moved. */
export type Place = { value: string; label: string }

type MenuProps = { name: string; places: readonly Place[]; onMove: (place: string) => void }
type Props = MenuProps & { isJustMoved: boolean; onFocused: () => void }

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
export const BoardMoveMenu = ({ isJustMoved, onFocused, ...props }: Props) => {
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
