import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { deadlineStateLabels } from '@registrar/domain/deadlines/deadline'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StateGroup } from './deadline-list-search.ts'
import { DeadlineRows } from './deadline-rows.tsx'
import { deadlinesQuery } from './deadlines.api.ts'
import classes from './deadlines.module.css'

const FIRST_ROWS = 10
const MORE_ROWS = 50

type Props = { group: StateGroup; filters: Parameters<typeof deadlinesQuery>[0] }

/** One group of the list: its count, its first rows, and the others on demand. */
export const DeadlineGroup = ({ group: { state, days }, filters }: Props) => {
  const title = deadlineStateLabels[state]
  const [limit, setLimit] = useState(FIRST_ROWS)
  const list = useQuery(deadlinesQuery({ ...filters, ...days, limit }))
  const page = list.data
  const left = page ? page.totalItems - page.data.length : 0

  return (
    <Paper component="section" aria-label={title} className={classes.group}>
      <Group gap="xs" align="baseline" px="md" py="sm">
        <Title order={2} c={state === 'overdue' && page?.totalItems ? 'var(--app-red-text)' : undefined}>
          {title}
        </Title>
        <Text size="sm" c="dimmed" aria-live="polite">
          {page?.totalItems}
        </Text>
      </Group>
      <DeadlineRows list={list} />
      {page?.totalItems === 0 && (
        <Text size="sm" c="dimmed" px="md" pb="sm">
          Nothing.
        </Text>
      )}
      {left > 0 && (
        <Button variant="subtle" m="xs" onClick={() => setLimit(limit + MORE_ROWS)} loading={list.isPlaceholderData}>
          Show more ({left})
        </Button>
      )}
    </Paper>
  )
}
