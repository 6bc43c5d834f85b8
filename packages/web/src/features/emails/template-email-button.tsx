import { Button, type ButtonProps } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { EmailPreview } from './email-preview.tsx'
import { type TemplateEmail, useEmailTemplate, useSendTemplateEmail } from './template-email.api.ts'

type Props = {
  label: string
  mail: TemplateEmail
  messages: { successMessage: string; failureMessage: string }
  /** after the mail is on its way */
  onSent?: () => void
} & Pick<ButtonProps, 'disabled' | 'size'>

/** Shows a mail made of a template before it is sent. Source: part 2, section 7. */
export const TemplateEmailButton = ({ label, mail, messages, onSent, ...button }: Props) => {
  const [preview, setPreview] = useState<string>()
  const template = useEmailTemplate()
  const send = useSendTemplateEmail(messages)
  const { templateId, params } = mail
  const look = () => template.mutate({ templateId, ...(params && { params }) }, { onSuccess: setPreview })
  const sendMail = () => send.mutate(mail, { onSuccess: () => onSent?.(), onSettled: () => setPreview(undefined) })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSend size={16} stroke={1.75} />}
        loading={template.isPending}
        onClick={look}
        {...button}
      >
        {label}
      </Button>
      {preview !== undefined && (
        <EmailPreview
          html={preview}
          to={[mail.emailTo].flat().join(', ')}
          sendLabel="Send"
          isSending={send.isPending}
          onSend={sendMail}
          onClose={() => setPreview(undefined)}
        />
      )}
    </>
  )
}
