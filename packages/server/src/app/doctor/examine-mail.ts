import { Resolver } from 'node:dns/promises'
import { newId } from '#platform/database/ids'
import { now } from '#platform/clock'
import type { Config } from '#platform/config'
import { checkSmtp } from '#platform/mailer/smtp'
import { createMailer } from '#platform/mailer/create-mailer'
import { broken, type Finding, good, reasonOf, remark } from './finding.ts'

const DNS_MS = 3000

const domainOf = (sender: string): string | undefined => /@([^\s>@]+\.[^\s>@]+)>?$/.exec(sender)?.[1]

/** Looks up the TXT records of a name; none when there is no such name. */
type LookUpText = (name: string) => Promise<string[]>

/** Asks the name servers of this machine. */
const lookUpText: LookUpText = async (name) => {
  try {
    const records = await new Resolver({ timeout: DNS_MS, tries: 1 }).resolveTxt(name)
    return records.map((parts) => parts.join(''))
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

const examineSmtp = async (smtpUrl: string): Promise<Finding> => {
  const { host } = new URL(smtpUrl)
  return checkSmtp(smtpUrl).then(
    () => good(`The SMTP server ${host} answers and accepts the account.`),
    (error: unknown) => broken(`The SMTP server ${host} cannot be used: ${reasonOf(error)}. Emails wait until it can.`),
  )
}

const examineRecord = async (
  name: string,
  { begins, what, lookUp }: { begins: RegExp; what: string; lookUp: LookUpText },
): Promise<Finding> => {
  try {
    const record = (await lookUp(name)).find((text) => begins.test(text))
    return record === undefined
      ? remark(`${name} has no ${what} record. Many servers treat emails from there as spam.`)
      : good(`${name} has a ${what} record: ${record}`)
  } catch (error) {
    return remark(`The ${what} record of ${name} could not be looked up: ${reasonOf(error)}.`)
  }
}

const examineSender = async ({ mailFrom, isSenderSet }: Config, lookUp: LookUpText): Promise<Finding[]> => {
  if (!isSenderSet)
    return [
      broken('No sender is set, so emails wait: set one in Settings, or MAIL_FROM. Then they leave by themselves.'),
    ]
  const domain = domainOf(mailFrom)
  if (domain === undefined) return [remark(`MAIL_FROM (${mailFrom}) is on no domain of the internet.`)]

  return [
    await examineRecord(domain, { begins: /^v=spf1\b/i, what: 'SPF', lookUp }),
    await examineRecord(`_dmarc.${domain}`, { begins: /^v=DMARC1\b/i, what: 'DMARC', lookUp }),
    remark(
      `Whether emails of ${domain} have a DKIM signature is seen only in one: send yourself one with --test-mail.`,
    ),
  ]
}

const sendTestMail = async (config: Config, to: string): Promise<Finding> => {
  const delivery = await createMailer(config).deliver(
    {
      messageId: `${newId()}@${domainOf(config.mailFrom) ?? 'localhost'}`,
      from: config.mailFrom,
      replyTo: null,
      isAutomatic: false,
      to,
      subject: `${config.brands.main}: test email`,
      text: `This email was sent by npm run doctor. It needs no answer.\n\n${config.brands.main}\n`,
      html: null,
      date: now(),
    },
    () => Promise.resolve(),
  )
  return delivery.outcome === 'sent'
    ? good(`A test email to ${to} was accepted by the SMTP server.`)
    : broken(`The test email to ${to} was not sent by SMTP: ${'note' in delivery ? delivery.note : delivery.outcome}.`)
}

/** The SMTP server, what other servers can look up about the sender, and a test email where one is asked for. */
export const examineMail = async (
  config: Config,
  { testMail, lookUp = lookUpText }: { testMail?: string | undefined; lookUp?: LookUpText } = {},
): Promise<Finding[]> => {
  if (!config.smtpUrl) {
    const text = `There is no SMTP_URL: emails are written to outbox in ${config.dataDir}.`
    return [testMail === undefined ? remark(text) : broken(`${text} A test email cannot be sent.`)]
  }

  return [
    await examineSmtp(config.smtpUrl),
    ...(await examineSender(config, lookUp)),
    ...(testMail === undefined ? [] : [await sendTestMail(config, testMail)]),
  ]
}
