import type { NewForm } from '@registrar/domain/forms/form'
import {
  formConfirmation,
  formNotification,
  formsNotification,
  originalConfirmation,
  originalNotification,
  originalSeveralForms,
} from '@registrar/domain/forms/form-emails'
import { emailTextKeys } from '@registrar/domain/texts/email-texts'
import { queueEmail } from '#features/emails'
import { readText } from '#features/texts'
import { later, now } from '#platform/clock'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { lockExclusively } from '#platform/database/lock-exclusively'
import { isWithinLimit } from '#platform/http/rate-limit'

export type FormEmailSettings = Pick<
  Config,
  'brands' | 'mailSender' | 'mailReplyTo' | 'formNotifyEmail' | 'publicUrl' | 'formEmailsPerDay'
>

const HOUR_MS = 60 * 60 * 1000
/** How many confirmations one recipient gets within a day. */
const CONFIRMATIONS = 3
/** How many forms an hour staff are told of one by one. */
const SINGLE_NOTICES = 10
/** How long a form waits to be told of with others. */
const BUNDLED_MS = HOUR_MS / 4

const CONFIRMATION = 'form-confirmation'

const countConfirmations = async (tx: Tx, recipient: string): Promise<number> => {
  const { sent } = await tx
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('sort_recipient', '=', recipient)
    .where('tag', '=', CONFIRMATION)
    .where('created_at', '>', later(now(), -24 * HOUR_MS))
    .executeTakeFirstOrThrow()
  return sent
}

/** Whether a form is confirmed; `flood`: too many came from its network, or from all together, so nobody is written to (FORM-17). */
export type Confirmation = 'send' | 'enough' | 'flood'

/** Decides whether the first person of a form gets a confirmation, and counts it. Forms with the same recipient wait for each other. */
export const decideConfirmation = async (
  tx: Tx,
  form: NewForm,
  { network, perDay }: { network: string; perDay: Config['formEmailsPerDay'] },
): Promise<Confirmation> => {
  const recipient = form.peoples[0]?.mail.toLowerCase()
  if (!recipient) return 'enough'

  await lockExclusively(tx, 'form-confirmation', recipient)
  if ((await countConfirmations(tx, recipient)) >= CONFIRMATIONS) return 'enough'

  const isWithin =
    (await isWithinLimit(tx, `form-email:${network}`, { limit: perDay.ofNetwork, window: 'day' })) &&
    (await isWithinLimit(tx, 'form-emails:', { limit: perDay.ofAll, window: 'day' }))
  return isWithin ? 'send' : 'flood'
}

const notifyStaff = async (
  tx: Tx,
  form: NewForm,
  { _id, reference }: { _id: string; reference: string },
  { settings, to, isFlood }: { settings: FormEmailSettings; to: string; isFlood: boolean },
): Promise<void> => {
  const { mailSender: sender, publicUrl, brands } = settings
  if (isFlood || !(await isWithinLimit(tx, 'form-notice:', { limit: SINGLE_NOTICES, window: 'hour' }))) {
    await tx.insertInto('form_announcements').values({ form_id: _id, queued_at: now() }).execute()
    return
  }

  // Anybody can send a form under any Host header, so only the configured address is good for a link.
  const url = publicUrl && `${publicUrl}/form/${_id}`
  const { wordings } = await readText(tx, emailTextKeys.notification)
  const wording = { ...originalNotification, ...wordings.en }
  const content = formNotification(wording, form, { reference, url, brand: brands.main })
  await queueEmail(tx, { ...content, sender, to, tag: 'form-notification' }, null)
}

/**
 * Queues the emails about a new form in the transaction that stores it: a confirmation to the first person (FORM-17), and
 * a note to staff when `FORM_NOTIFY_EMAIL` is set (FORM-18).
 */
export const queueFormEmails = async (
  tx: Tx,
  form: NewForm,
  { _id, reference, confirmation }: { _id: string; reference: string; confirmation: Confirmation },
  settings: FormEmailSettings,
): Promise<void> => {
  const { mailSender: sender, mailReplyTo: replyTo, formNotifyEmail: to, brands } = settings

  const client = form.peoples[0]?.mail
  if (client && confirmation === 'send') {
    const { wordings } = await readText(tx, emailTextKeys.confirmation)
    const wording = { ...originalConfirmation, ...wordings.fr }
    const content = formConfirmation(wording, { reference, brand: brands.main })
    await queueEmail(tx, { ...content, sender, replyTo, to: client, tag: CONFIRMATION }, null)
  }

  if (to) await notifyStaff(tx, form, { _id, reference }, { settings, to, isFlood: confirmation === 'flood' })
}

/** Tells staff in one email of the forms that wait for it, once the first has waited for a quarter of an hour (FORM-18). */
export const announceForms = async (db: Db, settings: FormEmailSettings): Promise<void> => {
  const { formNotifyEmail: to, mailSender: sender, publicUrl, brands } = settings
  if (!to) return

  await inTransaction(db, async (tx) => {
    const announced = await tx
      .deleteFrom('form_announcements')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('form_announcements as first')
            .select('first.form_id')
            .where('first.queued_at', '<=', later(now(), -BUNDLED_MS)),
        ),
      )
      .returning('form_id')
      .execute()
    if (announced.length === 0) return

    const forms = await tx
      .selectFrom('forms')
      .select(['reference', 'organization_name_1 as name', 'is_suspicious as isSuspicious'])
      .where(
        'id',
        'in',
        announced.map(({ form_id: id }) => id),
      )
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    if (forms.length === 0) return

    const { wordings } = await readText(tx, emailTextKeys.severalForms)
    const wording = { ...originalSeveralForms, ...wordings.en }
    const content = formsNotification(wording, forms, { url: publicUrl && `${publicUrl}/form`, brand: brands.main })
    await queueEmail(tx, { ...content, sender, to, tag: 'form-notification' }, null)
  })
}
