import type { QueuedEmail } from '@registrar/domain/emails/email'
import type { EmailToSendAgain } from '@registrar/domain/emails/stored-email'
import { canRemindOf } from '@registrar/domain/reminders/reminder-facts'
import type { ReminderKind } from '@registrar/domain/reminders/reminder-kind'
import { senderOfBrand } from '@registrar/domain/settings/office-settings'
import { readEmailAddresses } from '@registrar/domain/shared/email-address'
import { htmlOfText } from '@registrar/domain/shared/email-template'
import { languageOfText } from '@registrar/domain/shared/text-language'
import type { Author } from '#platform/commands/change-log'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'
import { Problem } from '#platform/problem'
import { isAboutAccount } from './account-emails.ts'
import { queueEmail, type RemindedOf } from './emails.commands.ts'
import { findRemindedOrganization } from './reminded-organization.queries.ts'

const readSent = async (tx: Tx, id: string) => {
  const sent = await requireRow(
    'email',
    id,
    tx
      .selectFrom('mails')
      .select(['sender', 'subject', 'text_content as text', 'html_content as html', 'tag', 'reply_to as replyTo'])
      .select(['organization_id as organizationId', 'reminder_kind as kind', 'link_id as linkId'])
      .where('id', '=', id),
  )
  if (isAboutAccount(sent.tag) || sent.linkId !== null)
    throw new Problem(
      'EMAIL_ABOUT_ACCOUNT',
      'An email about an account is not sent again. Send a new invitation or a new password.',
    )
  return sent
}

// A reminder of a service that the company no longer has must not leave (MAIL-11).
const requireStillDue = async (tx: Tx, { kind, organizationId }: RemindedOf) => {
  if (kind === null || organizationId === null) return
  const organization = await findRemindedOrganization(tx, organizationId)
  if (!canRemindOf(kind, organization))
    throw new Problem('SERVICE_INACTIVE', `${organization.name} does not have this service.`)
}

const readParts = async (tx: Tx, id: string): Promise<RemindedOf[]> => {
  const parts = await tx
    .selectFrom('mail_parts')
    .select(['reminder_kind as kind', 'organization_id as organizationId'])
    .where('mail_id', '=', id)
    .execute()
  // A check constraint keeps the kinds.
  return parts.map((part) => ({ ...part, kind: part.kind as ReminderKind | null }))
}

/**
 * Queues an email again, once for each address, in the words in which it was sent, or in those that are given (MAIL-19). It is about
 * what the first was about.
 * @throws Problem NOT_FOUND, EMAIL_ABOUT_ACCOUNT, SERVICE_INACTIVE
 */
export const sendEmailAgain = (
  db: Db,
  id: string,
  { emailTo, subject, textContent }: EmailToSendAgain,
  { config, author }: { config: Config; author: Author },
): Promise<QueuedEmail[]> =>
  inTransaction(db, async (tx) => {
    const sent = await readSent(tx, id)

    // A check constraint keeps the kinds.
    const reminder: RemindedOf = { kind: sent.kind as ReminderKind | null, organizationId: sent.organizationId }
    const parts = await readParts(tx, id)
    for (const about of [reminder, ...parts]) await requireStillDue(tx, about)

    const second = senderOfBrand(config, 'second')
    const sender = sent.sender === second.from ? second : config.mailSender
    const isOtherText = textContent !== undefined && textContent !== sent.text.trim()
    const written = { subject: subject ?? sent.subject, text: isOtherText ? textContent : sent.text }
    const email = {
      // The text that was sent ends with the particulars already.
      sender: { ...sender, particulars: [] },
      replyTo: sent.replyTo ?? config.mailReplyTo,
      ...written,
      html: isOtherText ? htmlOfText(languageOfText(written.text), written) : sent.html,
      tag: sent.tag,
      reminder,
      ...(parts.length > 0 && { parts }),
    }
    const queued: QueuedEmail[] = []
    for (const to of readEmailAddresses(emailTo).addresses) queued.push(await queueEmail(tx, { ...email, to }, author))
    return queued
  })
