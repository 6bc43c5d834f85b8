import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { Badge, Button, Skeleton, Text, Title } from '@mantine/core'
import type { BodyInput } from '@registrar/domain/shared/call'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { countText } from '@registrar/domain/shared/count-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { request } from '#lib/api'
import { Failed } from '#ui/states'
import { FOLLOW_UPS } from './follow-ups.api.ts'
import { isDraggedFollowUp, ProcessCard } from './process-card.tsx'
import classes from './process-board.module.css'

const FIRST_CARDS = 10
const MORE_CARDS = 20

type Props = { step: number; label: string; filters: BodyInput<typeof followUpsCalls.searchFollowUps> }

/** A step of the board. Dropping a card into it moves the follow-up to this step. */
export const ProcessColumn = ({ step, label, filters }: Props) => {
  const [limit, setLimit] = useState(FIRST_CARDS)
  const [isOver, setOver] = useState(false)
  const element = useRef<HTMLElement>(null)
  const body = { ...filters, step_index: step, sortField: 'target', sortOrder: 'asc', limit } as const
  const column = useQuery({
    queryKey: [FOLLOW_UPS, 'column', body],
    queryFn: ({ signal }) => request(followUpsCalls.searchFollowUps, { body, signal }),
    placeholderData: keepPreviousData,
  })

  useEffect(() => {
    if (!element.current) return undefined

    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => isDraggedFollowUp(source.data) && source.data.step !== step,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        if (isDraggedFollowUp(source.data)) source.data.moveTo(step)
      },
    })
  }, [step])

  const page = column.data
  const count = page && `${page.totalItems}${page.totalIsCapped ? '+' : ''}`

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
          <Badge size="sm" variant="default" role="img" aria-label={countText(page.totalItems, 'follow-up')}>
            {count}
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
            <ProcessCard key={followUp._id} followUp={followUp} />
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
