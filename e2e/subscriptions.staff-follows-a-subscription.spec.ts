import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import type { Page } from '@playwright/test'
import { type MakeCall, expect, test, visit } from './support.ts'

const openPanel = async (page: Page, organizationId: string) => {
  await visit(page, `/organization/${organizationId}`)
  await page.getByRole('button', { name: /Services Beta/i }).click()
}

const order = async (call: MakeCall, organizationId: string, firstName: string, dateOrder: string, totalPaid: number) =>
  (
    await call(ordersCalls.createOrder, {
      body: {
        organizationId,
        firstName,
        lastName: 'Payer',
        product: 'Accounting',
        dateOrder,
        totalPaid,
      },
    })
  ).data._id

// SUB-1, SUB-2, SUB-3, SUB-5, SUB-6
test('staff adds a subscription, links its first order, changes its status and deletes it', async ({
  staff: page,
  call,
}) => {
  const { data: organization } = await call(organizationsCalls.createOrganization, { body: { name: 'Subscriber Ltd' } })
  const first = await order(call, organization._id, 'Una', '2020-01-02', 100.1)
  await order(call, organization._id, 'Dara', '2020-07-02', 100.2)
  await openPanel(page, organization._id)
  await expect(page.getByText('No subscription yet')).toBeVisible()

  await test.step('adds it', async () => {
    await page.getByRole('button', { name: 'Add a subscription' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add new subscription' })
    await expect(dialog.getByLabel('Months')).toHaveValue('6')
    await expect(dialog.getByLabel('Starting date')).toHaveValue(/^\d{2}\/\d{2}\/\d{4}$/)
    await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled()
    await dialog.getByRole('combobox', { name: 'Product' }).click()
    await expect(page.getByRole('option', { name: 'Full pack' })).toBeHidden()
    await page.getByRole('option', { name: /^Accounting/ }).click()
    const months = dialog.getByLabel('Months')
    for (const wrong of ['61', '120', '0', '2.5', '-3']) {
      await months.press('ControlOrMeta+a')
      await months.pressSequentially(wrong)
      await expect(months).toHaveValue(wrong)
      await expect(dialog.getByText(/Choose 1 to 60 months\.|Write a whole number/)).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled()
    }
    await months.fill('6')
    await dialog.getByLabel('Starting date').fill('02/01/2020')
    await dialog.getByLabel('Starting date').press('Tab')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('Subscription created successfully')).toBeVisible()
  })
  const group = page.getByRole('region', { name: 'Subscription: Accounting' })
  const row = group.getByRole('row').nth(1)

  await test.step('sees that nothing was paid', async () => {
    await expect(group.getByRole('columnheader')).toHaveText([
      'Name',
      'Status',
      'Plan',
      'Missing payments',
      'Starting date',
      'Next Expected payment',
      'Actions',
    ])
    await expect(row).toContainText('6 months')
    await expect(row.getByRole('cell').nth(5)).toContainText('02/01/2020')
    await row.getByRole('button', { name: /^Show orders/ }).click()
    await expect(group.getByText('No payments yet')).toBeVisible()
  })

  await test.step('links the first order', async () => {
    await row.getByRole('button', { name: /^Link an order/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Link an order to subscription' })
    await expect(dialog.getByRole('option')).toHaveCount(2)
    await expect(dialog.getByRole('button', { name: 'Link', exact: true })).toBeDisabled()
    await dialog.getByRole('option', { name: /Una Payer/ }).click()
    await dialog.getByRole('button', { name: 'Link', exact: true }).click()
    await expect(page.getByText('Order linked to subscription successfully')).toBeVisible()
    await expect(row.getByRole('cell').nth(5)).toContainText('02/07/2020')
    const orders = group.getByRole('region', { name: /^Orders of/ })
    await expect(orders.getByRole('row').nth(1)).toContainText('02/01/2020')
    await expect(orders.getByRole('row').nth(1)).toContainText('€100.10')
    await row.getByRole('button', { name: /^Link an order/ }).click()
    await expect(dialog.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Escape')
  })

  await test.step('views it in a new tab', async () => {
    const opened = page.context().waitForEvent('page')
    await group.getByRole('link', { name: /^View Una Payer/ }).click()
    await expect(await opened).toHaveURL(new RegExp(`/order/${first}$`))
    await expect((await opened).getByRole('heading', { level: 1, name: 'Una Payer' })).toBeVisible()
    await (await opened).close()
  })

  await test.step('changes the status, and it is saved at once', async () => {
    await expect(row.getByRole('cell').nth(3)).toHaveText(/^(1[1-9]|[2-9]\d)$/)
    await row.getByRole('combobox').click()
    await expect(page.getByRole('option')).toHaveText(['CURRENT', 'CANCELLED', 'UNPAID'])
    await page.getByRole('option', { name: 'CANCELLED' }).click()
    await expect(page.getByText('Subscription status updated')).toBeVisible()
    await expect(row.getByRole('cell').nth(3)).toHaveText('0')
    await expect(row.getByRole('cell').nth(5)).toContainText('')
  })

  await test.step('unlinks, and deletes it', async () => {
    await group.getByRole('button', { name: /^Unlink Una Payer/ }).click()
    await expect(page.getByText('Order unlinked successfully')).toBeVisible()
    await expect(group.getByText('No payments yet')).toBeVisible()
    await row.getByRole('button', { name: /^Hide orders/ }).click()
    await expect(group.getByText('No payments yet')).toBeHidden()
    await row.getByRole('button', { name: /^Delete subscription/ }).click()
    await expect(page.getByRole('dialog')).toContainText('Are you sure?')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Subscription deleted successfully')).toBeVisible()
    await expect(page.getByText('No subscription yet')).toBeVisible()
  })
})

test('staff links one of a thousand orders', async ({ staff: page, call }) => {
  const name = `Thousand ${process.pid} Ltd`
  const { data: organization } = await call(organizationsCalls.createOrganization, { body: { name } })
  const { data: products } = await call(productsCalls.searchProducts, { body: { subscription: true } })
  await call(subscriptionsCalls.createSubscription, {
    body: {
      organizationId: organization._id,
      productId: products[0]?._id ?? '',
      plan: 6,
      startingDate: '2026-01-01',
    },
  })
  const lines = Array.from(
    { length: 1000 },
    (_, number) => `${name},Buyer ${number},Payer,Accounting,01/01/2026,${number}`,
  )
  const file = ['Organization,First name,Last name,Product,Order date,Total paid', ...lines].join('\n')
  const content = Buffer.from(file).toString('base64')
  const { data: report } = await call(importsCalls.runImport, {
    body: { kind: 'orders', fileName: 'orders.csv', content, dryRun: false },
  })
  expect(report.counts).toMatchObject({ made: 1000 })
  await openPanel(page, organization._id)
  await page.getByRole('button', { name: /^Link an order/ }).click()
  const options = page.getByRole('listbox', { name: 'Orders' }).getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-setsize', '1000')
  // All 1,000 can be chosen, but only the visible ones are rendered.
  await expect.poll(() => options.count()).toBeLessThan(40)
  await page.getByRole('listbox', { name: 'Orders' }).press('End')
  const last = page.getByRole('option', { selected: true })
  await expect(last).toHaveAttribute('aria-posinset', '1000')
  await expect(last).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('buyer 777')
  await expect(options).toHaveCount(1)
  await options.first().click()
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(page.getByText('Order linked to subscription successfully')).toBeVisible()
})
