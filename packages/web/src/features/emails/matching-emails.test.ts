import type { EmailActivity } from '@registrar/domain/emails/email'
import { describe, expect, it } from 'vitest'
import { matchingEmails } from './matching-emails.ts'

const reminder: EmailActivity = {
  _id: 'e1',
  subject: 'Rappel d’échéance',
  event: 'delivered',
  date: '2026-03-02T09:00:00.000Z',
  from: 'office@example.ie',
  email: 'aoife@example.ie',
  tag: 'reminder',
  messageId: '<1@example.ie>',
  reason: null,
}
const withoutSubject: EmailActivity = {
  ...reminder,
  subject: '',
  event: 'failed',
  tag: '',
  messageId: '<2@example.ie>',
}

// MAIL-7, MAIL-8
describe('the search of the email history', () => {
  it.each([
    ['nothing', '', 2],
    ['the address', 'AOIFE', 2],
    ['the subject without its accents', 'echeance', 1],
    ['the event', 'failed', 1],
    ['the tag', 'remind', 1],
    ['the message id', '<2@', 1],
    ['the words shown for a missing subject', 'no subject', 1],
    ['several terms in any order', 'delivered rappel', 1],
    ['terms of which one occurs nowhere', 'delivered invoice', 0],
  ])('finds emails by %s', (_by, search, count) => {
    expect(matchingEmails([reminder, withoutSubject], search)).toHaveLength(count)
  })
})
