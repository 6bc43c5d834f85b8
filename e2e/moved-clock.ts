import type { Browser } from '@playwright/test'

const nowMs = () => Math.round(performance.timeOrigin + performance.now())

/**
 * Says, at the start of a run, how far `TEST_NOW` (an ISO 8601 instant) is from the clock of this process. libfaketime moves that
 * clock itself, with that of the server.
 */
export const measureMove = (): void => {
  const { TEST_NOW, FAKETIME } = process.env
  if (TEST_NOW) process.env['E2E_MOVED_MS'] = FAKETIME ? '0' : String(Date.parse(TEST_NOW) - nowMs())
}

/** Makes the pages of a browser begin at the moved clock of the run, and go on from there. */
export const movePagesOf = (browser: Browser): void => {
  const movedMs = process.env['E2E_MOVED_MS']
  if (!movedMs) return

  const openContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await openContext(options)
    await context.clock.install({ time: nowMs() + Number(movedMs) })
    return context
  }
}
