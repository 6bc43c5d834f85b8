import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface HistoryState {
    /** The address one came from, with its filters; it survives a reload. */
    from?: string
  }
}

// Only our own paths: an address that a stranger could plant must not lead away.
const isOurs = (address: unknown): address is string => typeof address === 'string' && /^\/(?!\/|\\)/.test(address)

/** The address to remember in a link's `state` as where one came from. */
export const useBackLinkState = (): { from: string } => ({ from: useLocation({ select: (location) => location.href }) })

/** Where the back arrow leads: the remembered address, or the list. */
export const useBackLink = (fallback: string): string => {
  const from = useLocation({ select: (location) => location.state.from })
  return isOurs(from) ? from : fallback
}
