import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, test, visit } from './support.ts'

test('staff adds, renames, retires and deletes a product', async ({ staff: page, call }) => {
  await visit(page, '/order')
  await page.getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a product' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('HOLDING')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText('There is already a product of this name.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Catalogue trial')
  await dialog.getByLabel('Sold as a subscription').check()
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Product added!')).toBeVisible()
  await expect(page.getByRole('row', { name: /Catalogue trial/ })).toContainText('subscription')

  const { data: organization } = await call(organizationsCalls.createOrganization, { body: { name: 'Catalogue Ltd' } })
  const { data: order } = await call(ordersCalls.createOrder, {
    body: {
      organizationId: organization._id,
      product: 'Catalogue trial',
      dateOrder: '2026-01-01',
      totalPaid: 1,
    },
  })
  await page.getByRole('button', { name: 'Rename Catalogue trial' }).click()
  await dialog.getByLabel('Name').fill('Catalogue renamed')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated!')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Catalogue renamed' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('This product is in use. Retire it instead of deleting it.')).toBeVisible()

  await page.getByRole('button', { name: 'Retire Catalogue renamed' }).click()
  await expect(page.getByText('Catalogue renamed is retired')).toBeVisible()
  await expect(page.getByRole('row', { name: /Catalogue renamed/ })).toContainText('retired')

  await visit(page, '/order?search=catalogue')
  await expect(page.getByRole('row', { name: /Catalogue renamed/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add a new order' }).click()
  // The focus goes there once, and what was typed elsewhere before would be gone.
  await expect(dialog.getByRole('combobox', { name: 'Organization' })).toBeFocused()
  await dialog.getByRole('combobox', { name: 'Product' }).fill('Catalogue')
  await expect(page.getByText('No product of that name')).toBeVisible()

  await call(ordersCalls.removeOrder, { params: { id: order._id } })
  await visit(page, '/order/products')
  await page.getByRole('searchbox').fill('catalogue')
  await page.getByRole('button', { name: 'Offer again Catalogue renamed' }).click()
  await expect(page.getByText('Catalogue renamed is offered again')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Catalogue renamed' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted!')).toBeVisible()
  await expect(page.getByText('No products found')).toBeVisible()
})
