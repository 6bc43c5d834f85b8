import type { Page } from '@playwright/test'
import type { BenchBrowser } from './browser.ts'
import { timeClick, timeUntilDrawn } from './browser.ts'
import type { PageRecords } from './page-records.ts'

/** The measurements of one figure of a page, and the target for their median. */
export type PageFigure = { name: string; unit: 'ms' | 'KB'; values: number[]; target: number }

type Bench = { browser: BenchBrowser; records: PageRecords; times: number }
type PageCase = { name: string; measure: (bench: Bench) => Promise<PageFigure[]> }

const ROWS = '[data-row-link]'
const CARDS = ['TODO', 'IN PROGRESS', 'DONE'].map((column) => `section[aria-label="${column}"] li`)

const withPage = async <T>(page: Page, run: (page: Page) => Promise<T>): Promise<T> => {
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

const waitForNetwork = (page: Page) => page.waitForLoadState('networkidle')

const openOrganization: PageCase = {
  name: 'an organization opened from the list',
  measure: async ({ browser, times }) => {
    const values = await withPage(await browser.newPage(), async (page) => {
      await page.goto(`${browser.url}/organization`)
      await timeUntilDrawn(page, [ROWS])
      return repeat(times, async (turn) => {
        await waitForNetwork(page)
        const row = page.locator(ROWS).nth(turn % 25)
        const took = await timeClick(page, row, ['section[aria-label="COMPANY DETAILS"] input'])
        await page.getByRole('link', { name: 'Back' }).click()
        await timeUntilDrawn(page, [ROWS])
        return took
      })
    })
    return [{ name: openOrganization.name, unit: 'ms', values, target: 300 }]
  },
}

const openBoard: PageCase = {
  name: 'the task board, 2,000 tasks open',
  measure: async ({ browser, times }) => {
    const values = await withPage(await browser.newPage(), (page) =>
      // Loads the page again each time, so that no cards are cached from the time before.
      repeat(times, async () => {
        await page.goto(`${browser.url}/organization`)
        await timeUntilDrawn(page, [ROWS])
        await waitForNetwork(page)
        return timeClick(page, page.getByRole('link', { name: 'Task', exact: true }), CARDS)
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
      await withPage(await browser.newPage(), async (page) => {
        const network = await page.context().newCDPSession(page)
        await network.send('Network.enable')
        const scripts = new Set<string>()
        let bytes = 0
        network.on('Network.responseReceived', ({ type, requestId }) => type === 'Script' && scripts.add(requestId))
        network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
          if (scripts.has(requestId)) bytes += encodedDataLength
        })
        await page.goto(`${browser.url}/organization`)
        milliseconds.push(await timeUntilDrawn(page, [ROWS]))
        kilobytes.push(bytes / 1024)
      })
    return [
      { name: `${firstLoad.name}, until its rows`, unit: 'ms', values: milliseconds, target: 1000 },
      { name: `${firstLoad.name}, JavaScript`, unit: 'KB', values: kilobytes, target: 230 },
    ]
  },
}

const linkOrder: PageCase = {
  name: 'the dialog that links one of 1,000 orders',
  measure: async ({ browser, records, times }) => {
    const values = await withPage(await browser.newPage(), (page) =>
      repeat(times, async () => {
        await page.goto(`${browser.url}/organization/${records.manyOrders}`)
        await page
          .getByRole('link', { name: /^Services\s*Beta/ })
          .or(page.getByRole('button', { name: /^Services\s*Beta/ }))
          .click()
        const open = page.getByRole('button', { name: /^Link an order/ }).first()
        await open.waitFor()
        await waitForNetwork(page)
        return timeClick(page, open, ['[role="dialog"] [role="option"]'])
      }),
    )
    return [{ name: linkOrder.name, unit: 'ms', values, target: 300 }]
  },
}

export const pageCases: PageCase[] = [openOrganization, openBoard, firstLoad, linkOrder]
