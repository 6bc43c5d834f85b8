import type { EmailActivity } from '@registrar/domain/emails/email'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { displayInstantDay } from '#lib/clock'
import { useListState } from '#lib/list-state'
import { useErrorToast } from '#lib/use-error-toast'
import type { Column } from '#ui/data-table'
import { ListPage } from '#ui/list-page'
import { SearchBox } from '#ui/search-box'
import { Failed } from '#ui/states'
import { emailActivityQuery } from './emails.api.ts'
import { EventBadge } from './event-badge.tsx'
import { matchingEmails } from './matching-emails.ts'
import { PagedTable } from './paged-table.tsx'
import { subjectText } from './subject-text.ts'

const FAILED = 'Failed to fetch emails'

const route = getRouteApi('/staff/email')

const columns: Column<EmailActivity>[] = [
  { label: 'Date', cell: (row) => displayInstantDay(row.date).replaceAll('/', '-') },
  { label: 'To', maxWidth: 280, cell: (row) => row.email },
  { label: 'Subject', maxWidth: 380, cell: (row) => subjectText(row.subject) },
  { label: 'Event', cell: (row) => <EventBadge event={row.event} /> },
  { label: 'Tag', cell: (row) => row.tag || 'N/A' },
  { label: 'Message ID', maxWidth: 260, cell: (row) => row.messageId },
  { label: 'Action', cell: () => 'View' },
]

/** The events of sent emails, newest first (MAIL-7). */
export const EmailHistoryPage = () => {
  const { values, set } = useListState(route.useSearch())
  const { data, error, refetch } = useQuery(emailActivityQuery)
  useErrorToast(error, FAILED)

  const rows = data && matchingEmails(data, values.search)

  return (
    <ListPage
      title="Emails History"
      count={rows && `${rows.length} in total`}
      filters={
        <SearchBox
          value={values.search}
          onChange={(search) => set({ search }, { replace: true })}
          placeholder="Search by address, subject or event"
        />
      }
    >
      {error && !data ? (
        <Failed message={FAILED} onRetry={() => void refetch()} />
      ) : (
        <PagedTable
          label="Emails History"
          columns={columns}
          rows={rows}
          empty="No emails found"
          page={values.page}
          onPage={(page) => set({ page })}
        />
      )}
    </ListPage>
  )
}
