type Cause = 'enter' | 'stay' | 'preload'

/**
 * Starts loading a page's data from its route's loader, when a link to the page is hovered or followed. Nothing waits for
 * it. A failure is ignored here: the page loads again and shows it. On `stay` the page has loaded its data already.
 */
export const prefetch = (cause: Cause, load: () => Promise<unknown>): void => {
  if (cause !== 'stay') load().catch(() => undefined)
}
