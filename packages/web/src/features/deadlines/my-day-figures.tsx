import { Text } from '@mantine/core'
import type { DeadlineSearchInput } from '@registrar/domain/deadlines/deadline-search'
import { useQuery } from '@tanstack/react-query'
import { deadlinesQuery } from './deadlines.api.ts'
import classes from './deadlines.module.css'

/** How much is overdue, due today and this week. */
export const MyDayFigures = ({ title, query }: { title: string; query: DeadlineSearchInput }) => {
  const counts = useQuery(deadlinesQuery(query)).data?.counts
  const figures = [
    ['Overdue', counts?.overdue],
    ['Today', counts?.today],
    ['This week', counts?.week],
  ] as const

  return (
    <div>
      <Text size="xs" fw={600} px="md">
        {title}
      </Text>
      <dl className={classes.figures}>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count ?? '…'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
