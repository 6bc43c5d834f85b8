import { useRouter } from '@tanstack/react-router'
import { addressLink } from '#lib/address-link'
import { useBackLinkState } from '#lib/back-link'

/** Opens an address of the app here, or in a new tab (FIND-6). */
export const useOpenHit = () => {
  const router = useRouter()
  const state = useBackLinkState()

  return (address: string, isNewTab: boolean) => {
    const link = addressLink(address) as { to: string }
    if (isNewTab) window.open(router.buildLocation(link).href, '_blank', 'noopener')
    else void router.navigate({ ...link, state })
  }
}
