/**
 * What can happen to an email (MAIL-5). `outbox`: there is no SMTP server, so it was written to the outbox folder.
 * `delayed`: the receiving server asked to try later. `unconfirmed`: the email was handed over and no answer was heard, because
 * our server stopped or for five days; it was most likely accepted, and is not sent again.
 */
export const emailEvents = [
  'queued',
  'sent',
  'outbox',
  'delayed',
  'delivered',
  'failed',
  'unconfirmed',
  'opened',
  'clicked',
  'complained',
] as const
export type EmailEvent = (typeof emailEvents)[number]
