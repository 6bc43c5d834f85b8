import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { countText } from '@registrar/domain/shared/count-text'
import type { OpenSession } from '@registrar/domain/users/users'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#lib/api'
import { displayInstant } from '#lib/clock'
import { useApiMutation } from '#lib/use-api-mutation'
import { PlainTable } from '#ui/plain-table'
import { Failed, Loading } from '#ui/states'
import { PasswordDialog } from './password-dialog.tsx'
import { sessionsQuery } from './users.api.ts'

const sessionsText = (others: OpenSession[]): string =>
  others.length === 0 ? 'You have no other sessions.' : `You have ${countText(others.length, 'other session')}.`

const headings = [{ label: 'Device' }, { label: 'Address' }, { label: 'Started' }, { label: 'Last used' }]

const SessionRow = ({ session }: { session: OpenSession }) => (
  <tr>
    <td>
      {session.device ?? 'Unknown device'}
      {session.isThis && ' (this one)'}
    </td>
    <td>{session.address ?? 'Unknown'}</td>
    <td>{displayInstant(session.createdAt)}</td>
    <td>{displayInstant(session.lastUsedAt)}</td>
  </tr>
)

/** The user's open sessions, with the button that ends the others (USER-2). */
export const AccountSessions = () => {
  const sessions = useQuery(sessionsQuery)
  const [isEnding, setIsEnding] = useState(false)
  const end = useApiMutation({
    run: (body: { password: string }) => request(usersCalls.endOtherSessions, { body }),
    successMessage: ({ ended }) => `Signed out of ${countText(ended, 'other session')}`,
    refresh: ['sessions'],
  })
  const others = sessions.data?.filter(({ isThis }) => !isThis) ?? []

  return (
    <Paper component="section" aria-label="Sessions" p="md">
      <Group justify="space-between">
        <Title order={2}>Sessions</Title>
        <Button variant="default" disabled={others.length === 0} onClick={() => setIsEnding(true)}>
          Sign out other sessions
        </Button>
      </Group>
      {sessions.isPending && <Loading />}
      {sessions.error && !sessions.data && (
        <Failed message="Error fetching sessions" onRetry={() => void sessions.refetch()} />
      )}
      {sessions.data && (
        <>
          <Text size="sm" c="dimmed" mt={4} mb="sm">
            {sessionsText(others)}
          </Text>
          <PlainTable label="Where you are signed in" headings={headings}>
            {sessions.data.map((session) => (
              <SessionRow key={session._id} session={session} />
            ))}
          </PlainTable>
        </>
      )}
      {isEnding && (
        <PasswordDialog
          title="Sign out other sessions"
          submitLabel="Sign out"
          mutation={end}
          onDone={() => setIsEnding(false)}
          onClose={() => setIsEnding(false)}
        />
      )}
    </Paper>
  )
}
