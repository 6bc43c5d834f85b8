import { Button, Group, Stack, Text } from '@mantine/core'
import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import type { StoredEmail } from '@registrar/domain/emails/stored-email'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayInstant } from '#lib/clock'
import { useErrorToast } from '#lib/use-error-toast'
import { Dialog } from '#ui/dialog'
import { DialogActions } from '#ui/dialog-actions'
import { InItsLanguage } from '#ui/in-its-language'
import { Permitted } from '#ui/permitted'
import { Failed, Loading } from '#ui/states'
import { EmailText } from './email-text.tsx'
import { EventBadge } from './event-badge.tsx'
import { SendAgainDialog } from './send-again-dialog.tsx'
import { storedEmailQuery } from './stored-emails.api.ts'
import { subjectText } from './subject-text.ts'

const FAILED = 'Failed to fetch the email'

const Events = ({ events }: Pick<StoredEmail, 'events'>) => (
  <Stack component="ul" gap={4} m={0} p={0} aria-label="What happened to it" style={{ listStyle: 'none' }}>
    {events.map(({ event, date, reason }) => (
      <li key={`${event} ${date}`}>
        <Group gap="xs">
          <EventBadge event={event} reason={reason} />
          <Text size="sm">{displayInstant(date)}</Text>
          {reason && (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {reason}
            </Text>
          )}
        </Group>
      </li>
    ))}
  </Stack>
)

const Shown = ({ email }: { email: StoredEmail }) => (
  <Stack gap="md">
    <div>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        From {email.from} to {email.email}
      </Text>
      <Text size="sm" c="dimmed">
        {email.user?.name ?? 'Registrar'}, {displayInstant(email.date)}
      </Text>
    </div>
    <Events events={email.events} />
    <EmailText {...email} />
  </Stack>
)

type Props = {
  id: string
  subject: string
  /** the email field of the record on the page, as it is today */
  recordMail?: string | null | undefined
  onClose: () => void
}

/** An email as it was sent, what happened to it, and the way to send it again (MAIL-19). */
export const EmailDialog = ({ id, subject, recordMail, onClose }: Props) => {
  const [isSendingAgain, setSendingAgain] = useState(false)
  const { data: email, error, refetch } = useQuery(storedEmailQuery(id))
  useErrorToast(error, FAILED)

  if (isSendingAgain && email) return <SendAgainDialog email={email} recordMail={recordMail} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title={<InItsLanguage text={subjectText(subject)} />} size="lg">
      {email && <Shown email={email} />}
      {!email && (error ? <Failed message={FAILED} onRetry={() => void refetch()} /> : <Loading />)}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        {email?.canSendAgain && (
          <Permitted call={emailsCalls.sendEmailAgain}>
            <Button leftSection={<IconSend size={16} stroke={1.75} />} onClick={() => setSendingAgain(true)}>
              Send again
            </Button>
          </Permitted>
        )}
      </DialogActions>
    </Dialog>
  )
}
