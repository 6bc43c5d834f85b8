import { Anchor, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { STATE_DAYS } from '@registrar/domain/deadlines/deadline'
import type { DeadlineCounts } from '@registrar/domain/deadlines/deadline-search'
import { addDays } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { today } from '#lib/clock'
import { useSessionUser } from '#lib/session'
import { Failed } from '#ui/states'
import { DeadlineListRow } from './deadline-row.tsx'
import { deadlinesQuery } from './deadlines.api.ts'
import classes from './deadlines.module.css'

const SHOWN = 12

const Figures = ({ title, counts }: { title: string; counts: DeadlineCounts }) => (
  <div>
    <Text size="xs" fw={600} px="md">
      {title}
    </Text>
    <dl className={classes.figures}>
      {(
        [
          ['Overdue', counts.overdue],
          ['Today', counts.today],
          ['This week', counts.week],
        ] as const
      ).map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  </div>
)

/** What the user is in charge of that is overdue, due today and this week, with the firm's figures beside. */
export const MyDay = () => {
  const me = useSessionUser()?._id
  const week = addDays(today(), STATE_DAYS.week)
  const mine = useQuery(deadlinesQuery({ user: 'me', to: week, limit: SHOWN }))
  const firm = useQuery(deadlinesQuery({ to: week, limit: 1 }))
  const page = mine.data
  const left = page ? page.totalItems - page.data.length : 0

  return (
    <Paper component="section" aria-label="My day" className={classes.group}>
      <Group justify="space-between" px="md" py="sm" gap="xs">
        <Title order={2}>My day</Title>
        <Anchor component={Link} to="/deadlines" size="sm" aria-label="View all, Deadlines">
          View all
        </Anchor>
      </Group>
      <Group gap="xl" align="flex-start">
        {page && <Figures title="Mine" counts={page.counts} />}
        {firm.data && <Figures title="The firm" counts={firm.data.counts} />}
      </Group>
      {mine.error && !page && (
        <Failed message="The deadlines could not be loaded." onRetry={() => void mine.refetch()} />
      )}
      {mine.isPending && (
        <Stack px="md" pb="md" aria-label="Loading">
          <Skeleton height={12} width="70%" />
        </Stack>
      )}
      {page?.totalItems === 0 && (
        <Text size="sm" c="dimmed" px="md" pb="md">
          Nothing of yours is due this week.
        </Text>
      )}
      {page && page.data.length > 0 && (
        <ul className={classes.rows}>
          {page.data.map((row) => (
            <DeadlineListRow key={row._id} row={row} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Anchor component={Link} to="/deadlines" search={{ user: me } as never} size="sm" display="block" p="md">
          {left} more
        </Anchor>
      )}
    </Paper>
  )
}
