import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { countText } from '@registrar/domain/shared/count-text'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { useQuery } from '@tanstack/react-query'
import { request } from '#lib/api'
import { displayInstant } from '#lib/clock'
import { useApiMutation } from '#lib/use-api-mutation'
import { Failed, Loading } from '#ui/states'
import { sessionsQuery } from './users.api.ts'

/** So many other sessions are told one by one. */
const LISTED = 5

const counted = (count: number) => countText(count, 'other session')

/** Where else the user is signed in, and the way to end it. */
export const AccountSessions = () => {
  const sessions = useQuery(sessionsQuery)
  const end = useApiMutation({
    run: () => request(usersCalls.endOtherSessions, {}),
    successMessage: ({ ended }) => `Signed out of ${counted(ended)}`,
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
          {others.length === 0
            ? 'You are signed in here only.'
            : `You are signed in here and in ${counted(others.length)}, begun ${others
                .slice(0, LISTED)
                .map(({ createdAt }) => displayInstant(createdAt))
                .join(', ')}${others.length > LISTED ? ' and before' : ''}.`}
        </Text>
      )}
    </Paper>
  )
}
