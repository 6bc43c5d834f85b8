import { getRouteApi, useRouter } from '@tanstack/react-router'
import { isOwnAddress } from '#lib/own-address'

const auth = getRouteApi('/auth')
const SERVED_BY_THE_SERVER = /^\/(file|docs)(\/|$)/

/** Leads to the page that asked the user to sign in. */
export const useReturnAfterSignIn = (): (() => void) => {
  const { from } = auth.useSearch()
  const router = useRouter()

  return () => {
    const address = isOwnAddress(from) ? from : '/'
    if (SERVED_BY_THE_SERVER.test(address)) window.location.assign(address)
    else router.history.replace(address)
  }
}
