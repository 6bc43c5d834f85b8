import type { Page } from '@playwright/test'
import { type Call, expect, test } from './support.ts'

const problem = { ok: false, code: 'MADE_TO_FAIL', message: 'Made to fail.' }

/** Has a call of the page answered with a failure, as the server words it. */
const fail = (page: Page, method: string, path: string | RegExp) =>
  page.route(path, (route) =>
    route.request().method() === method && route.request().resourceType() === 'fetch'
      ? route.fulfill({ status: 500, json: problem })
      : route.fallback(),
  )

const told = (page: Page, words: string) => expect(page.getByRole('status').getByText(words).first()).toBeVisible()

const seed = async (call: Call, name: string) => {
  const { data: organization } = await call('POST', '/organization', { name })
  const { data: order } = await call('POST', '/order', {
    organizationId: organization._id,
    firstName: 'Fay',
    lastName: name,
    product: 'Holding',
    dateOrder: '2026-01-01',
    totalPaid: 5,
  })
  return { organization: organization._id, order: order._id }
}

test('staff hears that orders, products and organizations did not come', async ({ staff: page }) => {
  await fail(page, 'POST', '**/order/search')
  await fail(page, 'POST', '**/product/search')
  await fail(page, 'POST', '**/organization/search')
  await page.goto('/order')
  await told(page, 'An error occurred fetching orders')
  await told(page, 'An error occurred fetching products')
  await page.getByRole('combobox', { name: 'Organization' }).click()
  await told(page, 'MADE_TO_FAIL')
})

test('staff hears that an order was not made', async ({ staff: page, call }) => {
  await seed(call, 'Unmade Ltd')
  await fail(page, 'POST', /\/order$/)
  await page.goto('/order')
  await page.getByRole('button', { name: 'Add a new order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel("The organization doesn't exist yet").check()
  await dialog.getByLabel('First Name').fill('Una')
  await dialog.getByLabel('Last Name').fill('Made')
  await dialog.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option', { name: 'Holding' }).click()
  await dialog.getByLabel('Order Date').fill('05/02/2026')
  await dialog.getByLabel('Order Date').press('Tab')
  await dialog.getByPlaceholder('Amount in euros').fill('1')
  await dialog.getByRole('button', { name: 'Create Order' }).click()
  await told(page, 'Made to fail.')
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Made')

  await page.unroute(/\/order$/)
  await page.route(/\/order$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { ok: false, code: 'X', message: '' } })
      : route.fallback(),
  )
  await dialog.getByRole('button', { name: 'Create Order' }).click()
  await told(page, 'Failed to create order')
})

test('staff hears that an order was not read, saved or deleted', async ({ staff: page, call }) => {
  const { order } = await seed(call, 'Unsaved Ltd')
  const one = new RegExp(`/order/${order}$`)
  await fail(page, 'GET', one)
  await page.goto(`/order/${order}`)
  await told(page, 'MADE_TO_FAIL')
  await page.unroute(one)
  await fail(page, 'PUT', one)
  await fail(page, 'DELETE', one)
  await page.reload()
  await page.getByLabel('Company').fill('Not kept')
  await page.getByRole('button', { name: 'Update' }).click()
  await told(page, 'Made to fail.')
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible()
  await expect(page.getByText('Made to fail.')).toBeHidden()
  await page.unroute(one)
  await page.route(one, (route) => route.fulfill({ status: 500, json: { ok: false, code: 'X', message: '' } }))
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await told(page, 'An error occurred')
  await expect(page).toHaveURL(one)
})

test('staff hears what failed around subscriptions', async ({ staff: page, call }) => {
  const { organization, order } = await seed(call, 'Unlinked Ltd')
  const panel = async () => {
    await page.goto(`/organization/${organization}`)
    await page.getByRole('button', { name: /Services Beta/i }).click()
  }
  await fail(page, 'POST', '**/subscription/search')
  await panel()
  await told(page, 'Failed to fetch subscription')
  await page.unroute('**/subscription/search')

  await fail(page, 'POST', '**/product/search')
  await panel()
  await page.getByRole('button', { name: 'Add a subscription' }).click()
  await told(page, 'Failed to fetch product')
  await page.unroute('**/product/search')

  await fail(page, 'POST', /\/subscription$/)
  await panel()
  await page.getByRole('button', { name: 'Add a subscription' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option', { name: /^Payroll/ }).click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await told(page, 'Made to fail.')

  const { data: products } = await call<{ data: { _id: string }[] }>('POST', '/product/search', { subscription: true })
  const { data: subscription } = await call('POST', '/subscription', {
    organizationId: organization,
    productId: products[0]?._id,
    plan: 6,
    startingDate: '2026-01-01',
  })
  const one = new RegExp(`/subscription/${subscription._id}$`)
  await fail(page, 'PUT', one)
  await fail(page, 'DELETE', one)
  await panel()
  await page.getByRole('combobox', { name: /^Status of/ }).click()
  await page.getByRole('option', { name: 'UNPAID' }).click()
  await told(page, 'Failed to update subscription status')
  await expect(page.getByRole('combobox', { name: /^Status of/ })).toHaveValue('CURRENT')
  await page.getByRole('button', { name: /^Delete subscription/ }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await told(page, 'Failed to delete subscription')
  await page.getByRole('button', { name: /^Link an order/ }).click()
  await dialog.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Link', exact: true }).click()
  await told(page, 'Failed to link the order to the subscription')

  await call('PUT', `/subscription/${subscription._id}`, { addedOrder: order })
  await panel()
  await page.getByRole('button', { name: /^Show orders/ }).click()
  await page.getByRole('button', { name: /^Unlink/ }).click()
  await told(page, 'Failed to unlink the order')

  await fail(page, 'POST', '**/order/search')
  await panel()
  await page.getByRole('button', { name: /^Show orders/ }).click()
  await told(page, 'Failed to fetch order details')
  await page.getByRole('button', { name: /^Link an order/ }).click()
  await told(page, 'Failed to fetch orders')
  await page.goto(`/organization/${organization}/PAYMENT_TAB`)
  await told(page, 'Error fetching orders')
})
