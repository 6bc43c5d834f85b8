import { followUpCatalogue, type FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import type { BodyInput } from '@registrar/domain/shared/call'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { Link } from '@tanstack/react-router'
import { request } from '#lib/api'
import { Board } from '#ui/board'
import { BoardColumn } from '#ui/board-column'
import { useBackLinkState } from '#lib/back-link'
import { useMay } from '#lib/may'
import { BoardCard, cardClasses } from '#ui/board-card'
import { FOLLOW_UPS } from './follow-ups.api.ts'
import classes from './follow-up.module.css'
import { DeadlineText } from './deadline-text.tsx'
import { useMoveOrComplete } from './use-move-or-complete.ts'

/** The steps of a process as the columns of its board. */
const stepsOf = (name: FollowUpCode) =>
  followUpCatalogue[name].steps.map((label, step) => ({ value: String(step), label: `${step}. ${label}` }))

/** A follow-up on the board of its kind. It opens the follow-up, and moves to another step (FUP-38). */
const ProcessCard = ({ followUp }: { followUp: FollowUp }) => {
  const backLinkState = useBackLinkState()
  const { moveTo, moving } = useMoveOrComplete(followUp)
  const { _id: id, name, organization_id, organization_name, step_index, archived_at } = followUp
  const mayMove = useMay(followUpsCalls.updateFollowUp)

  return (
    <BoardCard
      id={id}
      name={organization_name}
      place={String(step_index)}
      places={stepsOf(name)}
      onMove={mayMove && archived_at === null ? (step) => void moveTo(Number(step)) : undefined}
      isMoving={moving !== undefined}
      title={
        <Link
          to="/organization/$id/{-$tab}"
          params={{ id: organization_id, tab: 'FOLLOW_UP_BETA_TAB' }}
          search={archived_at ? ({ archived: true } as never) : undefined}
          hash={id}
          state={backLinkState}
          draggable={false}
          className={cardClasses.title}
        >
          {organization_name}
        </Link>
      }
    >
      <div className={cardClasses.facts}>
        <DeadlineText followUp={followUp} size="xs" />
      </div>
      {followUp.comments && <p className={cardClasses.text}>{followUp.comments}</p>}
    </BoardCard>
  )
}

const FIRST_CARDS = 10
const MORE_CARDS = 20

type Filters = Omit<BodyInput<typeof followUpsCalls.searchFollowUps>, 'step_index' | 'page' | 'limit'>
type ColumnProps = { step: number; label: string; filters: Filters }

const ProcessColumn = ({ step, label, filters }: ColumnProps) => {
  const [limit, setLimit] = useState(FIRST_CARDS)
  const body = { ...filters, step_index: step, sortField: 'target', sortOrder: 'asc', limit } as const
  const column = useQuery({
    queryKey: [FOLLOW_UPS, 'column', body],
    queryFn: ({ signal }) => request(followUpsCalls.searchFollowUps, { body, signal }),
    placeholderData: keepPreviousData,
  })

  return (
    <BoardColumn
      place={String(step)}
      label={label}
      column={column}
      noun="follow-up"
      failedMessage="Error fetching follow-ups"
      emptyText="None"
      onMore={() => setLimit(limit + MORE_CARDS)}
      isDense
    >
      {(followUp) => <ProcessCard key={followUp._id} followUp={followUp} />}
    </BoardColumn>
  )
}

/** The board of one kind of follow-up: its steps are the columns, its follow-ups the cards (FUP-38). */
export const ProcessBoard = ({ name, filters }: { name: FollowUpCode; filters: Filters }) => (
  <Board
    className={classes.board}
    data-board
    keepsFocus
    role="group"
    aria-label={`Board of ${followUpCatalogue[name].label}`}
    tabIndex={0}
  >
    {stepsOf(name).map(({ label }, step) => (
      <ProcessColumn key={`${name}/${step}`} step={step} label={label} filters={{ ...filters, name }} />
    ))}
  </Board>
)
