import type { Page } from '@playwright/test'
import type { BenchBrowser } from './browser.ts'
import { clickUntil, shownAt } from './browser.ts'
import type { Places } from './places.ts'

/** A figure of a page: several measurements of it, and what their median is to stay under. */
export type PageFigure = { name: string; unit: 'ms' | 'KB'; values: number[]; target: number }

type Bench = { browser: BenchBrowser; places: Places; times: number }
export type PageCase = { name: string; measure: (bench: Bench) => Promise<PageFigure[]> }

const ROWS = '[data-row-link]'
const CARDS = ['TODO', 'IN PROGRESS', 'DONE'].map((column) => `section[aria-label="${column}"] li`)

const closing = async <T>(page: Page, run: (page: Page) => Promise<T>): Promise<T> => {
  try {
    return await run(page)
  } finally {
    await page.context().close()
  }
}

const repeat = async (times: number, measure: (turn: number) => Promise<number>): Promise<number[]> => {
  const values: number[] = []
  for (let turn = 0; turn < times; turn += 1) values.push(await measure(turn))
  return values
}

const settle = (page: Page) => page.waitForLoadState('networkidle')

const openOrganization: PageCase = {
  name: 'an organization opened from the list',
  measure: async ({ browser, times }) => {
    const values = await closing(await browser.newPage(), async (page) => {
      await page.goto(`${browser.url}/organization`)
      await shownAt(page, [ROWS])
      return repeat(times, async (turn) => {
        await settle(page)
        const row = page.locator(ROWS).nth(turn % 25)
        const took = await clickUntil(page, row, ['section[aria-label="COMPANY DETAILS"] input'])
        await page.getByRole('link', { name: 'Back' }).click()
        await shownAt(page, [ROWS])
        return took
      })
    })
    return [{ name: openOrganization.name, unit: 'ms', values, target: 300 }]
  },
}

const openBoard: PageCase = {
  name: 'the task board, 2,000 tasks open',
  measure: async ({ browser, times }) => {
    const values = await closing(await browser.newPage(), (page) =>
      // Loaded anew each time, so that no cards are kept from the time before.
      repeat(times, async () => {
        await page.goto(`${browser.url}/organization`)
        await shownAt(page, [ROWS])
        await settle(page)
        return clickUntil(page, page.getByRole('link', { name: 'Task', exact: true }), CARDS)
      }),
    )
    return [{ name: openBoard.name, unit: 'ms', values, target: 150 }]
  },
}

const firstLoad: PageCase = {
  name: 'the first load of the organization list',
  measure: async ({ browser, times }) => {
    const [milliseconds, kilobytes]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < Math.max(3, times / 4); turn += 1)
      await closing(await browser.newPage(), async (page) => {
        const network = await page.context().newCDPSession(page)
        await network.send('Network.enable')
        const scripts = new Set<string>()
        let bytes = 0
        network.on('Network.responseReceived', ({ type, requestId }) => type === 'Script' && scripts.add(requestId))
        network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
          if (scripts.has(requestId)) bytes += encodedDataLength
        })
        await page.goto(`${browser.url}/organization`)
        milliseconds.push(await shownAt(page, [ROWS]))
        kilobytes.push(bytes / 1024)
      })
    return [
      { name: `${firstLoad.name}, until its rows`, unit: 'ms', values: milliseconds, target: 1000 },
      { name: `${firstLoad.name}, JavaScript`, unit: 'KB', values: kilobytes, target: 260 },
    ]
  },
}

const linkOrder: PageCase = {
  name: 'the dialog that links one of 1,000 orders',
  measure: async ({ browser, places, times }) => {
    const values = await closing(await browser.newPage(), (page) =>
      repeat(times, async () => {
        await page.goto(`${browser.url}/organization/${places.manyOrders}`)
        await page
          .getByRole('link', { name: /^Services\s*Beta/ })
          .or(page.getByRole('button', { name: /^Services\s*Beta/ }))
          .click()
        const open = page.getByRole('button', { name: /^Link an order/ }).first()
        await open.waitFor()
        await settle(page)
        return clickUntil(page, open, ['[role="dialog"] [role="option"]'])
      }),
    )
    return [{ name: linkOrder.name, unit: 'ms', values, target: 300 }]
  },
}

export const pageCases: PageCase[] = [openOrganization, openBoard, firstLoad, linkOrder]
