import { escapeHtml } from '../shared/email-template.ts'
import { type Role, roleLabels } from '../access/roles.ts'

type EmailContent = { subject: string; text: string; html: string }
type Sender = { brand: string }
type Link = { url: string; label: string }

const paragraph = (html: string): string => `<p style="margin:0 0 14px">${html}</p>`

const content = (subject: string, paragraphs: string[], { url, label }: Link, { brand }: Sender): EmailContent => ({
  subject,
  text: `${[...paragraphs, `${label}:\n${url}`, brand].join('\n\n')}\n`,
  html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f7f7;color:#1b2124;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.6">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e3e7e6;border-radius:8px">
${paragraphs.map((text) => paragraph(escapeHtml(text))).join('\n')}
${paragraph(`<a href="${escapeHtml(url)}" style="color:#00665d">${escapeHtml(label)}</a>`)}
<p style="margin:0;color:#59636a">${escapeHtml(brand)}</p>
</div>
</body>
</html>
`,
})

/** The email that invites somebody to create an account (USER-14). `url` carries `?invitation=`. */
export const invitationEmail = (
  { role, inviter, days, url }: { role: Role; inviter: string; days: number; url: string },
  sender: Sender,
): EmailContent =>
  content(
    `Your invitation to ${sender.brand}`,
    [
      `${inviter} invites you to create an account. Your role will be: ${roleLabels[role]}.`,
      `The link works once, for this address, and for ${days} days. If you did not expect it, ignore this email.`,
    ],
    { url, label: 'Make my account' },
    sender,
  )

/** The email that tells administrators of a new account (USER-17). */
export const newAccountEmail = (
  { name, email, role, url }: { name: string; email: string; role: Role; url: string },
  sender: Sender,
): EmailContent =>
  content(
    `New account: ${name}`,
    [
      `${name} (${email}) has created an account. Role: ${roleLabels[role]}.`,
      'If you do not know this person, deactivate the account.',
    ],
    { url, label: 'Open the staff page' },
    sender,
  )

/** The email with the link to a new password (USER-19). `url` carries `?token=`. */
export const passwordResetEmail = ({ minutes, url }: { minutes: number; url: string }, sender: Sender): EmailContent =>
  content(
    'A new password for your account',
    [
      'Somebody, most likely you, asked for a new password for your account.',
      `The link works once, for ${minutes} minutes. If it was not you, ignore this email: your password stays as it is.`,
    ],
    { url, label: 'Choose a new password' },
    sender,
  )
