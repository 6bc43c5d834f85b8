import { Button, Code, Group, Switch, Text } from '@mantine/core'
import '@mantine/core/styles/Code.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import type { SignupCodeChanges } from '@registrar/domain/users/staff'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { useQuery } from '@tanstack/react-query'
import { request } from '#lib/api'
import { displayInstant } from '#lib/clock'
import { useApiMutation } from '#lib/use-api-mutation'
import { confirm } from '#ui/confirm'
import { Section } from '#ui/section'
import { Failed, Loading } from '#ui/states'
import { signupCodeQuery } from './users.api.ts'

/** Turns the secret code of sign-up on or off, or renews it (USER-16). */
export const SignupCodeSection = () => {
  const query = useQuery(signupCodeQuery)
  const update = useApiMutation({
    run: (body: SignupCodeChanges) => request(staffCalls.updateSignupCode, { body }),
    refresh: ['signupCode'],
  })
  const newCode = update.data?.code

  const confirmAndRenew = async () => {
    const isConfirmed = await confirm({
      title: 'Renew the secret code?',
      message: 'The code that you have given out will no longer work.',
      confirmLabel: 'Renew',
    })
    if (isConfirmed) update.mutate({ renew: true })
  }

  return (
    <Section title="Secret code">
      {query.isPending && <Loading />}
      {query.error && !query.data && (
        <Failed message="Error fetching the secret code" onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <>
          <Switch
            label="People who know the secret code can create an account"
            checked={query.data.on}
            disabled={update.isPending}
            onChange={(event) => update.mutate({ on: event.currentTarget.checked })}
          />
          <Group>
            <Button variant="default" loading={update.isPending} onClick={() => void confirmAndRenew()}>
              Renew the code
            </Button>
            {query.data.renewedAt && (
              <Text size="sm" c="dimmed">
                Renewed {displayInstant(query.data.renewedAt)}
              </Text>
            )}
          </Group>
          {newCode && (
            <Text size="sm" role="status">
              The new code is <Code>{newCode}</Code>. It is not shown again.
            </Text>
          )}
        </>
      )}
    </Section>
  )
}
