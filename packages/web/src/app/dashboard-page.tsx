import { SimpleGrid, Stack, Title } from '@mantine/core'
import { GlanceStrip, WorkloadSections } from '#features/dashboard'
import { MyDay } from '#features/deadlines'
import { FirstSteps } from '#features/settings'
import { usePageTitle } from '#lib/page-title'
import { Together } from '#ui/together'
import { FollowUpsCard } from './follow-ups-card.tsx'
import { OutboxBanner } from './outbox-banner.tsx'
import { RecentFilesCard, RecentOrganizationsCard, RecentPeopleCard, RecentTasksCard } from './recent-cards.tsx'

export const DashboardPage = () => {
  usePageTitle('Home')

  return (
    <Stack gap="sm">
      <Title order={1}>Home</Title>
      <Together>
        <OutboxBanner />
        <FirstSteps />
        <GlanceStrip />
        <WorkloadSections />
        <MyDay />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
          <RecentOrganizationsCard />
          <RecentPeopleCard />
          <RecentTasksCard />
          <RecentFilesCard />
        </SimpleGrid>
        <FollowUpsCard />
      </Together>
    </Stack>
  )
}
