import { Anchor, Group, Paper, Text, Title } from '@mantine/core'
import { formatCount } from '@registrar/domain/shared/count-text'
import {
  type DeadlineConcern,
  deadlineConcernLabels,
  deadlineConcerns,
  deadlineStateLabels,
  STATE_DAYS,
} from '@registrar/domain/deadlines/deadline'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { DeadlineSearchInput } from '@registrar/domain/deadlines/deadline-listing'
import { today } from '#lib/clock'
import { useSessionUser } from '#lib/session'
import { DeadlineRows } from './deadline-rows.tsx'
import { deadlinesQuery } from './deadlines.api.ts'
import classes from './deadlines.module.css'

const figures = ['overdue', 'today', 'week'] as const

/** How much is overdue, due today and this week. */
const MyDayFigures = ({ title, query }: { title: string; query: DeadlineSearchInput }) => {
  const counts = useQuery(deadlinesQuery(query)).data?.counts

  return (
    <div>
      <Text size="xs" fw={600} px="md">
        {title}
      </Text>
      <dl className={classes.figures}>
        {figures.map((state) => (
          <div key={state}>
            <dt>{deadlineStateLabels[state]}</dt>
            <dd>{counts ? formatCount(counts[state]) : '…'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The deadlines that each group shows. */
const DEADLINES_PER_GROUP = 5

const MyDayGroup = ({ concern, to }: { concern: DeadlineConcern; to: IsoDate }) => {
  const title = deadlineConcernLabels[concern]
  const me = useSessionUser()?._id
  const list = useQuery(deadlinesQuery({ user: 'me', concern, to, limit: DEADLINES_PER_GROUP }))
  const page = list.data
  const isEmpty = page?.totalItems === 0
  const remaining = page ? page.totalItems - page.data.length : 0

  return (
    <section aria-label={`My day: ${title}`}>
      <Text size="xs" fw={600} c="dimmed" px="md" pt="xs" pb={isEmpty ? 'xs' : 4}>
        {title}
        {isEmpty && ': nothing'}
      </Text>
      <DeadlineRows list={list} />
      {remaining > 0 && (
        <Anchor
          component={Link}
          to="/deadlines"
          search={{ user: me } as never}
          size="sm"
          display="block"
          px="md"
          py={6}
          aria-label={`${formatCount(remaining)} more, ${title}`}
        >
          {formatCount(remaining)} more
        </Anchor>
      )}
    </section>
  )
}

/** The user's deadlines that are overdue, due today or due this week: law first, then money, then the firm's own targets (UI-4). */
export const MyDay = () => {
  const to = addDays(today(), STATE_DAYS.week)

  return (
    <Paper component="section" aria-label="My day" className={classes.group}>
      <Group justify="space-between" px="md" py="sm" gap="xs">
        <Title order={2}>My day</Title>
        <Anchor component={Link} to="/deadlines" size="sm" aria-label="View all, Deadlines">
          View all
        </Anchor>
      </Group>
      <Group gap="0 32px" align="flex-start">
        <MyDayFigures title="Mine" query={{ user: 'me', to, limit: 1 }} />
        <MyDayFigures title="The firm" query={{ to, limit: 1 }} />
      </Group>
      {deadlineConcerns.map((concern) => (
        <MyDayGroup key={concern} concern={concern} to={to} />
      ))}
    </Paper>
  )
}
