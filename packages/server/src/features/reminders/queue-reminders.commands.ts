import type { QueuedEmail } from '@registrar/domain/emails/email'
import { joinedReminders, originalJoined } from '@registrar/domain/reminders/joined-reminders'
import { kindOfRule } from '@registrar/domain/reminders/reminder-kind'
import { senderOfBrand } from '@registrar/domain/settings/office-settings'
import type { Brand } from '@registrar/domain/shared/brand'
import { readEmailAddresses } from '@registrar/domain/shared/email-address'
import type { Language } from '@registrar/domain/shared/language'
import { joinedTextKey } from '@registrar/domain/texts/email-texts'
import { queueEmail, type RemindedOf } from '#features/emails'
import { readText } from '#features/texts'
import { now } from '#platform/clock'
import { type Author, recordChange } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import type { DueSubject } from './due-subjects.queries.ts'
import { type FreshReminder, refreshReminder } from './refresh-reminder.commands.ts'
import type { Day } from './reminder-content.ts'

/** A locked reminder that can be sent, and what it reminds of. */
export type ReadyReminder = { reminder: FreshReminder; subject: DueSubject }
type Sending = Day & { author: Author }

/** What one addressee gets from one brand, in one email; an edited reminder is alone. */
type Addressed = { to: string; brand: Brand; reminders: ReadyReminder[] }
/** An email in the queue, and its reminders as it says them. */
type Queued = { email: QueuedEmail; written: readonly FreshReminder[] }

const byAddressee = (ready: readonly ReadyReminder[]): Addressed[] => {
  const emails = new Map<string, Addressed>()
  for (const one of ready) {
    const { brand, to } = one.reminder
    for (const address of readEmailAddresses(to).addresses) {
      const key = `${brand} ${address.toLowerCase()} ${one.reminder.isEdited ? one.reminder._id : ''}`
      const email = emails.get(key) ?? { to: address, brand, reminders: [] }
      email.reminders.push(one)
      emails.set(key, email)
    }
  }
  return [...emails.values()]
}

/** The language of most of the reminders; of as many in each, that of the first due. */
const commonLanguage = (reminders: readonly ReadyReminder[]): Language => {
  const languages = reminders.map(({ reminder }) => reminder.language)
  const countOf = (language: Language) => languages.filter((other) => other === language).length
  return languages.reduce((common, language) => (countOf(language) > countOf(common) ? language : common))
}

const remindedOf = ({ reminder }: ReadyReminder): RemindedOf => ({
  kind: kindOfRule(reminder.kind) ?? null,
  organizationId: reminder.organizationId,
})

const inLanguage = async (tx: Tx, reminders: readonly ReadyReminder[], language: Language, day: Day) => {
  const written: FreshReminder[] = []
  for (const { reminder, subject } of reminders)
    written.push(
      reminder.language === language
        ? reminder
        : await refreshReminder(tx, reminder, { subject, writtenIn: language, ...day }),
    )
  return written
}

const queueJoined = async (
  tx: Tx,
  { to, brand, reminders }: Addressed,
  { config, today, author }: Sending,
): Promise<Queued> => {
  const language = commonLanguage(reminders)
  const written = await inLanguage(tx, reminders, language, { config, today })
  const { wordings } = await readText(tx, joinedTextKey)
  const content = joinedReminders(
    written.map(({ part }) => part),
    { language, brand: config.brands[brand], wording: { ...originalJoined[language], ...wordings[language] } },
  )
  const parts = reminders.map(remindedOf)
  const [organizationId, ...others] = new Set(parts.map((part) => part.organizationId))

  const email = await queueEmail(
    tx,
    {
      sender: senderOfBrand(config, brand),
      replyTo: config.mailReplyTo,
      to,
      subject: content.subject,
      text: content.textContent,
      html: content.htmlContent,
      tag: content.tag,
      parts,
      ...(organizationId && others.length === 0 && { reminder: { kind: null, organizationId } }),
    },
    author,
  )
  return { email, written }
}

const queueAlone = async (tx: Tx, to: string, one: ReadyReminder, { config, author }: Sending): Promise<Queued> => {
  const { reminder } = one
  const email = await queueEmail(
    tx,
    {
      sender: senderOfBrand(config, reminder.brand),
      replyTo: config.mailReplyTo,
      to,
      subject: reminder.subject,
      text: reminder.textContent,
      html: reminder.htmlContent,
      tag: reminder.tag,
      ...(reminder.organizationId && { reminder: remindedOf(one) }),
    },
    author,
  )
  return { email, written: [reminder] }
}

/** A reminder as its first email says it, and all its emails. */
type Sent = { reminder: FreshReminder; mails: readonly QueuedEmail[] }

const markSent = async (tx: Tx, { reminder, mails }: Sent, author: Author): Promise<void> => {
  const id = reminder._id
  await tx
    .updateTable('reminders')
    .set({ state: 'sent', mail_id: mails[0]?._id ?? null, decided_at: now(), decided_by: author?.userId ?? null })
    .where('id', '=', id)
    .execute()
  await recordChange(tx, author, {
    recordType: 'reminder',
    recordId: id,
    action: 'mailed',
    fields: { state: ['prepared', 'sent'] },
  })
}

/** Says in the history of each company, or of the person, what was sent, once for all that goes together. */
const recordInHistories = async (tx: Tx, sent: readonly Sent[], author: Author): Promise<void> => {
  const ofRecord = Map.groupBy(sent, ({ reminder }) => reminder.organizationId ?? reminder.personId)
  for (const [recordId, those] of ofRecord) {
    if (!recordId) continue

    const addresses = those.flatMap(({ mails }) => mails.map(({ email }) => email))
    await recordChange(tx, author, {
      recordType: those[0]?.reminder.organizationId ? 'organization' : 'person',
      recordId,
      action: 'mailed',
      fields: {
        reminder: [null, those.map(({ reminder }) => reminder.subject).join('; ')],
        email: [null, [...new Set(addresses)].join(', ')],
      },
    })
  }
}

/**
 * Queues what goes together: one email to each addressee from each brand, with a part for each reminder, and marks every
 * reminder sent (REM-5, REM-11).
 */
export const queueReminders = async (tx: Tx, ready: readonly ReadyReminder[], sending: Sending): Promise<void> => {
  const sent = new Map<string, Sent>()
  for (const addressed of byAddressee(ready)) {
    const [first, ...others] = addressed.reminders
    if (!first) continue

    const { email, written } = await (others.length === 0
      ? queueAlone(tx, addressed.to, first, sending)
      : queueJoined(tx, addressed, sending))
    for (const reminder of written) {
      const before = sent.get(reminder._id)
      sent.set(reminder._id, { reminder: before?.reminder ?? reminder, mails: [...(before?.mails ?? []), email] })
    }
  }

  for (const one of sent.values()) await markSent(tx, one, sending.author)
  await recordInHistories(tx, [...sent.values()], sending.author)
}
