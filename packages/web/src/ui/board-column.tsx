import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { Badge, Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { formatCount, foundCountText } from '@registrar/domain/shared/count-text'
import type { UseQueryResult } from '@tanstack/react-query'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ListPage } from '#lib/list-query'
import { isDraggedCard } from './board-card.tsx'
import classes from './board.module.css'
import { Failed } from './states.tsx'

type Props<R> = {
  /** what a card in this column has as its place */
  place: string
  label: string
  column: Pick<UseQueryResult<ListPage<R>>, 'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>
  /** what a card is, for the count */
  noun: string
  failedMessage: string
  emptyText: string
  /** shows more cards; without it there is no button */
  onMore?: (() => void) | undefined
  /** its search waits for something else */
  isWaiting?: boolean
  /** narrow, one of many columns */
  isDense?: boolean
  /** the colour of its dot */
  color?: string
  /** the checkbox of all cards, and what stands below the heading */
  tick?: ReactNode
  below?: ReactNode
  children: (row: R) => ReactNode
}

/** A column of a board. A card that is dropped into it, by mouse or by touch, is moved to its place. */
export const BoardColumn = <R,>(props: Props<R>) => {
  const { place, label, column, noun, isWaiting = false, isDense = false, color, tick, below, onMore } = props
  const element = useRef<HTMLElement>(null)
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    if (!element.current) return undefined

    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => isDraggedCard(source.data) && source.data.place !== place,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        if (isDraggedCard(source.data)) source.data.moveTo(place)
      },
    })
  }, [place])

  const { data: page, error } = column
  const countText = page && foundCountText(page, noun)

  return (
    <section
      ref={element}
      aria-label={label}
      className={classes.column}
      data-dense={isDense || undefined}
      data-over={isOver || undefined}
      data-drop={place}
    >
      <div
        className={classes.header}
        style={{ '--dot': color } as CSSProperties}
        title={isDense ? undefined : countText}
      >
        {tick}
        <Title order={2}>{label}</Title>
        {page && (
          <Badge size="sm" variant="default" aria-label={countText} role="img">
            {formatCount(page.totalItems)}
          </Badge>
        )}
      </div>
      {below}
      {error && !page && <Failed message={props.failedMessage} onRetry={() => void column.refetch()} />}
      {!page && !error && !isWaiting && (
        <Stack gap={8} role="status" aria-label="Loading">
          <Skeleton height={isDense ? 72 : 84} />
          {!isDense && <Skeleton height={84} />}
        </Stack>
      )}
      {page?.data.length === 0 && (
        <Text size={isDense ? 'xs' : 'sm'} c="dimmed" ta="center" py={isDense ? 'sm' : 'md'}>
          {props.emptyText}
        </Text>
      )}
      {page && page.data.length > 0 && (
        <ul className={classes.cards} data-stale={column.isPlaceholderData || undefined}>
          {page.data.map(props.children)}
        </ul>
      )}
      {page && page.totalItems > page.data.length && onMore && (
        <Button
          variant="subtle"
          size={isDense ? 'xs' : 'sm'}
          fullWidth
          mt={8}
          onClick={onMore}
          loading={column.isFetching}
        >
          Show More
        </Button>
      )}
    </section>
  )
}
