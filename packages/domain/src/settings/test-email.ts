import { type EmailContent, emailHtml, escapeHtml, paragraphHtml, smallPrintHtml } from '../shared/email-template.ts'

/** The email that an administrator sends to oneself to try the settings of emails (SET-5). */
export const testEmail = ({ name, brand }: { name: string; brand: string }): EmailContent => {
  const subject = `${brand}: test email`
  const said = `${name} asked for this test email on the settings page. It needs no answer.`
  return {
    subject,
    text: `${said}\n\n${brand}\n`,
    html: emailHtml('en', subject, [paragraphHtml(escapeHtml(said)), smallPrintHtml(escapeHtml(brand))].join('\n')),
  }
}
