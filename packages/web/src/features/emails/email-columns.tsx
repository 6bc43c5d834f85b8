import { displayInstantDay } from '#lib/clock'
import type { Column } from '#ui/data-table'
import { ViewEmailButton } from './email-events.tsx'
import { EventBadge } from './event-badge.tsx'
import type { EmailWithEvents } from './group-emails.ts'
import { subjectText } from './subject-text.ts'

/** The columns of the email history (MAIL-7). */
export const emailColumns: Column<EmailWithEvents>[] = [
  { label: 'Date', card: 'bottom', cell: (row) => displayInstantDay(row.date).replaceAll('/', '-') },
  { label: 'To', card: 'bottom', maxWidth: 280, cell: (row) => row.email },
  { label: 'Subject', card: 'title', maxWidth: 380, cell: (row) => subjectText(row.subject) },
  { label: 'Event', card: 'top', cell: (row) => <EventBadge event={row.event} reason={row.reason} /> },
  { label: 'Tag', cell: (row) => row.tag || 'N/A' },
  { label: 'Message ID', maxWidth: 260, cell: (row) => row.messageId },
  { label: 'Action', isOnScreenOnly: true, cell: (row) => <ViewEmailButton email={row} /> },
]
