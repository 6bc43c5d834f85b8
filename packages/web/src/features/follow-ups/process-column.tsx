import { Badge, Button, Skeleton, Text, Title } from '@mantine/core'
import type { BodyInput } from '@registrar/domain/shared/call'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { formatCount, foundCountText } from '@registrar/domain/shared/count-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#lib/api'
import { useDropColumn } from '#lib/use-drop-column'
import { Failed } from '#ui/states'
import { FOLLOW_UPS } from './follow-ups.api.ts'
import { isDraggedFollowUp, ProcessCard } from './process-card.tsx'
import classes from './process-board.module.css'

const FIRST_CARDS = 10
const MORE_CARDS = 20

type Props = {
  step: number
  label: string
  filters: BodyInput<typeof followUpsCalls.searchFollowUps>
  movedByMenu: string | undefined
  onMenuMove: (id: string) => void
}

/** A step of the board. Dropping a card into it moves the follow-up to this step. */
export const ProcessColumn = ({ step, label, filters, movedByMenu, onMenuMove }: Props) => {
  const [limit, setLimit] = useState(FIRST_CARDS)
  const { element, isOver } = useDropColumn(
    (dragged) => (isDraggedFollowUp(dragged) && dragged.step !== step ? dragged : undefined),
    ({ moveTo }) => moveTo(step),
  )
  const body = { ...filters, step_index: step, sortField: 'target', sortOrder: 'asc', limit } as const
  const column = useQuery({
    queryKey: [FOLLOW_UPS, 'column', body],
    queryFn: ({ signal }) => request(followUpsCalls.searchFollowUps, { body, signal }),
    placeholderData: keepPreviousData,
  })

  const page = column.data

  return (
    <section
      ref={element}
      aria-label={`${step}. ${label}`}
      className={classes.column}
      data-over={isOver || undefined}
      data-drop={step}
    >
      <div className={classes.header}>
        <Title order={2}>
          {step}. {label}
        </Title>
        {page && (
          <Badge size="sm" variant="default" role="img" aria-label={foundCountText(page, 'follow-up')}>
            {formatCount(page.totalItems)}
          </Badge>
        )}
      </div>
      {column.error && !page && <Failed message="Error fetching follow-ups" onRetry={() => void column.refetch()} />}
      {!page && !column.error && <Skeleton height={72} aria-label="Loading" />}
      {page?.data.length === 0 && (
        <Text size="xs" c="dimmed" ta="center" py="sm">
          None
        </Text>
      )}
      {page && page.data.length > 0 && (
        <ul className={classes.cards}>
          {page.data.map((followUp) => (
            <ProcessCard
              key={followUp._id}
              followUp={followUp}
              isJustMoved={movedByMenu === followUp._id}
              onMenuMove={onMenuMove}
            />
          ))}
        </ul>
      )}
      {page && page.totalItems > page.data.length && (
        <Button
          variant="subtle"
          size="xs"
          fullWidth
          mt={8}
          onClick={() => setLimit(limit + MORE_CARDS)}
          loading={column.isFetching}
        >
          Show More
        </Button>
      )}
    </section>
  )
}
