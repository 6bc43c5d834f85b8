import { deriveToken } from '#platform/one-time-token'
import type { OutgoingEmail } from '#platform/mailer/mailer'

/** What a link with a token that works once opens: an invitation or a new password, by the id of its row. */
export type EmailedLink = { purpose: 'invitation' | 'password'; id: string }

/** What a stored email has in place of the token of its link (MAIL-13). */
export const TOKEN_PLACE = '{token}'

/** The token of a link and the hash that is stored of it. Only who has the server's secret can make it again. */
export const tokenOfLink = (secret: Uint8Array, { purpose, id }: EmailedLink): { token: string; hash: string } =>
  deriveToken(secret, `${purpose} ${id}`)

type Texts = Pick<OutgoingEmail, 'text' | 'html'>

/** An email as it leaves: with the token in its link, which is stored nowhere. */
export const withToken = <E extends Texts>(email: E, link: EmailedLink | null, secret: Uint8Array): E => {
  if (link === null) return email

  const { token } = tokenOfLink(secret, link)
  const filled = (text: string) => text.replaceAll(TOKEN_PLACE, token)
  return { ...email, text: filled(email.text), html: email.html === null ? null : filled(email.html) }
}
