import { Stack, Title } from '@mantine/core'
import type { EmailActivity, RecentEmail } from '@registrar/domain/emails/email'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { displayInstant } from '#lib/clock'
import { useListState } from '#lib/list-state'
import { useErrorToast } from '#lib/use-error-toast'
import type { Column } from '#ui/data-table'
import { Failed } from '#ui/states'
import { emailActivityQuery, recentEmailsQuery } from './emails.api.ts'
import { EventBadge } from './event-badge.tsx'
import { PagedTable } from './paged-table.tsx'
import { subjectText } from './subject-text.ts'

const FAILED = 'Failed to fetch emails'

const activityColumns: Column<EmailActivity>[] = [
  { label: 'Subject', cell: (row) => subjectText(row.subject) },
  { label: 'Event', cell: (row) => <EventBadge event={row.event} reason={row.reason} /> },
  { label: 'Date', cell: (row) => displayInstant(row.date) },
  { label: 'From', cell: (row) => row.from },
]

const recentColumns: Column<RecentEmail>[] = [
  { label: 'Subject', cell: (row) => subjectText(row.subject) },
  { label: 'Status', cell: (row) => <EventBadge event={row.status} reason={row.reason} /> },
  { label: 'Date', cell: (row) => displayInstant(row.date) },
]

const route = getRouteApi('/staff/account')

type Load = { data: unknown; error: unknown; refetch: () => unknown }

const EmailSection = ({ title, load, children }: { title: string; load: Load; children: ReactNode }) => (
  <Stack gap="xs">
    <Title order={2}>{title}</Title>
    {load.error && !load.data ? <Failed message={FAILED} onRetry={() => void load.refetch()} /> : children}
  </Stack>
)

/** The two email tables of the account page (MAIL-8). */
export const AccountEmails = ({ email }: { email: string }) => {
  const { values, set } = useListState(route.useSearch())
  const activity = useQuery(emailActivityQuery)
  const recent = useQuery(recentEmailsQuery(email))
  useErrorToast(activity.error ?? recent.error, FAILED)

  return (
    <>
      <EmailSection title="Email Activity" load={activity}>
        <PagedTable
          label="Email Activity"
          columns={activityColumns}
          rows={activity.data}
          empty="No email activity yet"
          page={values.activity}
          onPage={(page) => set({ activity: page })}
        />
      </EmailSection>
      <EmailSection title="Recent Emails" load={recent}>
        <PagedTable
          label="Recent Emails"
          columns={recentColumns}
          rows={recent.data}
          empty="No emails yet"
          page={values.recent}
          onPage={(page) => set({ recent: page })}
        />
      </EmailSection>
    </>
  )
}
