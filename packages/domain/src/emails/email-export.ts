import * as z from 'zod'
import type { ListColumn } from '../shared/listing.ts'
import { filter } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { type EmailActivity, emailEvents } from './email.ts'

/** Which emails are exported: the filters of the email history. */
export const exportedEmails = z.object({ search: text(200).nullish(), event: filter(z.enum(emailEvents)) })
export type ExportedEmails = z.output<typeof exportedEmails>

/** The columns of an export of emails, each with its latest event (MAIL-7). */
export const emailExportColumns: ListColumn<EmailActivity>[] = [
  { key: 'date', label: 'Date', kind: 'moment', value: (row) => row.date },
  { key: 'email', label: 'To', value: (row) => row.email },
  { key: 'subject', label: 'Subject', value: (row) => row.subject },
  { key: 'event', label: 'Event', value: (row) => row.event },
  { key: 'tag', label: 'Tag', value: (row) => row.tag },
  { key: 'messageId', label: 'Message ID', value: (row) => row.messageId },
  { key: 'reason', label: 'Reason', value: (row) => row.reason },
  { key: 'from', label: 'From', value: (row) => row.from },
]
