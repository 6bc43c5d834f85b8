import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import type { Page } from '@playwright/test'
import { type MakeCall, expect, test, visit } from './support.ts'

const problem = { ok: false, code: 'MADE_TO_FAIL', message: 'Made to fail.' }

/** Answers the page's calls of one method and path with a failure. */
const failCalls = (page: Page, method: string, path: string | RegExp) =>
  page.route(path, (route) =>
    route.request().method() === method && route.request().resourceType() === 'fetch'
      ? route.fulfill({ status: 500, json: problem })
      : route.fallback(),
  )

const expectToast = (page: Page, message: string) =>
  expect(page.getByRole('status').getByText(message).first()).toBeVisible()

const makeOrder = async (call: MakeCall, name: string) => {
  const { data: organization } = await call(organizationsCalls.createOrganization, { body: { name } })
  const { data: order } = await call(ordersCalls.createOrder, {
    body: {
      organizationId: organization._id,
      firstName: 'Fay',
      lastName: name,
      product: 'Holding',
      dateOrder: '2026-01-01',
      totalPaid: 5,
    },
  })
  return { organization: organization._id, order: order._id }
}

test('staff sees a message when orders, products or subscriptions do not load or are not saved', async ({
  staff: page,
  call,
}) => {
  await test.step('staff sees a message when orders, products or organizations do not load', async () => {
    await failCalls(page, 'POST', '**/order/search')
    await failCalls(page, 'POST', '**/product/search')
    await failCalls(page, 'POST', '**/organization/search')
    await visit(page, '/order')
    await expectToast(page, 'An error occurred fetching orders')
    await expectToast(page, 'An error occurred fetching products')
    await page.getByRole('combobox', { name: 'Organization' }).click()
    await expectToast(page, 'MADE_TO_FAIL')
    await page.unrouteAll()
  })

  await test.step('staff sees a message when an order is not created', async () => {
    await makeOrder(call, 'Unmade Ltd')
    await failCalls(page, 'POST', /\/order$/)
    await visit(page, '/order')
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
    await expectToast(page, 'Made to fail.')
    await expect(dialog.getByLabel('Last Name')).toHaveValue('Made')
    await page.unrouteAll()
  })

  await test.step('staff sees a message when an order does not load, is not saved or is not deleted', async () => {
    const { order } = await makeOrder(call, 'Unsaved Ltd')
    const one = new RegExp(`/order/${order}$`)
    await failCalls(page, 'GET', one)
    await visit(page, `/order/${order}`)
    await expectToast(page, 'MADE_TO_FAIL')
    await page.unroute(one)
    await failCalls(page, 'PUT', one)
    await failCalls(page, 'DELETE', one)
    await page.reload()
    await page.getByLabel('Company').fill('Not kept')
    await page.getByRole('button', { name: 'Update' }).click()
    await expectToast(page, 'Made to fail.')
    await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible()
    await expect(page.getByText('Made to fail.')).toBeHidden()
    await page.unroute(one)
    await page.route(one, (route) => route.fulfill({ status: 500, json: { ok: false, code: 'X', message: '' } }))
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'An error occurred')
    await expect(page).toHaveURL(one)
    await page.unrouteAll()
  })

  await test.step('staff sees a message when subscriptions, products or orders do not load, and when a status is not saved', async () => {
    const { organization, order } = await makeOrder(call, 'Unlinked Ltd')
    const { data: products } = await call(productsCalls.searchProducts, { body: { subscription: true } })
    const { data: subscription } = await call(subscriptionsCalls.createSubscription, {
      body: { organizationId: organization, productId: products[0]?._id ?? '', plan: 6, startingDate: '2026-01-01' },
    })
    await call(subscriptionsCalls.updateSubscription, { params: { id: subscription._id }, body: { addedOrder: order } })
    const dialog = page.getByRole('dialog')

    await failCalls(page, 'POST', '**/subscription/search')
    await failCalls(page, 'POST', '**/product/search')
    await failCalls(page, 'POST', '**/order/search')
    await visit(page, `/organization/${organization}`)
    await page.getByRole('button', { name: /Services Beta/i }).click()
    await expectToast(page, 'Failed to fetch subscription')
    await page.getByRole('button', { name: 'Add a subscription' }).click()
    await expectToast(page, 'Failed to fetch product')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.unroute('**/subscription/search')
    await page.getByRole('button', { name: 'Try again' }).click()

    await failCalls(page, 'PUT', new RegExp(`/subscription/${subscription._id}$`))
    await page.getByRole('combobox', { name: /^Status of/ }).click()
    await page.getByRole('option', { name: 'UNPAID' }).click()
    await expectToast(page, 'Failed to update subscription status')
    await expect(page.getByRole('combobox', { name: /^Status of/ })).toHaveValue('CURRENT')

    await page.getByRole('button', { name: /^Show orders/ }).click()
    await expectToast(page, 'Failed to fetch order details')
    await page.getByRole('button', { name: /^Link an order/ }).click()
    await expectToast(page, 'Failed to fetch orders')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await visit(page, `/organization/${organization}/PAYMENT_TAB`)
    await expectToast(page, 'Error fetching orders')
  })
})
