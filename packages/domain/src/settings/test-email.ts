import { type EmailContent, escapeHtml, paragraphHtml, RULE_HTML } from '../shared/email-template.ts'

const LETTER_BEGINS = /<div class="letter"[^>]*>\n/

/**
 * The email that an administrator sends to oneself to try the settings and the texts of emails: a text of the firm as a client reads it,
 * below a line that says who asked (SET-5).
 */
export const testEmail = (
  { name, brand }: { name: string; brand: string },
  example: EmailContent & { label: string },
): EmailContent => {
  const said = `${name} asked for this test email. It needs no answer. Below is the text '${example.label}' as a client reads it, with an example company.`
  return {
    subject: `${brand}: test email`,
    text: `${said}\n\n${example.subject}\n\n${example.text}`,
    html: example.html.replace(
      LETTER_BEGINS,
      (begin) =>
        `${begin}${paragraphHtml(escapeHtml(said))}\n${RULE_HTML}\n${paragraphHtml(`<strong>${escapeHtml(example.subject)}</strong>`)}\n`,
    ),
  }
}
