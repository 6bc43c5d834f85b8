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
  /** nobody asked for it: a reply program then answers nothing (RFC 3834) */
  isAutomatic: boolean
  /** ISO 8601: when it was queued */
  date: string
}

/**
 * The outcome of a delivery. `refused`: never try this email again. `delayed`: try this email later, also when the
 * connection broke in the middle of it. `unanswered`: the server got the whole email and the connection broke before it
 * answered, so it may have accepted it. `unreachable`: the server accepts no email at the moment.
 */
export type Delivery =
  | { outcome: 'sent' | 'outbox' }
  | { outcome: 'refused' | 'delayed' | 'unanswered' | 'unreachable'; note: string }

/**
 * Delivers one email. A failure is an outcome and is never thrown.
 *
 * An SMTP server accepts an email only once it has received the end of the message. The mailer sends everything before the
 * end, then calls `beforeEnd` and waits: the caller notes in the database that the email is about to leave. When that
 * succeeds, the mailer sends the end; when it fails, it breaks off, and the server discards the email. So every email that
 * may have left is marked, and none is sent twice (docs/decisions/0008-mail-in-doubt.md).
 */
export type Mailer = { deliver: (email: OutgoingEmail, beforeEnd: () => Promise<void>) => Promise<Delivery> }
