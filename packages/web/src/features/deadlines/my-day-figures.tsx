import { Text } from '@mantine/core'
import { deadlineStateLabels } from '@registrar/domain/deadlines/deadline'
import type { DeadlineSearchInput } from '@registrar/domain/deadlines/deadline-listing'
import { useQuery } from '@tanstack/react-query'
import { deadlinesQuery } from './deadlines.api.ts'
import classes from './deadlines.module.css'

const figures = ['overdue', 'today', 'week'] as const

/** How much is overdue, due today and this week. */
export const MyDayFigures = ({ title, query }: { title: string; query: DeadlineSearchInput }) => {
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
            <dd>{counts?.[state] ?? '…'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
