import { type FollowUpCode, followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { BodyInput } from '@registrar/domain/shared/call'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#lib/api'
import { Board } from '#ui/board'
import { BoardColumn } from '#ui/board-column'
import { FOLLOW_UPS } from './follow-ups.api.ts'
import { ProcessCard, stepsOf } from './process-card.tsx'
import classes from './follow-up.module.css'

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
