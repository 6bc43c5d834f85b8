import { emailListing } from '@registrar/domain/emails/email-listing'
import { displayInstantDay } from '#lib/clock'
import type { Column } from '#ui/data-table'
import { InItsLanguage } from '#ui/in-its-language'
import { tableColumns } from '#ui/table-columns'
import { EventBadge } from './event-badge.tsx'
import type { EmailWithEvents } from './group-emails.ts'
import { subjectText } from './subject-text.ts'
import { ViewEmailButton } from './view-email-button.tsx'

/** The columns of the email history (MAIL-7). */
export const emailColumns: Column<EmailWithEvents>[] = [
  ...tableColumns(emailListing, {
    date: { card: 'bottom', cell: (row) => displayInstantDay(row.date).replaceAll('/', '-') },
    email: { card: 'bottom' },
    subject: { card: 'title', cell: (row) => <InItsLanguage text={subjectText(row.subject)} /> },
    event: { card: 'top', cell: (row) => <EventBadge event={row.event} reason={row.reason} /> },
    tag: { cell: (row) => row.tag || 'N/A' },
  }),
  { label: 'Action', card: 'bottom', isOnScreenOnly: true, cell: (row) => <ViewEmailButton email={row} /> },
]
