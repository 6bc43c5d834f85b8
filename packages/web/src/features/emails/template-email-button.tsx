import { Button, type ButtonProps, TextInput } from '@mantine/core'
import { mailProblem } from '@registrar/domain/shared/email-address'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { askToLeave } from '#ui/confirm'
import { EmailField } from '#ui/email-field'
import { FurtherAddresses } from '#ui/further-addresses'
import { Permitted } from '#ui/permitted'
import { LEAVE_DIALOG, useUnsavedGuard } from '#ui/unsaved-guard'
import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { EmailPreview } from './email-preview.tsx'
import {
  type TemplateEmail,
  type TemplateMessages,
  useEmailTemplate,
  useSendTemplateEmail,
} from './template-email.api.ts'

type EmailToPreview = { from: string; subject: string; htmlContent: string }

type Props = {
  label: string
  email: TemplateEmail & { emailTo: string }
  /** the further addresses of the record, which staff may choose */
  furtherAddresses?: readonly string[]
  messages: TemplateMessages
  /** called when the email is queued */
  onSent?: () => void
  /** the preview asks for the amount to pay, where it is not that of the last order */
  asksAmount?: boolean
} & Pick<ButtonProps, 'disabled' | 'size'>

/** Previews an email made from a template, then sends it (MAIL-3). */
export const TemplateEmailButton = ({
  label,
  email,
  furtherAddresses = [],
  messages,
  onSent,
  asksAmount = false,
  ...button
}: Props) => {
  const [preview, setPreview] = useState<EmailToPreview>()
  const [amount, setAmount] = useState('')
  const [chosenTo, setChosenTo] = useState<string>()
  const to = chosenTo ?? email.emailTo
  const template = useEmailTemplate()
  const send = useSendTemplateEmail(messages)
  const hasTyped = preview !== undefined && (amount !== '' || to !== email.emailTo)
  const forgetEdits = useUnsavedGuard(hasTyped, LEAVE_DIALOG)
  const filled = (typed: string): TemplateEmail => ({
    ...email,
    emailTo: to,
    params: { ...email.params, ...(typed && { amount: typed }) },
  })

  const loadPreview = (typed: string) => {
    const { emailTo: _, ...request } = filled(typed)
    template.mutate(request, { onSuccess: setPreview })
  }
  const close = () => {
    setPreview(undefined)
    // The amount loads the preview again when it loses the focus. That answer must not open the dialog again.
    template.reset()
  }
  const forget = () => {
    setAmount('')
    setChosenTo(undefined)
  }
  const cancel = () => {
    forget()
    close()
  }
  const askAndCancel = async () => {
    if (!hasTyped || (await askToLeave(LEAVE_DIALOG))) cancel()
  }
  const sendEmail = () =>
    send.mutate(filled(amount), {
      onSuccess: () => {
        forgetEdits()
        forget()
        onSent?.()
      },
      onSettled: close,
    })

  return (
    <>
      <Permitted call={emailsCalls.sendTemplateEmail}>
        <Button
          variant="default"
          leftSection={<IconSend size={16} stroke={1.75} />}
          loading={template.isPending && !preview}
          onClick={() => loadPreview(amount)}
          {...button}
        >
          {label}
        </Button>
      </Permitted>
      {preview && (
        <EmailPreview
          email={{ ...preview, ...(furtherAddresses.length === 0 && { to }) }}
          canSend={mailProblem(to) === null}
          sendLabel="Send"
          isSending={send.isPending}
          onSend={sendEmail}
          onClose={() => void askAndCancel()}
          onCancel={cancel}
        >
          {furtherAddresses.length > 0 && (
            <>
              <EmailField label="To" required value={to} onChange={(event) => setChosenTo(event.currentTarget.value)} />
              <FurtherAddresses to={to} offered={furtherAddresses} onChange={setChosenTo} />
            </>
          )}
          {asksAmount && (
            <TextInput
              label="Amount"
              description="Shown in the email instead of the amount of the last order."
              maxLength={50}
              value={amount}
              onChange={(event) => setAmount(event.currentTarget.value)}
              onBlur={() => loadPreview(amount)}
            />
          )}
        </EmailPreview>
      )}
    </>
  )
}
