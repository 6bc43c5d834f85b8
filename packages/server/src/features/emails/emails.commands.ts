import type { ProviderEvent, QueuedEmail, TemplateEmail } from '@registrar/domain/emails/email'
import { fillHtml, fillText } from '@registrar/domain/emails/email-template'
import { sql } from 'kysely'
import { recordChange } from '#platform/commands/change-log'
import { now } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Db, Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { Problem } from '#platform/http/problem'
import type { Session } from '#platform/sessions/session'
import { EMAIL_QUEUED } from './email-worker-lock.ts'
import { findTemplate } from './emails.queries.ts'

/** A mail to one address; `from` is `config.mailFrom`, `tag` says what it is about in the history. */
export type EmailToQueue = {
  from: string
  to: string
  subject: string
  text: string
  html: string | null
  tag: string | null
}

const domainOf = (sender: string): string => /@([^\s>]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost'
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Puts a mail into the queue, in the caller's transaction: it leaves once that commits, and not at all when it does not.
 * The message id that it gets stays the same over all tries. `session` is null when nobody asked for it.
 */
export const queueEmail = async (tx: Tx, mail: EmailToQueue, session: Session | null): Promise<QueuedEmail> => {
  const id = newId()
  const at = now()
  const messageId = `${id}@${domainOf(mail.from)}`
  const subject = oneLine(mail.subject)
  await tx
    .insertInto('mails')
    .values({
      id,
      message_id: messageId,
      sender: mail.from,
      recipient: mail.to,
      subject,
      text_content: mail.text,
      html_content: mail.html,
      tag: mail.tag,
      requested_by: session?.userId ?? null,
      created_at: at,
      next_try_at: at,
    })
    .execute()
  await tx.insertInto('mail_events').values({ id: newId(), mail_id: id, event: 'queued', happened_at: at }).execute()
  await recordChange(tx, session, {
    recordType: 'mail',
    recordId: id,
    action: 'queued',
    fields: { email: [null, mail.to], subject: [null, subject], tag: [null, mail.tag] },
  })
  await sql`select pg_notify(${EMAIL_QUEUED}, '')`.execute(tx)
  return { _id: id, email: mail.to, messageId }
}

/**
 * Makes a mail of a template for each address, once for one written twice, and queues them.
 * @throws Problem NOT_FOUND for the template, SIGNUP_LINK_REQUIRED
 */
export const sendTemplateEmail = (
  db: Db,
  { templateId, emailTo, params }: TemplateEmail,
  { config, session }: { config: Config; session: Session },
): Promise<QueuedEmail[]> =>
  db.transaction().execute(async (tx) => {
    const template = await findTemplate(tx, templateId)
    const values = {
      ...params,
      signupLink: params['signupLink'] || config.finotorSignupUrl,
      brand: config.brands.main,
    }
    if (template.htmlContent.includes('params.signupLink') && !values.signupLink)
      throw new Problem('SIGNUP_LINK_REQUIRED', 'The sign-up mail has no link: set FINOTOR_SIGNUP_URL.')
    const mail = {
      from: config.mailFrom,
      subject: fillText(template.subject, values),
      text: fillText(template.textContent, values),
      html: fillHtml(template.htmlContent, values),
      tag: template.tag,
    }
    const addresses = new Map(emailTo.map((address) => [address.toLowerCase(), address]))
    const queued: QueuedEmail[] = []
    for (const to of addresses.values()) queued.push(await queueEmail(tx, { ...mail, to }, session))
    return queued
  })

const bare = (messageId: string): string => messageId.trim().replace(/^<|>$/g, '')

/**
 * Adds what the mail provider reports; an event reported twice is kept once, one of an unknown mail or of no known kind
 * is set aside. Gives how many are new.
 */
export const reportEmailEvents = (db: Db, reported: ProviderEvent[]): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const events = reported.filter((report) => report.event !== null)
    if (events.length === 0) return 0
    const ids = [...new Set(events.map((report) => bare(report.messageId)))]
    const mails = await tx.selectFrom('mails').select(['id', 'message_id']).where('message_id', 'in', ids).execute()
    const idOf = new Map(mails.map((mail) => [mail.message_id, mail.id]))
    const rows = events.flatMap(({ messageId, event, date, reason }) => {
      const mailId = idOf.get(bare(messageId))
      return mailId && event ? [{ id: newId(), mail_id: mailId, event, happened_at: date, note: reason ?? null }] : []
    })
    if (rows.length === 0) return 0
    const added = await tx
      .insertInto('mail_events')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['mail_id', 'event', 'happened_at']).doNothing())
      .returning('id')
      .execute()
    return added.length
  })
