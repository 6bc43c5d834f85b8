import * as z from 'zod'
import { filterShape, listingOf, offered } from '../shared/listing.ts'
import { text } from '../shared/text.ts'
import { emailEvents } from './email-event.ts'
import { emailActivity } from './email.ts'

/** The email history: the emails, each with its latest event (MAIL-7). */
export const emailListing = listingOf(emailActivity)({
  title: 'Emails',
  columns: [
    { key: 'date', label: 'Date', kind: 'moment' },
    { key: 'email', label: 'To', width: 280 },
    { key: 'subject', label: 'Subject', width: 380 },
    { key: 'event', label: 'Event' },
    { key: 'tag', label: 'Tag' },
    { key: 'messageId', label: 'Message ID', width: 260 },
    { key: 'reason', label: 'Reason', place: 'file' },
    { key: 'from', label: 'From', place: 'file' },
  ],
  filters: { event: offered('Event', z.enum(emailEvents)) },
})

/** Which emails are exported. */
export const exportedEmails = z.object({ search: text(200).nullish(), ...filterShape(emailListing.filters) })
export type ExportedEmails = z.output<typeof exportedEmails>
