import { Button, type ButtonProps } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { MailPreview } from './mail-preview.tsx'
import { type TemplateMail, useMailTemplate, useSendTemplateMail } from './template-mail.api.ts'

type Props = {
  label: string
  mail: TemplateMail
  messages: { successMessage: string; failureMessage: string }
  /** after the mail is on its way */
  onSent?: () => void
} & Pick<ButtonProps, 'disabled' | 'size'>

/** Shows a mail made of a template before it is sent. Source: part 2, section 7. */
export const TemplateMailButton = ({ label, mail, messages, onSent, ...button }: Props) => {
  const [preview, setPreview] = useState<string>()
  const template = useMailTemplate()
  const send = useSendTemplateMail(messages)
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
        <MailPreview
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
