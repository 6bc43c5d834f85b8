import { chromium, type Locator, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/find-chromium.ts'

export type BenchBrowser = {
  /** a page with an empty cache, signed in */
  newPage: () => Promise<Page>
  url: string
  close: () => Promise<void>
}

/** Starts the Chromium of the browser tests. Its pages are signed in. */
export const openBrowser = async (url: string, token: string): Promise<BenchBrowser> => {
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
  const newPage = async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addInitScript((signedInToken) => {
      localStorage.setItem('token', signedInToken)
      // Measured inside the page, so that the time between this process and the browser does not count.
      const times = window as Window & { clickedAt?: number }
      addEventListener('click', (event) => (times.clickedAt = event.timeStamp), { capture: true })
    }, token)
    return context.newPage()
  }
  return { url, newPage, close: () => browser.close() }
}

/** Milliseconds from the request for the page until all selectors are drawn. */
export const timeUntilDrawn = async (page: Page, selectors: string[]): Promise<number> => {
  const drawn = await page.waitForFunction(
    (all) => all.every((one) => document.querySelector(one)) && performance.now(),
    selectors,
    { polling: 'raf' },
  )
  return Number(await drawn.jsonValue())
}

/** Clicks, and returns the milliseconds from the click until all selectors are drawn. */
export const timeClick = async (page: Page, target: Locator, selectors: string[]): Promise<number> => {
  const drawn = timeUntilDrawn(page, selectors)
  await target.click()
  const at = await drawn
  return at - (await page.evaluate(() => (window as Window & { clickedAt?: number }).clickedAt ?? NaN))
}
