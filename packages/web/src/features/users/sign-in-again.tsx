import { Button, Stack, Text } from '@mantine/core'
import { type User, userName } from '@registrar/domain/users/users'
import type { SubmitEvent } from 'react'
import { resumeSession } from '#lib/session'
import { openDialog } from '#ui/dialog-host'
import { SignInFields } from './sign-in-fields.tsx'
import { useSignIn } from './use-sign-in.ts'

type Answer = 'signedIn' | 'leave' | 'closed'

const SignInAgain = ({ user, onAnswer }: { user: User; onAnswer: (answer: Answer) => void }) => {
  const signIn = useSignIn((signedIn) => {
    resumeSession(signedIn)
    // Nothing of one user may stay on the page of another.
    if (signedIn.data._id === user._id) onAnswer('signedIn')
    else window.location.reload()
  }, user.email)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    signIn.submit()
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>Sign in again as {userName(user)} to go on. What you typed is still here.</Text>
        <SignInFields signIn={signIn} isEmailKnown />
        <Button variant="subtle" color="red" onClick={() => onAnswer('leave')}>
          Leave without saving
        </Button>
      </Stack>
    </form>
  )
}

/**
 * Lets somebody whose session has ended sign in over the page that has unsaved edits (USER-20). Closing the dialog leaves the
 * page as it is; the next call opens it again.
 */
export const askToSignInAgain = (user: User): Promise<Answer> =>
  openDialog<Answer>({
    title: 'Your session has ended',
    whenClosed: 'closed',
    content: (onAnswer) => <SignInAgain user={user} onAnswer={onAnswer} />,
  })
