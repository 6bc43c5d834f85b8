import { Button, Group, Stack, Text } from '@mantine/core'
import { displayInstant } from '#lib/clock'
import { openDialog } from '#ui/dialog-host'
import { EventBadge } from './event-badge.tsx'
import type { EmailWithEvents } from './group-emails.ts'
import { subjectText } from './subject-text.ts'

const eventList = (email: EmailWithEvents) => (
  <Stack gap="xs">
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      From {email.from} to {email.email}
    </Text>
    {email.events.map(({ event, date, reason }) => (
      <Stack key={`${event} ${date}`} gap={4}>
        <Group justify="space-between">
          <EventBadge event={event} reason={reason} />
          <Text size="sm">{displayInstant(date)}</Text>
        </Group>
        {reason && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {reason}
          </Text>
        )}
      </Stack>
    ))}
  </Stack>
)

/** Opens what happened to an email, the latest first. */
export const ViewEmailButton = ({ email }: { email: EmailWithEvents }) => (
  <Button
    variant="subtle"
    size="compact-sm"
    aria-label={`View ${subjectText(email.subject)} to ${email.email}`}
    onClick={() =>
      void openDialog({
        title: subjectText(email.subject),
        whenClosed: undefined,
        content: () => eventList(email),
      })
    }
  >
    View
  </Button>
)
