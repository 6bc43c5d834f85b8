import type { EmailActivity } from '@registrar/domain/emails/email'
import { subjectText } from './subject-text.ts'

const foldedText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The emails in which each search term occurs, without regard to case, accents and the order of the terms. */
export const matchingEmails = <E extends EmailActivity>(emails: E[], search: string): E[] => {
  const terms = foldedText(search).split(/\s+/).filter(Boolean)

  return emails.filter((email) => {
    const text = foldedText(
      [email.email, subjectText(email.subject), email.event, email.tag, email.messageId].join(' '),
    )

    return terms.every((term) => text.includes(term))
  })
}
