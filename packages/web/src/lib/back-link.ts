import { useLocation } from '@tanstack/react-router'
import { isOwnAddress } from './own-address.ts'

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface HistoryState {
    /** The address of the page before, with its filters; it survives a reload. */
    from?: string
    /** A list is shown without filters, although its user has a default view (VIEW-3). */
    isShownWithoutView?: boolean
  }
}

/** The `state` of a link that lets the page it opens link back to this one. */
export const useBackLinkState = (): { from: string } => ({ from: useLocation({ select: (location) => location.href }) })

/** The link back to the page before, which then shows what it showed; or to the list when there is none. */
export const useBackLinkProps = (listPath: string) => {
  const from = useLocation({ select: (location) => location.state.from })
  return isOwnAddress(from) ? { to: from, state: { isShownWithoutView: true } } : { to: listPath }
}

/** The address of the page before, or of the list when there is none. */
export const useBackLink = (listPath: string): string => {
  const from = useLocation({ select: (location) => location.state.from })
  return isOwnAddress(from) ? from : listPath
}
