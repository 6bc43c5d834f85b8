/** A mail as it is handed over; `messageId` is without its angle brackets and stays the same over all tries. */
export type OutgoingEmail = {
  messageId: string
  from: string
  to: string
  subject: string
  text: string
  html: string | null
  /** ISO 8601: when it was queued */
  date: string
}

/**
 * How handing over went. `refused`: never to be tried again. `delayed`: this mail later. `unreachable`: the server takes
 * no mail at all at the moment.
 */
export type Delivery = { outcome: 'sent' | 'outbox' } | { outcome: 'refused' | 'delayed' | 'unreachable'; note: string }

/**
 * Hands one mail over; a failure is an outcome, never thrown. Where delivering the same mail twice would be noticed,
 * `beforeEnd` is awaited when all of it but its end is with the other side: the end, which makes it theirs, follows when
 * it resolves and never when it rejects.
 */
export type Mailer = { deliver: (mail: OutgoingEmail, beforeEnd: () => Promise<void>) => Promise<Delivery> }
