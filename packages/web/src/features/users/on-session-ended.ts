import type { User } from '@registrar/domain/users/users'
import { knownSession } from '#lib/session'
import { hasUnsavedEdits } from '#ui/unsaved-guard'
import { forgetSession } from './forget-session.ts'

const askAgain = async (user: User) => (await import('./sign-in-again.tsx')).askToSignInAgain(user)

let isAsking = false

/**
 * What happens when the session ends during work. With unsaved edits on the page the user signs in over it and goes on, else
 * `openSignIn` leads to the page to sign in (USER-20).
 */
export const onSessionEnded = async (openSignIn: () => void): Promise<void> => {
  const user = knownSession()?.user
  if (!user || isAsking) return

  if (hasUnsavedEdits()) {
    isAsking = true
    const answer = await askAgain(user).finally(() => (isAsking = false))
    if (answer !== 'leave') return
  }

  forgetSession()
  openSignIn()
}
