import { Button, type ButtonProps } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { EmailPreview } from './email-preview.tsx'
import { type TemplateEmail, useEmailTemplate, useSendTemplateEmail } from './template-email.api.ts'

type Props = {
  label: string
  email: TemplateEmail
  messages: { successMessage: string; failureMessage: string }
  /** called when the email is queued */
  onSent?: () => void
} & Pick<ButtonProps, 'disabled' | 'size'>

/** Previews an email made from a template, then sends it (MAIL-3). */
export const TemplateEmailButton = ({ label, email, messages, onSent, ...button }: Props) => {
  const [preview, setPreview] = useState<string>()
  const template = useEmailTemplate()
  const send = useSendTemplateEmail(messages)
  const { templateId, params } = email
  const openPreview = () => template.mutate({ templateId, ...(params && { params }) }, { onSuccess: setPreview })
  const sendEmail = () => send.mutate(email, { onSuccess: () => onSent?.(), onSettled: () => setPreview(undefined) })

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSend size={16} stroke={1.75} />}
        loading={template.isPending}
        onClick={openPreview}
        {...button}
      >
        {label}
      </Button>
      {preview !== undefined && (
        <EmailPreview
          html={preview}
          to={[email.emailTo].flat().join(', ')}
          sendLabel="Send"
          isSending={send.isPending}
          onSend={sendEmail}
          onClose={() => setPreview(undefined)}
        />
      )}
    </>
  )
}
