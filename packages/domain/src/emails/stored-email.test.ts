import { expect, it } from 'vitest'
import type { EmailEvent } from './email-event.ts'
import { warningBeforeSendingAgain } from './stored-email.ts'

it.each([
  [['sent', 'queued'], ''],
  [['opened', 'delivered', 'sent', 'queued'], ''],
  [['queued'], 'still waits'],
  [['delayed', 'queued'], 'still waits'],
  [['failed', 'sent', 'queued'], 'never delivered'],
  [['outbox', 'queued'], 'never left'],
  [['unconfirmed', 'queued'], 'Nobody knows'],
] satisfies [EmailEvent[], string][])(
  'of an email with the events %j, %j is said before it is sent again (MAIL-19)',
  (events, said) => {
    const warning = warningBeforeSendingAgain(events)
    expect(warning ?? '').toContain(said)
    expect(warning === null).toBe(said === '')
  },
)
