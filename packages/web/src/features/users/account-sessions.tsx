import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { countText } from '@registrar/domain/shared/count-text'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { useQuery } from '@tanstack/react-query'
import { request } from '#lib/api'
import { displayInstant } from '#lib/clock'
import { useApiMutation } from '#lib/use-api-mutation'
import { Failed, Loading } from '#ui/states'
import { sessionsQuery } from './users.api.ts'

/** How many other sessions the text lists. */
const LISTED_SESSIONS = 5

type Session = { createdAt: string }

const sessionsText = (others: Session[]): string => {
  if (others.length === 0) return 'You have no other sessions.'

  const starts = others.slice(0, LISTED_SESSIONS).map(({ createdAt }) => displayInstant(createdAt))
  const earlier = others.length > LISTED_SESSIONS ? ' and earlier' : ''
  return `You have ${countText(others.length, 'other session')}, started ${starts.join(', ')}${earlier}.`
}

/** The user's other sessions, with the button that ends them. */
export const AccountSessions = () => {
  const sessions = useQuery(sessionsQuery)
  const end = useApiMutation({
    run: () => request(usersCalls.endOtherSessions, {}),
    successMessage: ({ ended }) => `Signed out of ${countText(ended, 'other session')}`,
    refresh: ['sessions'],
  })
  const others = sessions.data?.filter(({ isThis }) => !isThis) ?? []

  return (
    <Paper component="section" aria-label="Sessions" p="md">
      <Group justify="space-between">
        <Title order={2}>Sessions</Title>
        <Button variant="default" disabled={others.length === 0} loading={end.isPending} onClick={() => end.mutate()}>
          Sign out other sessions
        </Button>
      </Group>
      {sessions.isPending && <Loading />}
      {sessions.error && !sessions.data && (
        <Failed message="The sessions could not be loaded." onRetry={() => void sessions.refetch()} />
      )}
      {sessions.data && (
        <Text size="sm" c="dimmed" mt={4}>
          {sessionsText(others)}
        </Text>
      )}
    </Paper>
  )
}
