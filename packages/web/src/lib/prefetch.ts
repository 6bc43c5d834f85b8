/**
 * Starts what a page will ask for as soon as a link to it is pointed at or chosen, from the loader of its route. Nothing
 * waits for it, and its failures are the page's to tell. `cause` is the router's: on a page that stays all is asked already.
 */
export const prefetch = (cause: 'enter' | 'stay' | 'preload', ask: () => Promise<unknown>): void => {
  if (cause !== 'stay') ask().catch(() => undefined)
}
