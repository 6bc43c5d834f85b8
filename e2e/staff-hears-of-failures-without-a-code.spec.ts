import { expect, test } from './support.ts'

// An answer that is none of ours: a proxy's page, an empty body.
const wordless = { status: 502, body: '' }

test('staff hears that organizations did not come, and no code was given', async ({ staff: page }) => {
  await page.goto('/order')
  for (const answer of ['wordless', 'none']) {
    await page.route('**/organization/search', (route) => (answer === 'none' ? route.abort() : route.fulfill(wordless)))
    await page.goto('/order')
    await page.getByRole('combobox', { name: 'Organization' }).click()
    await expect(page.getByRole('status').getByText('An error occurred fetching organizations')).toBeVisible()
    await page.unroute('**/organization/search')
  }
})

// USER-8, UI-8
test('somebody who signs in hears of a failure that has no code', async ({ page }) => {
  await page.route('**/user/signin', (route) =>
    route.request().method() === 'POST' ? route.fulfill(wordless) : route.fallback(),
  )
  await page.goto('/auth/signin')
  await page.getByLabel('E-mail').fill('somebody@example.ie')
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('status').getByText('Error', { exact: true })).toBeVisible()
})
