import { keptTogether } from '@registrar/domain/shared/kept-together'
import type { OutgoingEmail } from './mailer.ts'

/** The email as nodemailer takes it. Nodemailer may not read files or addresses that the content names. */
export const messageOf = (email: OutgoingEmail) => ({
  messageId: `<${email.messageId}>`,
  date: new Date(email.date),
  from: email.from,
  ...(email.replyTo !== null && { replyTo: email.replyTo }),
  to: email.to,
  subject: email.subject,
  text: keptTogether(email.text),
  ...(email.html !== null && { html: keptTogether(email.html) }),
  ...(email.isAutomatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
  disableFileAccess: true,
  disableUrlAccess: true,
})
