import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until the page is not wider than the screen: a row of links is until it has been measured. */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0)

/** Expects a list whose rows are there to begin them in the first third of the screen (LIST-12). */
export const expectRowsInFirstThird = async (page: Page) => {
  const row = page.locator('[data-row]').first()
  await expect.poll(() => row.evaluate((shown) => shown.getBoundingClientRect().top / innerHeight)).toBeLessThan(1 / 3)
}

export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}

/** How much of a part its box hides at the side. */
export const hiddenWidthOf = (locator: Locator): Promise<number> =>
  locator.evaluate((part) => part.scrollWidth - part.clientWidth)
