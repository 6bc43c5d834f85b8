import type { EmailActivity } from '@registrar/domain/emails/email'
import { hasEachWord } from '@registrar/domain/shared/fold-text'
import { subjectText } from './subject-text.ts'

/** The emails in which each search term occurs, without regard to case, accents and the order of the terms. */
export const matchingEmails = <E extends EmailActivity>(emails: E[], search: string): E[] =>
  emails.filter((email) =>
    hasEachWord([email.email, subjectText(email.subject), email.event, email.tag, email.messageId].join(' '), search),
  )
