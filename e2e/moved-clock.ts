import type { Browser } from '@playwright/test'

const SECOND_MS = 1000

const nowMs = () => Math.round(performance.timeOrigin + performance.now())

/**
 * Says, at the start of a run, how far the clock of the pages is to be moved: as far as libfaketime moves those of this process and of
 * the server (`FAKETIME`, such as `+86400s`), or else from now to `TEST_NOW` (an ISO 8601 instant).
 */
export const measureMove = (): void => {
  const { TEST_NOW, FAKETIME } = process.env
  if (FAKETIME) process.env['E2E_MOVED_MS'] = String(Number.parseInt(FAKETIME) * SECOND_MS)
  else if (TEST_NOW) process.env['E2E_MOVED_MS'] = String(Date.parse(TEST_NOW) - nowMs())
}

/**
 * Moves `Date` by `moved.ms`, which may change. Timers stay as they are: faked ones come later than the messages that they come before.
 * Runs in pages too, so it uses nothing from outside.
 */
export const moveDate = (moved: { ms: number }): void => {
  const RealDate = Date
  const movedNow = () => RealDate.now() + moved.ms

  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: unknown[], newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [movedNow()], newTarget) as Date,
    get: (target, name) => (name === 'now' ? movedNow : Reflect.get(target, name)),
  })
}

/** Moves the clock of the pages of a browser as far as the run says. */
export const movePagesOf = (browser: Browser): void => {
  const moved = { ms: Number(process.env['E2E_MOVED_MS'] ?? 0) }
  if (moved.ms === 0) return

  const openContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await openContext(options)
    await context.addInitScript(moveDate, moved)
    return context
  }
}
