import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import type { Locator } from '@playwright/test'
import { expect, type MakeCall, test } from './support.ts'

const makeOrganization = async (call: MakeCall, name: string, fields: object = {}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name } })
  await call(organizationsCalls.updateOrganization, { params: { id: data._id }, body: fields })
  return data._id
}

const expectRefused = async (field: Locator, typed: string) => {
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(typed)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field.page().getByText(`'${typed}' is not a day.`)).toBeVisible()
}

test('the amount of a payment is read whole, and the amount of the last order can be cleared (ORD-11)', async ({
  staff: page,
  call,
  account,
}) => {
  const marker = `Amounts ${account.id.slice(-6)}`
  const organizationId = await makeOrganization(call, marker)
  const { data: products } = await call(productsCalls.searchProducts, { body: { subscription: true } })
  const product = products[0]
  if (!product) throw new Error('The catalogue has no subscriptions.')
  const { data: order } = await call(ordersCalls.createOrder, {
    body: { organizationId, productId: product._id, dateOrder: '2023-01-31', totalAmountOrder: 2000, totalPaid: 2000 },
  })
  const { data: subscription } = await call(subscriptionsCalls.createSubscription, {
    body: { organizationId, productId: product._id, plan: 12, startingDate: '2023-01-31' },
  })
  await call(subscriptionsCalls.updateSubscription, {
    params: { id: subscription._id },
    body: { addedOrder: order._id },
  })

  await page.goto(`/deadlines?search=${encodeURIComponent(marker)}`)
  await page.getByRole('button', { name: `Actions for ${marker}: ${product.name} payment` }).click()
  await page.getByRole('menuitem', { name: 'Mark as paid' }).click()
  const dialog = page.getByRole('dialog', { name: 'Subscription paid' })
  const save = dialog.getByRole('button', { name: 'Mark as paid' })
  const amount = dialog.getByLabel('Amount in euro')
  await expect(amount).toHaveValue('2,000.00')
  await amount.fill('')
  await expect(amount).toHaveValue('')
  await expect(save).toBeDisabled()
  await amount.fill('1,234')
  await expect(save).toBeDisabled()
  await amount.fill('1.234,56')
  await expect(dialog.getByText('= €1,234.56')).toBeVisible()
  await save.click()
  await expect(dialog).toBeHidden()

  const { data: orders } = await call(ordersCalls.searchOrders, { body: { organizationId } })
  expect(new Set(orders.map(({ totalPaid }) => totalPaid))).toEqual(new Set([1234.56, 2000]))
})

test('the fee of a paper and a number of shares are read whole (ORD-11, MONEY-3)', async ({ staff: page, call }) => {
  const organizationId = await makeOrganization(call, 'Whole Ltd')
  const { data: person } = await call(peopleCalls.createPerson, { body: { firstName: 'Whole', lastName: 'Holder' } })
  await call(linksCalls.createLink, { body: { organizationId, peopleId: person._id, roles: ['shareholder'] } })

  await page.goto(`/organization/${organizationId}/PEOPLE_TAB`)
  await page.getByRole('button', { name: 'Edit the terms and shares of Whole Holder' }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save' })
  await dialog.getByRole('button', { name: 'Add shares' }).click()
  const shares = dialog.getByRole('textbox', { name: 'Number' })
  await shares.fill('2.5')
  await expect(save).toBeDisabled()
  await shares.fill('1.000')
  await expect(dialog.getByText('Thousands or decimals?')).toBeVisible()
  await shares.fill('2,500')
  await dialog.getByLabel('Nominal').fill('0,001')
  await save.click()
  await expect(dialog).toBeHidden()
  const { data: links } = await call(linksCalls.searchLinks, { body: { organizationId } })
  expect(links[0]?.holdings).toMatchObject([{ number: 2500, nominal: 0.001 }])

  await page.goto(`/organization/${organizationId}/PAPERS_TAB`)
  await page
    .getByRole('row', { name: /engagement/i })
    .getByRole('button', { name: /^Fill in/ })
    .click()
  await page.getByLabel('Fee').fill('1.250,00')
  await expect(dialog.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', /fee%22%3A1250%7D/)
})

test('a text that is not a day keeps a dialog from being saved (DAY-6)', async ({ staff: page, call, account }) => {
  const marker = `Days ${account.id.slice(-6)}`
  const organizationId = await makeOrganization(call, marker)
  const balance = { dateOrder: '2024-01-10', totalPaid: 0, amountBalanceToPaid: 120, dateOfBalance: '2024-02-10' }
  await call(ordersCalls.createOrder, { body: { organizationId, product: 'Full pack', ...balance } })

  await page.goto(`/deadlines?search=${encodeURIComponent(marker)}`)
  await page.getByRole('button', { name: `Actions for ${marker}: Balance of Full pack` }).click()
  await page.getByRole('menuitem', { name: 'Snooze' }).click()
  const dialog = page.getByRole('dialog', { name: 'Snooze' })
  await dialog.getByLabel('Reason').fill('Waiting')
  const until = dialog.getByLabel('Until')
  await until.fill('31/11/2099')
  await until.press('Tab')
  await dialog.getByRole('button', { name: 'Snooze' }).click()
  await expectRefused(until, '31/11/2099')
  await expect(dialog).toBeVisible()
  const { data } = await call(deadlinesCalls.searchDeadlines, { body: { search: marker } })
  expect(data.map(({ snoozedUntil }) => snoozedUntil)).toEqual(data.map(() => null))
})

test('a text that is not a day keeps a task and a page from being saved (DAY-6)', async ({
  staff: page,
  call,
  account,
}) => {
  const { data: task } = await call(tasksCalls.createTask, {
    body: {
      title: 'Dated',
      status: 'TO DO',
      users: [{ userId: account.id }],
      dueDate: '2030-01-31',
    },
  })
  await page.goto(`/task/${task._id}`)
  const dialog = page.getByRole('dialog')
  const due = dialog.getByLabel('Due date')
  await due.fill('31/02/2030')
  await due.press('Enter')
  await expectRefused(due, '31/02/2030')
  await due.fill('28/02/2030')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect((await call(tasksCalls.findTask, { params: { id: task._id } })).dueDate).toBe('2030-02-28')

  const id = await makeOrganization(call, 'Dated Ltd', { incorporationDate: '2020-01-15', status: true })
  await page.goto(`/organization/${id}/ACCOUNTING_TAB`)
  await page.getByRole('button', { name: 'Add a date' }).click()
  const paid = page.getByLabel('New corporation tax paid date')
  await expect(paid).toBeFocused()
  await paid.fill('31/02/2026')
  await page.getByRole('button', { name: 'Update' }).click()
  await expectRefused(paid, '31/02/2026')
  await expect(page.getByText('Updated!')).toBeHidden()
})
