import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { Page } from '@playwright/test'
import { openPage } from './accessibility.ts'
import { expect, test } from './support.ts'

const MOST_STOPS = 140

/** Goes through a page with Tab and says what had the focus under something that covers all of it. */
const coveredStops = async (page: Page): Promise<string[]> => {
  const covered: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const result = await page.evaluate(async () => {
      // A bar that moves away is gone with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body) return 'end'
      const { left, top, right, bottom, width, height } = focused.getBoundingClientRect()
      if (width === 0 || height === 0 || focused.dataset['tableFrame'] !== undefined) return null
      const points = [
        [left + 2, top + 2],
        [right - 2, top + 2],
        [left + 2, bottom - 2],
        [right - 2, bottom - 2],
        [(left + right) / 2, (top + bottom) / 2],
      ]
      const isSeen = points.some(([x = 0, y = 0]) => {
        const seen = document.elementFromPoint(x, y)
        return (
          seen !== null &&
          (focused.contains(seen) || seen.contains(focused) || seen.closest('label')?.control === focused)
        )
      })
      const bar = points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[data-sticky]'))
      return isSeen && !bar.every((one) => one && !one.contains(focused))
        ? null
        : `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40)} at ${Math.round(left)},${Math.round(top)}: ${document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.outerHTML.slice(0, 80)}`
    })
    if (result === 'end') break
    if (result !== null) covered.push(result)
  }
  return covered
}

const lowWindow = { width: 1280, height: 600 }
const phone = { width: 390, height: 740 }

for (const [screen, viewport] of [['low window', lowWindow] as const, ['phone', phone] as const])
  // UI-23
  test(`nothing that has the focus is under a bar, in a ${screen}`, async ({ staff: page, call }) => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Focused Company Limited' } })
    await page.setViewportSize(viewport)
    for (const path of [`/organization/${data._id}`, `/organization/${data._id}/AML_TAB`, '/deadlines', '/account']) {
      await openPage(page, path, /./)
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      expect(await coveredStops(page), path).toEqual([])
    }
  })

// UI-23
test('at 400% nothing sticks, so that the page can be read', async ({ staff: page, call }) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Enlarged Company Limited' } })
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(`/organization/${data._id}/AML_TAB`)
  await expect(page.getByRole('region', { name: 'Score' })).toBeAttached()
  const positions = await page
    .locator('[data-sticky]')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).position))
  expect(positions.length).toBeGreaterThan(1)
  expect(new Set(positions)).toEqual(new Set(['static']))
})
