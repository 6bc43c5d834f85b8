import { describe, expect, it } from 'vitest'
import { readProviderDate } from './provider-date.ts'
import { webhookBody } from './provider-report.ts'
import { emailEventOf } from './provider-words.ts'

// The words as each provider's documentation writes them.
const providers: Record<string, Record<string, string | null>> = {
  SendGrid: {
    processed: 'sent',
    dropped: 'failed',
    delivered: 'delivered',
    deferred: 'delayed',
    bounce: 'failed',
    blocked: 'failed',
    open: 'opened',
    click: 'clicked',
    spamreport: 'complained',
    unsubscribe: null,
    group_unsubscribe: null,
    group_resubscribe: null,
  },
  Brevo: {
    request: 'sent',
    sent: 'sent',
    delivered: 'delivered',
    hard_bounce: 'failed',
    hardBounce: 'failed',
    soft_bounce: 'delayed',
    softBounce: 'delayed',
    blocked: 'failed',
    spam: 'complained',
    invalid_email: 'failed',
    invalid: 'failed',
    deferred: 'delayed',
    error: 'failed',
    click: 'clicked',
    opened: 'opened',
    unique_opened: 'opened',
    uniqueOpened: 'opened',
    proxy_open: 'opened',
    unique_proxy_open: 'opened',
    unsubscribed: null,
  },
  SES: {
    Send: 'sent',
    Delivery: 'delivered',
    Bounce: 'failed',
    Complaint: 'complained',
    Reject: 'failed',
    Open: 'opened',
    Click: 'clicked',
    'Rendering Failure': 'failed',
    DeliveryDelay: 'delayed',
    Subscription: null,
  },
  Postmark: {
    Delivery: 'delivered',
    Bounce: 'failed',
    HardBounce: 'failed',
    SoftBounce: 'delayed',
    Transient: 'delayed',
    DnsError: 'delayed',
    SpamNotification: 'failed',
    BadEmailAddress: 'failed',
    Blocked: 'failed',
    DMARCPolicy: 'failed',
    SMTPApiError: 'failed',
    TemplateRenderingFailed: 'failed',
    ManuallyDeactivated: 'failed',
    SpamComplaint: 'complained',
    Open: 'opened',
    Click: 'clicked',
    SubscriptionChange: null,
    AutoResponder: null,
    AddressChange: null,
  },
  Mailgun: {
    accepted: 'sent',
    rejected: 'failed',
    delivered: 'delivered',
    failed: 'failed',
    permanent_fail: 'failed',
    temporary_fail: 'delayed',
    opened: 'opened',
    clicked: 'clicked',
    complained: 'complained',
    unsubscribed: null,
    stored: null,
  },
  Mandrill: {
    send: 'sent',
    deferral: 'delayed',
    hard_bounce: 'failed',
    soft_bounce: 'delayed',
    delivered: 'delivered',
    open: 'opened',
    click: 'clicked',
    spam: 'complained',
    reject: 'failed',
    unsub: null,
  },
  Resend: {
    'email.sent': 'sent',
    'email.delivered': 'delivered',
    'email.delivery_delayed': 'delayed',
    'email.bounced': 'failed',
    'email.failed': 'failed',
    'email.suppressed': 'failed',
    'email.complained': 'complained',
    'email.opened': 'opened',
    'email.clicked': 'clicked',
    'email.scheduled': null,
    'email.received': null,
  },
  Scaleway: {
    email_queued: 'sent',
    email_deferred: 'delayed',
    email_delivered: 'delivered',
    email_dropped: 'failed',
    email_mailbox_not_found: 'failed',
    email_blocklisted: 'failed',
    email_spam: 'complained',
    blocklist_created: null,
  },
  MailerSend: {
    'activity.sent': 'sent',
    'activity.delivered': 'delivered',
    'activity.deferred': 'delayed',
    'activity.soft_bounced': 'delayed',
    'activity.hard_bounced': 'failed',
    'activity.opened': 'opened',
    'activity.opened_unique': 'opened',
    'activity.clicked': 'clicked',
    'activity.clicked_unique': 'clicked',
    'activity.spam_complaint': 'complained',
    'activity.unsubscribed': null,
  },
  Mailjet: {
    sent: 'sent',
    open: 'opened',
    click: 'clicked',
    bounce: 'failed',
    blocked: 'failed',
    spam: 'complained',
    unsub: null,
  },
  SparkPost: {
    injection: 'sent',
    delivery: 'delivered',
    delay: 'delayed',
    bounce: 'failed',
    out_of_band: 'failed',
    policy_rejection: 'failed',
    generation_failure: 'failed',
    generation_rejection: 'failed',
    spam_complaint: 'complained',
    open: 'opened',
    initial_open: 'opened',
    amp_open: 'opened',
    click: 'clicked',
    amp_click: 'clicked',
    list_unsubscribe: null,
    link_unsubscribe: null,
  },
}

describe("a provider's word (MAIL-5)", () => {
  const cases = Object.entries(providers).flatMap(([provider, words]) =>
    Object.entries(words).map(([word, event]) => ({ provider, word, event })),
  )

  it.each(cases)('$word of $provider is $event', ({ word, event }) => {
    expect(emailEventOf(word)).toBe(event)
    expect(emailEventOf(word.toUpperCase())).toBe(event)
  })

  it.each(['made_up', 'constructor', 'undelivered', 'not delivered', '', 'email.'])('%j is not known', (word) => {
    expect(emailEventOf(word)).toBeUndefined()
  })
})

describe("the date of a provider's event", () => {
  const AT = '2026-11-21T09:30:05.000Z'
  const dateOf = (date: unknown) =>
    webhookBody.parse({ events: [{ messageId: 'a@b.ie', event: 'open', date }] }).events[0]

  it.each([
    '2026-11-21T09:30:05Z',
    '2026-11-21T09:30:05.000000Z',
    '2026-11-21T10:30:05+01:00',
    '2026-11-21T10:30:05+0100',
    '2026-11-21 09:30:05+00',
    '2026-11-21 09:30:05.000 Z',
    1_795_253_405,
    '1795253405',
    1_795_253_405.0004,
    1_795_253_405_000,
    '1795253405000',
    'Sat, 21 Nov 2026 09:30:05 +0000',
    'Sat, 21 Nov 2026 10:30:05 +0100 (CET)',
    'Sat, 21 Nov 2026 09:30:05 GMT',
    '21 nov 2026 09:30:05 UT',
  ])('%j is read', (date) => {
    expect(dateOf(date)).toMatchObject({ event: 'opened', date: AT })
  })

  it.each([
    'yesterday',
    '2026-11-21',
    '2026-11-21 09:30:05',
    '2026-02-30T09:30:05Z',
    'Mon, 30 Feb 2026 09:30:05 +0000',
    'Sat, 21 Nov 2026 09:30:05 EST',
    0,
    -1,
    Number.MAX_SAFE_INTEGER,
    '',
    null,
    true,
  ])('%j is not understood, and does not lose the rest of the report', (date) => {
    expect(dateOf(date)).toEqual({ unknown: null })
  })

  it('stays as it is where it is no date', () => {
    expect(readProviderDate({ at: 1 })).toEqual({ at: 1 })
  })
})

describe('a report', () => {
  it('tells the words that are not known, and nothing else of what was not understood', () => {
    const date = '2026-11-21T09:30:05Z'
    const events = [
      { messageId: 'a@b.ie', event: 'made_up\u0000', date },
      { messageId: 7, event: 'delivered', date },
      { messageId: 'a@b.ie', event: 'x'.repeat(1000), date },
      'delivered',
      null,
    ]
    expect(webhookBody.parse({ events }).events).toEqual([
      { unknown: 'made_up' },
      { unknown: null },
      { unknown: 'x'.repeat(60) },
      { unknown: null },
      { unknown: null },
    ])
    expect(webhookBody.parse(events[0])).toEqual({ events: [{ unknown: 'made_up' }] })
  })
})
