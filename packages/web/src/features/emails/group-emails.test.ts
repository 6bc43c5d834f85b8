import type { EmailActivity } from '@registrar/domain/emails/email'
import { expect, it } from 'vitest'
import { groupEmails } from './group-emails.ts'

const sent: EmailActivity = {
  _id: 'e1',
  subject: 'Rappel',
  event: 'sent',
  date: '2026-03-02T09:00:00.000Z',
  from: 'office@example.ie',
  email: 'aoife@example.ie',
  tag: null,
  messageId: '<1@example.ie>',
  reason: null,
}
const failed: EmailActivity = { ...sent, event: 'failed', date: '2026-03-04T09:00:00.000Z', reason: '550 No such user' }
const opened: EmailActivity = { ...sent, event: 'opened', date: '2026-03-03T09:00:00.000Z' }

// MAIL-7
it('an email is one row with its latest event, however much happened to it', () => {
  const [row, ...others] = groupEmails([opened, sent])
  expect(others).toEqual([])
  expect(row).toMatchObject({ event: 'opened', date: opened.date })
  expect(row?.events.map(({ event }) => event)).toEqual(['opened', 'sent'])
})

it('each event of an email keeps its own reason (MAIL-7)', () => {
  expect(groupEmails([failed, sent])[0]?.events.map(({ reason }) => reason)).toEqual(['550 No such user', null])
})

it('one message to two addresses is two rows', () => {
  expect(groupEmails([sent, { ...sent, email: 'maud@example.fr' }])).toHaveLength(2)
})

it('lines without a message id are never taken for one email', () => {
  expect(
    groupEmails([
      { ...sent, messageId: '' },
      { ...opened, messageId: '' },
    ]),
  ).toHaveLength(2)
})
