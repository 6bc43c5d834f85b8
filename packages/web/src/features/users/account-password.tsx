import { Button, PasswordInput } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import { accountCalls } from '@registrar/domain/users/account.calls'
import { type SubmitEvent, useState } from 'react'
import { request } from '#lib/api'
import { ApiProblem } from '#lib/api-problem'
import { useApiMutation } from '#lib/use-api-mutation'
import { Fields, Section } from '#ui/section'

const blank = { current: '', password: '' }

/** Changes the user's own password (USER-18). */
export const AccountPassword = () => {
  const [values, setValues] = useState(blank)
  const change = useApiMutation({
    run: async () => {
      await request(accountCalls.changePassword, { body: values })
      setValues(blank)
    },
    successMessage: 'Password changed. Your other sessions have ended.',
    refresh: ['sessions'],
  })
  const problems = change.error instanceof ApiProblem ? change.error.fields : {}
  const field = (name: keyof typeof blank) => ({
    value: values[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setValues((before) => ({ ...before, [name]: value }))
    },
  })
  const canSubmit = values.current !== '' && values.password !== ''

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (canSubmit && !change.isPending) change.mutate(undefined)
  }

  return (
    <Section title="Password">
      <form onSubmit={submit} noValidate>
        <Fields>
          <PasswordInput label="Current password" autoComplete="current-password" {...field('current')} />
          <PasswordInput label="New password" autoComplete="new-password" {...field('password')} />
        </Fields>
        <Button type="submit" variant="default" mt="md" disabled={!canSubmit} loading={change.isPending}>
          Change password
        </Button>
      </form>
    </Section>
  )
}
