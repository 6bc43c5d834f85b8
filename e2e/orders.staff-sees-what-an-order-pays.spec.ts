import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { expect, test, visit } from './support.ts'

test('staff goes from an order to what it pays, adds one from the organization, and reads a subscription on a phone (UI-14)', async ({
  staff: page,
  call,
}) => {
  // ORD-13, ORD-10, SUB-7
  await test.step('staff goes from an order to what it pays, and adds one from the organization', async () => {
    const { data: organization } = await call(organizationsCalls.createOrganization, {
      body: { name: 'Linked Payer Ltd' },
    })
    const organizationId = organization._id
    const elsewhere = `Elsewhere ${process.pid} Ltd`
    await call(organizationsCalls.createOrganization, { body: { name: elsewhere } })
    const { data: products } = await call(productsCalls.searchProducts, { body: { fetchAll: true } })
    const product = products.find((one) => one.subscription)
    const { data: subscription } = await call(subscriptionsCalls.createSubscription, {
      body: { organizationId, productId: product?._id ?? '', plan: 12, startingDate: '2026-01-01' },
    })
    const { data: order } = await call(ordersCalls.createOrder, {
      body: {
        organizationId,
        firstName: 'Nora',
        lastName: 'Quill',
        product: product?.name ?? '',
        dateOrder: '2026-01-02',
        totalAmountOrder: 100,
        amountDeposit: 30,
        amountBalanceToPaid: 60,
        totalPaid: 30,
      },
    })
    await call(subscriptionsCalls.updateSubscription, {
      params: { id: subscription._id },
      body: { addedOrder: order._id },
    })

    await test.step('the list names the person of an order without a company', async () => {
      await visit(page, '/order?search=quill')
      await page.getByRole('link', { name: 'Nora Quill' }).click()
      await expect(page).toHaveURL(new RegExp(`/order/${order._id}`))
    })

    await test.step('sees what is outstanding, and which amounts contradict each other', async () => {
      const status = page.getByRole('region', { name: 'Payment Status' })
      await expect(status).toContainText('Outstanding €70.00')
      await expect(status).toContainText('Deposit and balance make €90.00, but the total amount is €100.00.')
      await page.getByLabel('Amount Balance To Paid').fill('70')
      await expect(status).not.toContainText('Deposit and balance')
      await page.getByLabel('Paid Totally').check()
      await expect(status).toContainText('Paid Totally is ticked, but €30.00 of €100.00 is paid.')
      await expect(status).toContainText('Outstanding €0.00')
      await status.getByRole('button', { name: 'Set Total Paid to €100.00 and tick Balance Paid' }).click()
      await expect(status).not.toContainText('Paid Totally is ticked')
      await expect(status.getByLabel('Balance Paid')).toBeChecked()
      const paid = status.getByLabel('Total Paid')
      await expect(paid).toHaveValue('100.00')
      await paid.press('ArrowDown')
      await expect(paid).toHaveValue('99.99')
      await paid.press('ArrowUp')
      await expect(paid).toHaveValue('100.00')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByText('Updated!')).toBeVisible()
    })

    await test.step('is asked before the order moves to another organization, and cancels', async () => {
      const customer = page.getByRole('combobox', { name: 'Organization' })
      await customer.fill(elsewhere)
      await page.getByRole('option', { name: elsewhere }).click()
      const question = page.getByRole('dialog', { name: 'Move the order to another organization?' })
      await expect(question).toContainText('Saving the move unlinks it.')
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(customer).toHaveValue('Linked Payer Ltd')
    })

    await test.step('links to the organization and to the subscription', async () => {
      await page.getByRole('link', { name: `Pays the subscription ${product?.name}` }).click()
      await expect(page).toHaveURL(new RegExp(`/organization/${organizationId}/SERVICE_TAB_BETA`))
      await page.getByRole('link', { name: 'Back' }).click()
      await page.getByRole('link', { name: 'Open Linked Payer Ltd' }).click()
      await expect(page).toHaveURL(new RegExp(`/organization/${organizationId}`))
    })

    await test.step('adds an order with the organization chosen', async () => {
      await visit(page, `/organization/${organizationId}/PAYMENT_TAB`)
      await page.getByRole('button', { name: 'Add order' }).click()
      await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Organization' })).toHaveValue(
        'Linked Payer Ltd',
      )
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  })

  await test.step('on a phone a heading stays in its own cell (UI-14)', async () => {
    const { data: organization } = await call(organizationsCalls.createOrganization, { body: { name: 'Wrapped Ltd' } })
    const { data: products } = await call(productsCalls.searchProducts, { body: { fetchAll: true } })
    const productId = products.find((one) => one.subscription)?._id ?? ''
    await call(subscriptionsCalls.createSubscription, {
      body: { organizationId: organization._id, productId, plan: 12, startingDate: '2026-01-01' },
    })
    await page.setViewportSize({ width: 390, height: 844 })

    await visit(page, `/organization/${organization._id}/SERVICE_TAB_BETA`)

    const cell = page.getByRole('row').last().locator('td').nth(5)
    await expect(cell).toBeVisible()
    const heights = await cell.evaluate((one) => ({
      cell: one.getBoundingClientRect().height,
      heading: Number.parseFloat(getComputedStyle(one, '::before').height),
    }))
    expect(heights.heading).toBeGreaterThan(0)
    expect(heights.cell).toBeGreaterThanOrEqual(heights.heading)
  })
})
