import type { NewForm } from '@registrar/domain/forms/form'
import { formConfirmation, formNotification } from '@registrar/domain/forms/form-emails'
import { queueEmail } from '#features/emails'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database/database'

export type FormEmailSettings = Pick<Config, 'brands' | 'mailFrom' | 'mailReplyTo' | 'formNotifyEmail' | 'publicUrl'>

/**
 * Queues the emails about a new form in the transaction that stores it: a confirmation to the first person (FORM-17), and
 * a note to staff when `FORM_NOTIFY_EMAIL` is set (FORM-18).
 */
export const queueFormEmails = async (
  tx: Tx,
  form: NewForm,
  { _id, reference }: { _id: string; reference: string },
  { brands, mailFrom: from, mailReplyTo: replyTo, formNotifyEmail, publicUrl }: FormEmailSettings,
): Promise<void> => {
  const brand = brands.main

  const client = form.peoples[0]?.mail
  if (client) {
    const content = formConfirmation({ reference, brand })
    await queueEmail(tx, { ...content, from, replyTo, to: client, tag: 'form-confirmation' }, null)
  }

  if (formNotifyEmail) {
    // Anybody can send a form under any Host header, so only the configured address is good for a link.
    const url = publicUrl && `${publicUrl}/form/${_id}`
    const content = formNotification(form, { reference, url, brand })
    await queueEmail(tx, { ...content, from, to: formNotifyEmail, tag: 'form-notification' }, null)
  }
}
