import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { ActionIcon, Menu } from '@mantine/core'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { IconArrowsExchange } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useBackLinkState } from '#lib/back-link'
import { useMay } from '#lib/may'
import { useFocusAfterMove } from '#lib/use-focus-after-move'
import { useTouchDrag } from '#lib/use-touch-drag'
import { DeadlineText } from './deadline-text.tsx'
import classes from './process-board.module.css'
import { useMoveOrComplete } from './use-move-or-complete.ts'

/** The data that a dragged card passes to the column in which it is dropped. */
type Dragged = { step: number; moveTo: (step: number) => void }

export const isDraggedFollowUp = (data: Record<string, unknown>): data is Dragged =>
  typeof data['moveTo'] === 'function'

type Props = {
  followUp: FollowUp
  /** it was just moved by its menu, so the menu keeps the focus */
  isJustMoved: boolean
  onMenuMove: (id: string) => void
}

/** A follow-up on the board of its kind. It opens the follow-up, and moves by mouse, by touch or by its menu (FUP-38). */
export const ProcessCard = ({ followUp, isJustMoved, onMenuMove }: Props) => {
  const element = useRef<HTMLLIElement>(null)
  const moveButton = useRef<HTMLButtonElement>(null)
  const [isDragged, setDragged] = useState(false)
  const backLinkState = useBackLinkState()
  const { moveTo, moving } = useMoveOrComplete(followUp)
  const { name, organization_id, organization_name, step_index, archived_at } = followUp
  const mayMove = useMay(followUpsCalls.updateFollowUp)
  const canMove = mayMove && archived_at === null
  const latestMoveTo = useRef(moveTo)
  useFocusAfterMove(moveButton, isJustMoved)

  useEffect(() => {
    latestMoveTo.current = moveTo
  })

  useEffect(() => {
    if (!element.current || !canMove) return undefined

    return draggable({
      element: element.current,
      getInitialData: () => ({ step: step_index, moveTo: (step: number) => void latestMoveTo.current(step) }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [canMove, step_index])

  useTouchDrag(element, (column) => {
    if (canMove && Number(column) !== step_index) void moveTo(Number(column))
  })

  const moveByMenu = (step: number) => {
    onMenuMove(followUp._id)
    void moveTo(step)
  }

  return (
    <li ref={element} className={classes.card} data-dragged={isDragged || moving !== undefined || undefined}>
      <div className={classes.top}>
        <Link
          to="/organization/$id/{-$tab}"
          params={{ id: organization_id, tab: 'FOLLOW_UP_BETA_TAB' }}
          search={archived_at ? ({ archived: true } as never) : undefined}
          hash={followUp._id}
          state={backLinkState}
          draggable={false}
          className={classes.title}
        >
          {organization_name}
        </Link>
        {canMove && (
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon ref={moveButton} size={26} className={classes.above} aria-label={`Move ${organization_name}`}>
                <IconArrowsExchange size={16} stroke={1.6} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
              <Menu.Label>Move to</Menu.Label>
              {followUpCatalogue[name].steps.map(
                (label, step) =>
                  step !== step_index && (
                    <Menu.Item key={step} onClick={() => moveByMenu(step)}>
                      {step}. {label}
                    </Menu.Item>
                  ),
              )}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <div className={classes.facts}>
        <DeadlineText followUp={followUp} size="xs" />
      </div>
      {followUp.comments && <p className={classes.comments}>{followUp.comments}</p>}
    </li>
  )
}
