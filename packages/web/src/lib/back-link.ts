import { useLocation } from '@tanstack/react-router'
import type { ColumnChoice } from './column-choice.ts'
import { isOwnAddress } from './own-address.ts'

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface HistoryState {
    /** The address of the page before, with its filters; it survives a reload. */
    from?: string
    /** A list is shown without filters, although its user has a default view (VIEW-3). */
    isShownWithoutView?: boolean
    /** The columns of the open view of a list. They take the place of the user's own choice (VIEW-1). */
    columnsByView?: ColumnChoice | undefined
    /** `columnsByView` of the page before. */
    fromColumnsByView?: ColumnChoice | undefined
  }
}

/** The `state` of a link that lets the page it opens link back to this one. */
export const useBackLinkState = (): { from: string; fromColumnsByView: ColumnChoice | undefined } => ({
  from: useLocation({ select: (location) => location.href }),
  fromColumnsByView: useLocation({ select: ({ state }) => state.columnsByView }),
})

/** The link back to the page before, which then shows what it showed; or to the list when there is none. */
export const useBackLinkProps = (listPath: string) => {
  const from = useLocation({ select: (location) => location.state.from })
  const columnsByView = useLocation({ select: ({ state }) => state.fromColumnsByView })
  return isOwnAddress(from) ? { to: from, state: { isShownWithoutView: true, columnsByView } } : { to: listPath }
}

/** The address of the page before, or of the list when there is none. */
export const useBackLink = (listPath: string): string => {
  const from = useLocation({ select: (location) => location.state.from })
  return isOwnAddress(from) ? from : listPath
}
