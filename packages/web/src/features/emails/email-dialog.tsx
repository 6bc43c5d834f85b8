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
import type { AddressedRecord } from './address-today.ts'
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

/** What a list knows of an email: it shows while the email is fetched, and when that fails. */
export type EmailInList = Pick<StoredEmail, '_id' | 'subject' | 'email'> & Partial<Pick<StoredEmail, 'events' | 'from'>>

type Props = {
  inList: EmailInList
  /** the record on the page */
  record?: AddressedRecord | undefined
  onClose: () => void
}

/** An email as it was sent, what happened to it, and the way to send it again (MAIL-19). */
export const EmailDialog = ({ inList, record, onClose }: Props) => {
  const [isSendingAgain, setSendingAgain] = useState(false)
  const { data: email, error, refetch } = useQuery(storedEmailQuery(inList._id))
  useErrorToast(error, FAILED)

  if (isSendingAgain && email) return <SendAgainDialog email={email} record={record} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title={<InItsLanguage text={subjectText(inList.subject)} />} size="lg">
      {email && <Shown email={email} />}
      {!email && inList.events && <Events events={inList.events} />}
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
