import type { EmailEvent } from './email-event.ts'

// The words of SendGrid, Brevo, Amazon SES, Postmark, Mailgun, Mandrill, Resend, Scaleway, MailerSend, Mailjet and SparkPost. Each
// is written here as `foldedWord` leaves it.
const wordsOf: Partial<Record<EmailEvent, string>> = {
  // The provider has taken the email, and nothing is known of the receiving server.
  sent: 'sent send processed request requests accepted queued injection',
  delayed: `deferred deferral delayed delay deliverydelay deliverydelayed softbounce softbounced temporaryfail temporaryfailure
    transient dnserror`,
  delivered: 'delivered delivery',
  failed: `failed bounce bounced hardbounce hardbounced permanentfail permanentfailure blocked blocklisted dropped reject rejected
    invalid invalidemail error mailboxnotfound suppressed outofband policyrejection generationfailure generationrejection
    renderingfailure templaterenderingfailed bademailaddress manuallydeactivated spamnotification dmarcpolicy smtpapierror`,
  opened: `open opened openedunique uniqueopened initialopen ampopen ampinitialopen proxyopen uniqueproxyopen`,
  clicked: 'click clicked clickedunique uniqueclicked ampclick',
  complained: 'spam spamreport spamcomplaint complaint complained',
}

/** What says nothing of what became of the email. It is known, and nothing is kept of it. */
const withoutEvent = `unsubscribe unsubscribed unsub groupunsubscribe groupresubscribe listunsubscribe linkunsubscribe subscription
  subscribe subscriptionchange autoresponder addresschange scheduled stored received blocklistcreated surveyopened surveysubmitted`

const wordList = (words: string): string[] => words.split(/\s+/)

const eventOfWord = new Map<string, EmailEvent | null>([
  ...wordList(withoutEvent).map((word) => [word, null] as const),
  ...Object.entries(wordsOf).flatMap(([event, words]) =>
    wordList(words).map((word) => [word, event as EmailEvent] as const),
  ),
])

// `email.delivery_delayed`, `DeliveryDelay` and `activity.soft_bounced` differ in letter case, separators and a leading subject.
const foldedWord = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/^(email|activity|message)[._:-]/, '')
    .replaceAll(/[^a-z]/g, '')

/** Our event for a provider's word (MAIL-5); null for a word that says nothing of the email, undefined for an unknown one. */
export const emailEventOf = (word: string): EmailEvent | null | undefined => eventOfWord.get(foldedWord(word))
