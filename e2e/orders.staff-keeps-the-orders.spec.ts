import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, test, visit } from './support.ts'

const headings = [
  'Company',
  'Organization',
  'Last name',
  'First name',
  'Email',
  'Origin',
  'Product',
  'Total amount',
  'Deposit',
  'Order date',
  'Payment type (deposit)',
  'Balance to pay',
  'Balance date',
  'Payment type (balance)',
  'Paid totally',
  'Balance paid',
  'Total paid',
  'With VAT',
  'VAT number',
  'Outstanding',
]

test('staff finds, sorts and sums orders, chooses their columns, and sees the payments of an organization (ORD-7, ORD-8, ORD-10)', async ({
  staff: page,
  call,
}) => {
  // ORD-7, ORD-8
  await test.step('staff finds orders, sorts and sums them, and comes back', async () => {
    const { data: organization } = await call(organizationsCalls.createOrganization, {
      body: { name: 'Keeper Holdings' },
    })
    for (let number = 1; number <= 27; number += 1)
      await call(ordersCalls.createOrder, {
        body: {
          organizationId: organization._id,
          company: `Keeper client ${String(number).padStart(2, '0')}`,
          product: number > 25 ? 'Holding' : 'Premium pack',
          from: number % 2 ? 'main' : 'second',
          dateOrder: '2026-03-04',
          totalAmountOrder: 0.3,
          totalPaid: number % 2 ? 0.1 : 0.2,
          paidTotaly: number === 1,
        },
      })
    await visit(page, '/order?search=keeper')
    await expect(page.getByRole('columnheader')).toHaveText(headings)
    await expect(page.getByText('27 in total')).toBeVisible()

    await test.step('sums over all pages, to the cent', async () => {
      const totals = page.getByRole('region', { name: 'Totals of all pages' })
      await expect(totals).toContainText('Total €8.10')
      await expect(totals).toContainText('Paid €4.00')
      await expect(totals).toContainText('Outstanding €3.90')
      await totals.getByRole('button', { name: 'By month' }).click()
      const months = page.getByRole('dialog', { name: 'Orders by month' })
      await expect(months.getByRole('row').nth(1)).toContainText('€8.10')
      await expect(months.getByRole('row').nth(1)).toContainText('€3.90')
      await page.keyboard.press('Escape')
    })

    await test.step('sorts, and goes back to page 1', async () => {
      await page.getByRole('button', { name: 'Page 2' }).click()
      await expect(page.getByRole('row')).toHaveCount(3)
      await page.getByRole('button', { name: 'Company' }).click()
      await expect(page.getByRole('columnheader', { name: 'Company' })).toHaveAttribute('aria-sort', 'ascending')
      await expect(page).not.toHaveURL(/page=/)
      await expect(page.getByRole('row').nth(1)).toContainText('Keeper client 01')
      await expect(page.getByRole('row').nth(1)).toContainText('Checked')
      await page.getByRole('button', { name: 'Company' }).click()
      await expect(page.getByRole('row').nth(1)).toContainText('Keeper client 27')
    })

    await test.step('filters by organization, origin and product', async () => {
      await page.getByRole('combobox', { name: 'Organization' }).fill('keeper')
      await page.getByRole('option', { name: 'Keeper Holdings' }).click()
      await page.getByRole('combobox', { name: 'Origin' }).click()
      await expect(page.getByRole('option')).toHaveCount(3)
      await page.getByRole('option').first().click()
      await expect(page.getByText('14 in total')).toBeVisible()
      await page.getByRole('combobox', { name: 'Product' }).click()
      await page.getByRole('option', { name: 'Holding' }).click()
      await expect(page.getByRole('row')).toHaveCount(2)
    })
    const listUrl = page.url()

    await test.step('comes back to the list as it was', async () => {
      await page.reload()
      await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue('Keeper Holdings')
      await page.getByRole('link', { name: 'Keeper client 27' }).click()
      await expect(page.getByLabel('Company')).toHaveValue('Keeper client 27')
      await page.getByRole('link', { name: 'Raw Data' }).click()
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page).toHaveURL(listUrl)
    })

    await test.step('tells orders without an organization apart', async () => {
      await page.getByRole('combobox', { name: 'Organization' }).click()
      await page.getByRole('option', { name: 'N/A' }).click()
      await expect(page.getByText('No orders found')).toBeVisible()
    })
  })

  await test.step('staff chooses the columns, and keeps the choice', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Columns Ltd' } })
    await call(ordersCalls.createOrder, {
      body: {
        organizationId: data._id,
        company: 'Column client',
        product: 'Holding',
        dateOrder: '2026-01-01',
        totalPaid: 1,
      },
    })

    await visit(page, '/order?search=column')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Email' }).uncheck()
    await page.getByRole('checkbox', { name: 'VAT number' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader')).toHaveCount(18)

    await page.reload()
    await expect(page.getByRole('columnheader')).toHaveCount(18)
    await expect(page.getByRole('columnheader', { name: 'Email' })).toBeHidden()
    await page.getByRole('button', { name: /^Columns \(18 of/ }).click()
    await page.getByRole('button', { name: 'As at first' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader')).toHaveCount(20)
    const table = page.getByRole('region', { name: 'Orders' })
    await table.evaluate((frame) => frame.scrollTo(frame.scrollWidth, 0))
    await expect(page.getByRole('link', { name: 'Column client' })).toBeInViewport()
  })

  // ORD-10
  await test.step('staff sees the payments of an organization', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Payer Ltd' } })

    await visit(page, `/organization/${data._id}/PAYMENT_TAB`)
    await expect(page.getByText('No data available')).toBeVisible()
    for (const [company, totalPaid] of [
      ['Payer client one', 12],
      ['Payer client two', 30.5],
    ] as const)
      await call(ordersCalls.createOrder, {
        body: {
          organizationId: data._id,
          company,
          product: 'Holding',
          dateOrder: '2026-01-01',
          totalPaid,
        },
      })
    await page.reload()
    await expect(page.getByRole('columnheader')).toHaveText(headings.filter((heading) => heading !== 'Origin'))
    await expect(page.getByRole('region', { name: 'Totals of all pages' })).toContainText('Paid €42.50')
    await page.getByRole('searchbox').fill('two')
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('link', { name: 'Payer client two' }).click()
    await expect(page).toHaveURL(/\/order\//)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(/PAYMENT_TAB\?search=two$/)
  })
})
