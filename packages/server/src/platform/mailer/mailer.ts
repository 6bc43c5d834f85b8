/** An email to deliver. `messageId` has no angle brackets and stays the same over all attempts. */
export type OutgoingEmail = {
  messageId: string
  from: string
  /** null: the sender */
  replyTo: string | null
  to: string
  subject: string
  text: string
  html: string | null
  /** ISO 8601: when it was queued */
  date: string
}

/**
 * The outcome of a delivery. `refused`: never try this email again. `delayed`: try this email later. `unreachable`: the
 * server accepts no email at the moment.
 */
export type Delivery = { outcome: 'sent' | 'outbox' } | { outcome: 'refused' | 'delayed' | 'unreachable'; note: string }

/**
 * Delivers one email. A failure is an outcome and is never thrown. SMTP awaits `beforeEnd` when the server has everything
 * but the end of the message: the end, which makes the email the server's, is sent when `beforeEnd` resolves and never when
 * it rejects. So an email is never delivered twice.
 */
export type Mailer = { deliver: (email: OutgoingEmail, beforeEnd: () => Promise<void>) => Promise<Delivery> }
