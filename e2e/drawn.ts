import type { Page } from '@playwright/test'

/** Waits until the page has drawn two more frames, and what it put off until after them has run. */
export const twoFramesOf = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
  )
