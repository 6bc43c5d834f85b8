import { Text, Textarea, TextInput } from '@mantine/core'
import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { type StoredEmail, warningBeforeSendingAgain } from '@registrar/domain/emails/stored-email'
import { languageOfText } from '@registrar/domain/shared/text-language'
import { changedFields } from '#lib/field-changes'
import { useDialogForm } from '#lib/use-dialog-form'
import { EmailField } from '#ui/email-field'
import { FurtherAddresses } from '#ui/further-addresses'
import { ModalForm } from '#ui/modal-form'
import { Notice } from '#ui/notice'
import { type AddressedRecord, addressToday } from './address-today.ts'
import { EmailText } from './email-text.tsx'
import { useSendAgain } from './stored-emails.api.ts'

type Props = {
  email: StoredEmail
  /** the record that the email is about */
  record: AddressedRecord | undefined
  onClose: () => void
}

/** An email that was sent, ready to be sent again: to the address of today, in the same words or in others (MAIL-19). */
export const SendAgainDialog = ({ email, record, onClose }: Props) => {
  const text = email.textContent?.trim() ?? ''
  const emailTo = addressToday(email.email, record)
  const warning = warningBeforeSendingAgain(email.events.map(({ event }) => event))
  const language = languageOfText(text)
  const form = useDialogForm({
    about: email._id,
    initial: { emailTo, subject: email.subject, textContent: text },
    // Only what was changed is sent: an unchanged text keeps its markup.
    toBody: (values, { saved }) =>
      values.emailTo.trim() === '' ? undefined : { ...changedFields(saved, values), emailTo: values.emailTo },
    mutation: useSendAgain(email._id),
    onSaved: onClose,
  })

  return (
    <ModalForm
      title="Send again"
      onClose={onClose}
      submitLabel="Send"
      isSave={false}
      submitCall={emailsCalls.sendEmailAgain}
      size="lg"
      {...form.dialog}
    >
      {warning && <Notice>{warning}</Notice>}
      <EmailField label="To" required {...form.text('emailTo')} />
      <FurtherAddresses
        to={form.values.emailTo}
        offered={record?.otherMails ?? []}
        onChange={form.field('emailTo').onChange}
      />
      {emailTo !== email.email && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          The first went to {email.email}.
        </Text>
      )}
      <TextInput label="Subject" required lang={language} {...form.text('subject')} />
      {form.values.textContent === text && <EmailText {...email} />}
      <Textarea label="Text" required autosize minRows={6} maxRows={14} lang={language} {...form.text('textContent')} />
    </ModalForm>
  )
}
