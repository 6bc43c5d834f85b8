import { chromium, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type BenchBrowser = {
  /** a page of a browser that has never been here, but for the session */
  newPage: () => Promise<Page>
  url: string
  close: () => Promise<void>
}

/** Starts the Chromium that the browser tests use, whose pages are signed in. */
export const openBrowser = async (url: string, token: string): Promise<BenchBrowser> => {
  const executablePath = findChromium()
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
  const newPage = async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addInitScript((kept) => {
      localStorage.setItem('token', kept)
      // In the page itself, so that the way between this process and the browser is not measured.
      const times = window as Window & { clickedAt?: number }
      addEventListener('click', (event) => (times.clickedAt = event.timeStamp), { capture: true })
    }, token)
    return context.newPage()
  }
  return { url, newPage, close: () => browser.close() }
}

/** Milliseconds since the page was asked for until all selectors are drawn. */
export const shownAt = async (page: Page, selectors: string[]): Promise<number> => {
  const drawn = await page.waitForFunction(
    (all) => all.every((one) => document.querySelector(one)) && performance.now(),
    selectors,
    { polling: 'raf' },
  )
  return Number(await drawn.jsonValue())
}

/** Clicks, and gives the milliseconds from the click until all selectors are drawn. */
export const clickUntil = async (page: Page, target: Locator, selectors: string[]): Promise<number> => {
  const shown = shownAt(page, selectors)
  await target.click()
  const at = await shown
  return at - (await page.evaluate(() => (window as Window & { clickedAt?: number }).clickedAt ?? NaN))
}
