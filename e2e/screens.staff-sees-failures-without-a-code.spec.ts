import { expect, test, visit } from './support.ts'

// An answer that our server never gives: a proxy's page, an empty body.
const emptyAnswer = { status: 502, body: '' }

test('staff sees a message when organizations do not load and there is no code', async ({ staff: page }) => {
  for (const answer of ['empty', 'none']) {
    await page.route('**/organization/search', (route) =>
      answer === 'none' ? route.abort() : route.fulfill(emptyAnswer),
    )
    await visit(page, '/order')
    await page.getByRole('combobox', { name: 'Organization' }).click()
    await expect(page.getByRole('status').getByText('An error occurred fetching organizations')).toBeVisible()
    await page.unroute('**/organization/search')
  }
})

// USER-8, UI-8
test('somebody who signs in sees a message when there is no code', async ({ page }) => {
  await page.route('**/user/signin', (route) =>
    route.request().method() === 'POST' ? route.fulfill(emptyAnswer) : route.fallback(),
  )
  await page.goto('/auth/signin')
  await page.getByLabel('E-mail').fill('somebody@example.ie')
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('status').getByText('Error', { exact: true })).toBeVisible()
})
