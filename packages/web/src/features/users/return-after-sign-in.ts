import { getRouteApi, useRouter } from '@tanstack/react-router'

const auth = getRouteApi('/auth')
// Only our own paths: an address that a stranger could plant must not lead away.
const isOurs = (address: string) => /^\/(?![/\\])/.test(address)

/** Leads where one was going before signing in; a file is the server's to show, not the app's. */
export const useReturnAfterSignIn = (): (() => void) => {
  const { from } = auth.useSearch()
  const router = useRouter()
  return () => {
    const to = from && isOurs(from) ? from : '/'
    if (/^\/(file|docs)(\/|$)/.test(to)) window.location.assign(to)
    else router.history.replace(to)
  }
}
