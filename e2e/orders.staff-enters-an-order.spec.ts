import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, test, visit } from './support.ts'

test('staff enters orders, corrects one, and is warned of an unknown product (ORD-3, ORD-4, ORD-5, ORD-6, ORD-9, ORD-11, UI-7)', async ({
  staff: page,
  call,
}) => {
  await test.step('staff enters an order of a client, and corrects it (ORD-3, ORD-5, ORD-9, ORD-11, UI-7)', async () => {
    await call(organizationsCalls.createOrganization, { body: { name: 'Entrée Ltd' } })
    await visit(page, '/order?search=no-such-order-yet')
    await expect(page.getByText('No orders found')).toBeVisible()

    await test.step('cannot send an incomplete order', async () => {
      await page.getByRole('button', { name: 'Add a new order' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add a new order' })
      await expect(dialog.getByText('Please fill in all required fields to submit')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Create Order' })).toBeDisabled()
    })

    await test.step('chooses the organization, the product and the day', async () => {
      const dialog = page.getByRole('dialog', { name: 'Add a new order' })
      await dialog.getByRole('combobox', { name: 'Organization' }).fill('entree')
      await page.getByRole('option', { name: 'Entrée Ltd' }).click()
      await dialog.getByRole('combobox', { name: 'Product' }).click()
      await expect(page.getByRole('option', { name: /^Accounting/ })).toContainText('subscription')
      await page.getByRole('option', { name: 'Premium pack' }).click()
      await dialog.getByLabel('Order Date').fill('03/02/2026')
      await dialog.getByLabel('Order Date').press('Tab')
      const paid = dialog.getByPlaceholder('Amount in euros')
      const create = dialog.getByRole('button', { name: 'Create Order' })
      await paid.fill('-5')
      await expect(dialog.getByText('The amount is €0.00 or more.')).toBeVisible()
      await paid.fill('1,234')
      await expect(dialog.getByText('Thousands or decimals?')).toBeVisible()
      await expect(create).toBeDisabled()
      await paid.fill('1.234,5')
      await expect(dialog.getByText('= €1,234.50')).toBeVisible()
      await paid.press('Tab')
      await expect(paid).toHaveValue('1,234.50')
      await expect(dialog.getByText('Please fill in all required fields to submit')).toBeHidden()
      await dialog.getByRole('button', { name: 'Create Order' }).click()
      await expect(page.getByText('Order Created!')).toBeVisible()
      await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Entrée Ltd' })).toBeVisible()
    })

    await test.step('corrects it', async () => {
      await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue('Entrée Ltd')
      await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue('Premium pack')
      await expect(page.getByLabel('Total Paid')).toHaveValue('1,234.50')
      await page.getByLabel('First Name').fill('Éloïse')
      await page.getByLabel('Last Name').fill('d’Artois')
      await page.getByLabel('Total Amount Order').fill('2000')
      await page.getByRole('combobox', { name: 'Initiated by' }).click()
      await page.getByRole('option').last().click()
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByText('Updated!')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Éloïse d’Artois' })).toBeVisible()

      await page.reload()
      await expect(page.getByLabel('Total Amount Order')).toHaveValue('2,000.00')
    })

    await test.step('chooses between VAT and no VAT', async () => {
      await expect(page.getByLabel('VAT Number')).toBeHidden()
      await page.getByLabel('With VAT').check()
      await page.getByLabel('VAT Number').fill('IE1234567A')
      await page.getByLabel('No VAT').check()
      await expect(page.getByLabel('With VAT')).not.toBeChecked()
      await expect(page.getByLabel('VAT Number')).toBeHidden()
      await page.getByLabel('With VAT').check()
      await expect(page.getByLabel('No VAT')).not.toBeChecked()
      await expect(page.getByLabel('VAT Number')).toHaveValue('')
    })

    await test.step('is asked before leaving with unsaved changes', async () => {
      await page.getByRole('link', { name: 'Raw Data' }).click()
      await expect(page.getByRole('dialog')).toContainText('You have unsaved changes.')
      await page.getByRole('button', { name: 'Leave without saving' }).click()
      await expect(page).toHaveURL(/\/RAW_DATA$/)
      await expect(page.getByText('"totalPaid": 1234.5')).toBeVisible()
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page).toHaveURL(/\/order\?search=no-such-order-yet/)
    })
  })

  await test.step('staff enters an order of an organization that does not exist yet (ORD-4)', async () => {
    await call(organizationsCalls.createOrganization, { body: { name: 'Cleared Ltd' } })

    await visit(page, '/order')
    await page.getByRole('button', { name: 'Add a new order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a new order' })
    const organization = dialog.getByRole('combobox', { name: 'Organization' })
    await organization.fill('Cleared')
    await page.getByRole('option', { name: 'Cleared Ltd' }).click()
    await dialog.getByLabel("The organization doesn't exist yet").check()
    await expect(organization).toBeDisabled()
    await expect(organization).toHaveValue('')
    await dialog.getByLabel('First Name').fill('Nora')
    await dialog.getByLabel('Last Name').fill('Nobody-Yet')
    await dialog.getByRole('combobox', { name: 'Product' }).click()
    await page.getByRole('option', { name: 'Full pack' }).click()
    await dialog.getByLabel('Order Date').fill('05/02/2026')
    await dialog.getByLabel('Order Date').press('Tab')
    await dialog.getByPlaceholder('Amount in euros').fill('0.3')
    await dialog.getByRole('button', { name: 'Create Order' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nora Nobody-Yet' })).toBeVisible()

    await visit(page, '/order?search=nobody-yet')
    const row = page.getByRole('row', { name: /Nobody-Yet/ })
    await expect(row).toContainText('N/A')
    await expect(row).toContainText('€0.30')
    await expect(row).toContainText('05/02/2026')
  })

  await test.step('staff is warned of a product that the catalogue does not have (ORD-6)', async () => {
    const { data: organization } = await call(organizationsCalls.createOrganization, { body: { name: 'Relic Ltd' } })
    const { data } = await call(ordersCalls.createOrder, {
      body: {
        organizationId: organization._id,
        product: 'Relic of 2019',
        dateOrder: '2026-01-01',
        totalPaid: 1,
      },
    })
    const warning = page.getByText('warning: Product not found "Relic of 2019", please select from available options.')
    await visit(page, `/order/${data._id}`)
    await expect(warning).toBeVisible()
    await page.getByRole('combobox', { name: 'Product' }).click()
    await page.getByRole('option', { name: 'Holding' }).click()
    await expect(warning).toBeHidden()
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Updated!')).toBeVisible()

    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue('Holding')
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('dialog')).toContainText('Are you sure?')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Deleted!')).toBeVisible()
    await expect(page).toHaveURL(/\/order$/)
  })
})
