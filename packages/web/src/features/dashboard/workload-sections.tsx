import { Paper, SimpleGrid, Skeleton, Title } from '@mantine/core'
import type { Workload } from '@registrar/domain/dashboard/workload'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed } from '#ui/states'
import { ColleagueLoads } from './colleague-loads.tsx'
import { workloadQuery } from './dashboard.api.ts'
import { CHART_HEIGHT, WeeksChart } from './weeks-chart.tsx'

type Props = { title: string; list: UseQueryResult<Workload>; children: (workload: Workload) => ReactNode }

const WorkloadSection = ({ title, list: { data, error, refetch }, children }: Props) => (
  <Paper component="section" aria-label={title} aria-busy={!data && !error} p="md">
    <Title order={2} mb="sm">
      {title}
    </Title>
    {data ? (
      children(data)
    ) : error ? (
      <Failed message="Error fetching the deadlines" onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={CHART_HEIGHT} />
    )}
  </Paper>
)

/** The deadlines of the next twelve weeks as a picture, and how much each colleague has in charge (UI-20). */
export const WorkloadSections = () => {
  const list = useQuery(workloadQuery)

  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" verticalSpacing="md">
      <WorkloadSection title="The next twelve weeks" list={list}>
        {({ weeks }) => <WeeksChart weeks={weeks} />}
      </WorkloadSection>
      <WorkloadSection title="Load of each colleague" list={list}>
        {({ loads }) => <ColleagueLoads loads={loads} />}
      </WorkloadSection>
    </SimpleGrid>
  )
}
