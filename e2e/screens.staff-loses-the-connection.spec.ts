import { expect, test } from './support.ts'

const away = { status: 503, headers: { 'retry-after': '5' }, json: { ok: false, code: 'NOT_READY', message: 'Away.' } }

test('the page says that the database cannot be reached, and reloads its data when it is back (API-11)', async ({
  newStaff: page,
}) => {
  await page.route('**/people/search', (route) => route.fulfill(away))
  await page.route('**/health/ready', (route) => route.fulfill(away))
  await page.goto('/people')
  await expect(page.getByText('No connection. Trying again …')).toBeVisible()
  await expect(page.locator('#content').getByText('Error fetching people')).toBeVisible()
  // The sign beside the words turns, but not for somebody who prefers less motion.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)

  await page.unroute('**/people/search')
  await page.unroute('**/health/ready')
  await expect(page.getByText('No connection. Trying again …')).toBeHidden()
  await expect(page.locator('#content').getByText('Error fetching people')).toBeHidden()
})
