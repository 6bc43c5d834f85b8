import { Paper, Switch, Title } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { morningEmailsCalls } from '@registrar/domain/morning-emails/morning-emails.calls'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'
import { Failed } from '#ui/states'

const MORNING_EMAIL = 'morning-email'

const morningEmailQuery = queryOptions({
  queryKey: [MORNING_EMAIL],
  queryFn: () => request(morningEmailsCalls.findMorningEmail, {}),
})

/** The switch of the email that tells each morning what is due (REM-7). */
export const AccountMorningEmail = () => {
  const query = useQuery(morningEmailQuery)
  const change = useApiMutation({
    run: (on: boolean) => request(morningEmailsCalls.setMorningEmail, { body: { on } }),
    successMessage: ({ on }) => (on ? 'Morning email turned on' : 'Morning email turned off'),
    refresh: [MORNING_EMAIL],
  })

  return (
    <Paper component="section" aria-label="Morning email" p="md">
      <Title order={2}>Morning email</Title>
      {query.error && !query.data ? (
        <Failed message="Error fetching the morning email" onRetry={() => void query.refetch()} />
      ) : (
        <Switch
          mt="sm"
          label="Email me each morning what I am in charge of: overdue, today and this week"
          checked={query.data?.on ?? false}
          disabled={query.isPending || change.isPending}
          onChange={(event) => change.mutate(event.currentTarget.checked)}
        />
      )}
    </Paper>
  )
}
