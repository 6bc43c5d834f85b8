import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { Page } from '@playwright/test'
import { openPage } from './accessibility.ts'
import { coveredFocus } from './covered.ts'
import { expectNoSidewaysScroll } from './narrow.ts'
import { expect, test, visit } from './support.ts'

const MOST_STOPS = 140

/** Goes through a page with Tab and says what had the focus under something that covers all of it. */
const coveredStops = async (page: Page): Promise<string[]> => {
  const covered: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement === document.body)) break
    covered.push(...(await coveredFocus(page)))
  }
  return covered
}

// UI-23. Every page, in a low window: screens.everybody-can-use-the-pages.spec.ts
test('nothing that has the focus is under a bar, on a phone', async ({ staff: page, call }) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Focused Company Limited' } })
  await page.setViewportSize({ width: 390, height: 740 })
  for (const path of [`/organization/${data._id}`, `/organization/${data._id}/AML_TAB`, '/deadlines', '/account']) {
    await openPage(page, path, /./)
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    expect(await coveredStops(page), path).toEqual([])
  }
})

// UI-23
test('at 400% and on a phone that lies nothing sticks or leaves the page, so that the form of AML can be read', async ({
  staff: page,
  call,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Enlarged Company Limited' } })
  await page.setViewportSize({ width: 320, height: 256 })
  await visit(page, `/organization/${data._id}/AML_TAB`)
  await expect(page.getByRole('region', { name: 'Score' })).toBeAttached()
  for (const viewport of [
    { width: 320, height: 256 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport)
    const positions = () =>
      page.locator('[data-sticky]').evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).position))
    await expect.poll(async () => [...new Set(await positions())]).toEqual(['static'])
    expect((await positions()).length).toBeGreaterThan(1)
    await expectNoSidewaysScroll(page)
  }

  await test.step('an answer that is chosen shows in the colours of the system too', async () => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
    const answer = page.getByRole('radio', { name: 'No', exact: true, checked: true }).first()
    await expect(answer.locator('xpath=following-sibling::*[name()="svg"]')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await page.emulateMedia({ forcedColors: null, colorScheme: null })
  })
})
