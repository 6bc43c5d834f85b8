import type { AnyRouter } from '@tanstack/react-router'
import { onSessionEnded } from '#features/users'
import { onSecondFactorMissing, onSessionEnd } from '#lib/api'

/** Leads to the page that the session needs, whatever call the server refused. */
export const followSession = (router: AnyRouter): void => {
  // When the session ends during work, the user signs in and returns to the same page.
  onSessionEnd(() => {
    const { href } = router.state.location
    void onSessionEnded(() => {
      void router.navigate({ to: '/auth/signin', search: { from: href }, ignoreBlocker: true })
    })
  })

  // When the firm requires a second factor, a user without one has to add it on the account page first.
  onSecondFactorMissing(() => {
    if (router.state.location.pathname !== '/account') void router.navigate({ to: '/account' })
  })
}
