import type { OutgoingEmail } from './mailer.ts'

/** The mail in the words of the mail library. What is fetched by address or path is never taken from it. */
export const messageOf = (mail: OutgoingEmail) => ({
  messageId: `<${mail.messageId}>`,
  date: new Date(mail.date),
  from: mail.from,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  ...(mail.html !== null && { html: mail.html }),
  disableFileAccess: true,
  disableUrlAccess: true,
})
