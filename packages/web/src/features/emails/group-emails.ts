import type { EmailActivity } from '@registrar/domain/emails/email'

/** One email, with what happened to it, the latest first. */
export type EmailWithEvents = EmailActivity & { events: Pick<EmailActivity, 'event' | 'date' | 'reason'>[] }

/** One row for each email, as its latest event left it. `activity` has the latest event first (MAIL-7). */
export const groupEmails = (activity: EmailActivity[]): EmailWithEvents[] => {
  const emails = new Map<string, EmailWithEvents>()

  for (const [index, entry] of activity.entries()) {
    // A line without a message id is an email of its own.
    const key = entry.messageId ? `${entry.messageId} ${entry.email}` : String(index)
    const event = { event: entry.event, date: entry.date, reason: entry.reason }
    const email = emails.get(key)
    if (email) email.events.push(event)
    else emails.set(key, { ...entry, events: [event] })
  }

  return [...emails.values()]
}
