import { Button, Group, Text } from '@mantine/core'
import type { BodyInput } from '@registrar/domain/shared/call'
import { settingsCalls } from '@registrar/domain/settings/settings.calls'
import { IconMail } from '@tabler/icons-react'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'
import { EMAILS } from './emails.api.ts'

type TestedText = BodyInput<typeof settingsCalls.sendTestEmail>

const useSendTestEmail = () =>
  useApiMutation({
    run: (body: TestedText) => request(settingsCalls.sendTestEmail, { body }),
    successMessage: ({ to, isSent }) =>
      isSent ? `Test email to ${to} is on its way` : 'Kept in the outbox: no mail server is set up',
    refresh: [EMAILS],
  })

type Props = {
  /** the text that it shows, with the words that are typed; without one the general reminder */
  tested?: TestedText
  /** why it cannot be sent yet */
  whyNotYet?: string | false
}

/** Sends a test email to the signed-in administrator, with a text of the firm (SET-5). */
export const TestEmailButton = ({ tested = {}, whyNotYet = false }: Props) => {
  const send = useSendTestEmail()
  return (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<IconMail size={16} />}
        disabled={whyNotYet !== false}
        loading={send.isPending}
        onClick={() => send.mutate(tested)}
      >
        Send a test email to me
      </Button>
      {whyNotYet !== false && (
        <Text size="sm" c="dimmed">
          {whyNotYet}
        </Text>
      )}
    </Group>
  )
}
