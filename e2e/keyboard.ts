import type { Locator, Page } from '@playwright/test'
import { expect } from './support.ts'

const MOST_STOPS = 200

/** Moves the focus with Tab, or with Shift and Tab, until it is on an element. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target, `reached with ${MOST_STOPS} times ${key}`).toBeFocused()
}

/** Keeps what live regions say from now on, on every page that is opened. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) {
          const element = node instanceof Element ? node : node.parentElement
          for (const region of [element?.closest(LIVE), ...(element?.querySelectorAll(LIVE) ?? [])])
            if (region?.textContent) said.push(region.textContent.trim())
        }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

/** Waits until a live region of the page has said a text since the last time. */
export const expectSaid = async (page: Page, text: string | RegExp): Promise<void> => {
  const said = () => page.evaluate(() => (globalThis as { said?: string[] }).said ?? [])
  await expect.poll(said).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text))
  await page.evaluate(() => (globalThis as { said?: string[] }).said?.splice(0))
}
