import type { QueuedEmail, TemplateEmail } from '@registrar/domain/emails/email'
import type { NotUnderstood, ProviderEvent } from '@registrar/domain/emails/provider-report'
import { filledTemplate, withParticulars } from '@registrar/domain/shared/email-template'
import { canRemindOf } from '@registrar/domain/reminders/reminder-facts'
import type { ReminderKind } from '@registrar/domain/reminders/reminder-kind'
import { sql } from 'kysely'
import { type Author, recordChange } from '#platform/commands/change-log'
import { later, now } from '#platform/clock'
import { type MailSender, senderOfBrand } from '@registrar/domain/settings/office-settings'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { Problem } from '#platform/problem'
import { type ChosenTemplate, chooseEmailTemplate } from './chosen-template.ts'
import type { EmailedLink } from './emailed-link.ts'
import { EMAIL_QUEUED } from './email-queue.commands.ts'

/** What a reminder is about: a kind, or null for one that staff cannot send from the company's page, of an organization. */
export type RemindedOf = { kind: ReminderKind | null; organizationId: string | null }

/** An email to one address. `tag` says in the history what it is about. */
type EmailToQueue = {
  /** `config.mailSender` */
  sender: MailSender
  to: string
  subject: string
  text: string
  html: string | null
  tag: string | null
  /** where answers go; without it to the sender */
  replyTo?: string
  /** of a reminder (MAIL-11) */
  reminder?: RemindedOf
  /** of an email of several reminders, what each part is about (REM-11) */
  parts?: readonly RemindedOf[]
  /** its texts have `TOKEN_PLACE` where the token of this link is put in when the email is sent */
  link?: EmailedLink
}

const domainOf = (sender: string): string => /@([^\s>]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost'
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Puts an email into the queue in the caller's transaction: it is sent once that commits (MAIL-4). Its message id stays
 * the same over all tries. `author` is null when no user asked for it.
 */
export const queueEmail = async (tx: Tx, email: EmailToQueue, author: Author): Promise<QueuedEmail> => {
  const id = newId()
  const at = now()
  const messageId = `${id}@${domainOf(email.sender.from)}`
  const subject = oneLine(email.subject)
  const { text, html } = withParticulars(email, email.sender.particulars)

  await tx
    .insertInto('mails')
    .values({
      id,
      message_id: messageId,
      sender: email.sender.from,
      recipient: email.to,
      subject,
      text_content: text,
      html_content: html,
      tag: email.tag,
      reminder_kind: email.reminder?.kind ?? null,
      organization_id: email.reminder?.organizationId ?? null,
      reply_to: email.replyTo ?? null,
      link_purpose: email.link?.purpose ?? null,
      link_id: email.link?.id ?? null,
      requested_by: author?.userId ?? null,
      created_at: at,
      next_try_at: at,
    })
    .execute()
  const parts = email.parts?.map(({ kind, organizationId }) => ({
    id: newId(),
    mail_id: id,
    organization_id: organizationId,
    reminder_kind: kind,
  }))
  if (parts) await tx.insertInto('mail_parts').values(parts).execute()
  await tx.insertInto('mail_events').values({ id: newId(), mail_id: id, event: 'queued', happened_at: at }).execute()
  await recordChange(tx, author, {
    recordType: 'mail',
    recordId: id,
    action: 'queued',
    fields: { email: [null, email.to], subject: [null, subject], tag: [null, email.tag] },
  })
  await sql`select pg_notify(${EMAIL_QUEUED}, '')`.execute(tx)

  return { _id: id, email: email.to, messageId }
}

const requireSendable = (kind: ReminderKind | undefined, { template, values, organization }: ChosenTemplate): void => {
  if (template.htmlContent.includes('params.signupLink') && !values?.['signupLink'])
    throw new Problem('SIGNUP_LINK_REQUIRED', 'The sign-up email has no link: set FINOTOR_SIGNUP_URL.')
  if (kind && organization && !canRemindOf(kind, organization))
    throw new Problem('SERVICE_INACTIVE', `${organization.name} does not have this service.`)
}

/**
 * Fills a template and queues it for each address; an address that is given twice gets one email (MAIL-3). It is kept with the
 * organization that it is about, and with its kind of reminder (MAIL-11, MAIL-18).
 * @throws Problem NOT_FOUND for the template or the organization, SIGNUP_LINK_REQUIRED, SERVICE_INACTIVE
 */
export const sendTemplateEmail = (
  db: Db | Tx,
  { emailTo, ...request }: TemplateEmail,
  { config, author }: { config: Config; author: Author },
): Promise<QueuedEmail[]> =>
  inTransaction(db, async (tx) => {
    const chosen = await chooseEmailTemplate(tx, request, config)
    requireSendable(request.kind, chosen)

    const { template, values = {}, organization } = chosen
    const { subject, textContent, htmlContent, tag } = filledTemplate(template, values)
    const email = {
      sender: senderOfBrand(config, organization?.brand ?? 'main'),
      replyTo: config.mailReplyTo,
      subject,
      text: textContent,
      html: htmlContent,
      tag,
      ...(organization && { reminder: { kind: request.kind ?? null, organizationId: organization._id } }),
    }
    const addresses = new Map(emailTo.map((address) => [address.toLowerCase(), address]))

    const queued: QueuedEmail[] = []
    for (const to of addresses.values()) queued.push(await queueEmail(tx, { ...email, to }, author))

    return queued
  })

const withoutBrackets = (messageId: string): string => messageId.trim().replace(/^<|>$/g, '')

const DAY_MS = 24 * 60 * 60 * 1000

// The latest event of an email is its state. An event of next year would stay the latest until then.
const happenedAt = (date: string): string => (date > later(now(), DAY_MS) ? now() : date)

/**
 * Stores the events that the email provider reports (MAIL-5). Skips repeated events, unknown emails, words that say nothing
 * of an email, and what could not be understood.
 * @returns how many events are new
 */
export const reportEmailEvents = (db: Db, reported: (ProviderEvent | NotUnderstood)[]): Promise<number> =>
  inTransaction(db, async (tx) => {
    const events = reported.filter((report) => 'event' in report).filter(({ event }) => event !== null)
    if (events.length === 0) return 0

    const messageIds = [...new Set(events.map((report) => withoutBrackets(report.messageId)))]
    const emails = await tx
      .selectFrom('mails')
      .select(['id', 'message_id'])
      .where('message_id', 'in', messageIds)
      .execute()
    const idByMessageId = new Map(emails.map((email) => [email.message_id, email.id]))

    const rows = events.flatMap(({ messageId, event, date, reason }) => {
      const emailId = idByMessageId.get(withoutBrackets(messageId))
      return emailId && event
        ? [{ id: newId(), mail_id: emailId, event, happened_at: happenedAt(date), note: reason ?? null }]
        : []
    })
    if (rows.length === 0) return 0

    const inserted = await tx
      .insertInto('mail_events')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['mail_id', 'event', 'happened_at']).doNothing())
      .returning('id')
      .execute()

    return inserted.length
  })
