import { expect, it } from 'vitest'
import type { EmailEvent } from './email-event.ts'
import { warningBeforeSendingAgain } from './stored-email.ts'

it.each([
  [['sent', 'queued'], null],
  [['opened', 'delivered', 'sent', 'queued'], null],
  [['queued'], 'still waits'],
  [['delayed', 'queued'], 'still waits'],
  [['failed', 'sent', 'queued'], 'never delivered'],
  [['outbox', 'queued'], 'never left'],
  [['unconfirmed', 'queued'], 'Nobody knows'],
] satisfies [EmailEvent[], string | null][])(
  'of an email with the events %j, %s is said before it is sent again (MAIL-19)',
  (events, said) => {
    const warning = warningBeforeSendingAgain(events)
    if (said === null) expect(warning).toBeNull()
    else expect(warning).toContain(said)
  },
)
