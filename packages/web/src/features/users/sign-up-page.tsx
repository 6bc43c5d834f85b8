import { Button, PasswordInput, SimpleGrid, TextInput } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { request } from '#lib/api'
import { appConfigQuery } from '#lib/app-config'
import { deviceId } from '#lib/device-id'
import { ApiProblem } from '#lib/api-problem'
import { errorCode } from '#lib/error-message'
import { startSession } from '#lib/session'
import { toast } from '#lib/toast'
import { AuthCard } from './auth-card.tsx'
import { FirstAccountNotice } from './first-account-notice.tsx'
import { useReturnAfterSignIn } from './return-after-sign-in.ts'

const auth = getRouteApi('/auth')

const blank = { firstName: '', lastName: '', email: '', password: '', secretCode: '' }

export const SignUpPage = () => {
  const { invitation, email: invited = '' } = auth.useSearch()
  const [account, setAccount] = useState({ ...blank, email: invited })
  const returnAfterSignIn = useReturnAfterSignIn()
  const client = useQueryClient()
  const signUp = useMutation({
    mutationFn: () => {
      const { secretCode, ...person } = account
      return request(usersCalls.signUp, {
        body: { ...person, deviceId: deviceId(), ...(invitation ? { invitation } : { secretCode }) },
      })
    },
    onSuccess: (signedIn) => {
      startSession(signedIn)
      void client.invalidateQueries(appConfigQuery)
      returnAfterSignIn()
    },
    onError: (error) => {
      // The failure is logged as well as shown (USER-9).
      // oxlint-disable-next-line no-console
      console.error(error)
      toast.error(errorCode(error))
    },
  })
  const problems = signUp.error instanceof ApiProblem ? signUp.error.fields : {}
  const field = (name: keyof typeof blank) => ({
    required: true,
    value: account[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setAccount((before) => ({ ...before, [name]: value }))
    },
  })
  const { email, password, secretCode } = account
  const canSubmit = email !== '' && password !== '' && (invitation || secretCode !== '') && !signUp.isPending

  return (
    <AuthCard
      title="Sign up"
      onSubmit={() => canSubmit && signUp.mutate()}
      other={{ to: '/auth/signin', text: 'Already have an account? Sign in' }}
    >
      <FirstAccountNotice />
      <SimpleGrid cols={2} spacing="sm">
        <TextInput label="First Name" autoComplete="given-name" autoFocus {...field('firstName')} />
        <TextInput label="Last Name" autoComplete="family-name" {...field('lastName')} />
      </SimpleGrid>
      <TextInput label="E-mail" type="email" autoComplete="username" {...field('email')} />
      <PasswordInput
        label="Password"
        description="At least 8 characters, and not a common one"
        autoComplete="new-password"
        {...field('password')}
      />
      {!invitation && <PasswordInput label="Secret Code" autoComplete="off" {...field('secretCode')} />}
      <Button type="submit" disabled={!canSubmit} fullWidth>
        {signUp.isPending ? 'Signing up...' : 'Sign up'}
      </Button>
    </AuthCard>
  )
}
