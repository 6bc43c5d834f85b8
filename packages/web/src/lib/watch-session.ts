import { usersCalls } from '@registrar/domain/users/users.calls'
import { request } from './api.ts'
import { knownSession, resumeSession } from './session.ts'
import { readToken, TOKEN_KEY } from './token.ts'

// Only a reload of the app makes sure that nothing of the previous user stays on the page.
const startAnew = () => window.location.reload()

/** Asks who is signed in. An ended session leads to the sign-in page; another user reloads the app; another role shows at once. */
export const checkSession = async () => {
  const before = knownSession()
  if (before === undefined) return
  if (before === null) {
    if (readToken()) startAnew()
    return
  }

  const answer = await request(usersCalls.checkSession, {}).catch(() => undefined)
  if (!answer) return
  if (answer.data._id !== before.user._id) startAnew()
  else if (answer.data.role !== before.user.role) resumeSession(answer)
}

/**
 * Checks the session when a page comes back by Back or Forward, and when another tab signs in or out (SEC-1). A page
 * is hidden while it is away, so that a page of a session that ended never shows again.
 */
export const watchSession = (): void => {
  let tokenWhenLeft: string | null = null

  window.addEventListener('pagehide', (event) => {
    if (!event.persisted) return
    tokenWhenLeft = readToken()
    document.documentElement.style.visibility = 'hidden'
  })

  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    if (readToken() !== tokenWhenLeft) return startAnew()

    document.documentElement.style.visibility = ''
    void checkSession()
  })

  window.addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) void checkSession()
  })
}
