import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import type { Page } from '@playwright/test'
import { type Account, expect, type MakeCall, test, visit } from './support.ts'

const makeOrganization = async (call: MakeCall, name: string, fields: object) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name } })
  await call(organizationsCalls.updateOrganization, { params: { id: data._id }, body: fields })
  return data._id
}

/** The date of each kind of deadline of the companies with this marker, as the call answers them. */
const datesOf = async (call: MakeCall, search: string) => {
  const { data } = await call(deadlinesCalls.searchDeadlines, { body: { search, limit: 100 } })
  return Object.fromEntries(data.map(({ kind, date }) => [kind, date]))
}

const markerOf = (account: Account, word = 'Finished') => `${word} ${account.id.slice(-6)}`

const choose = async (page: Page, subject: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${subject}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Makes the page's next call of one method and path fail, as without a network. */
const failOnce = (page: Page, method: string, path: RegExp) => {
  let isDue = true
  return page.route(path, (route) => {
    if (!isDue || route.request().method() !== method) return route.fallback()

    isDue = false
    return route.abort()
  })
}

// The toast of an earlier undo may still be there, so 'Undone' does not say that this one is done: ask for the outcome after it.
const undo = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Undo' })
  await button.click()
  await expect(page.getByText('Undone').first()).toBeVisible()
  // Its toast fades for a while, and must not be taken for the next one.
  await expect(button).toHaveCount(0)
}

test('staff finish what is due from its row, and undo it (DUE-11, AR-10)', async ({ staff: page, call, account }) => {
  await test.step('staff mark tax and a service as paid from the row, and undo it (DUE-11)', async () => {
    const marker = markerOf(account, 'Taxed')
    await makeOrganization(call, marker, {
      incorporationDate: '2020-01-15',
      status: true,
      rbo: true,
      financialYearEnd: '2024-12-31',
      hasDomiciliation: true,
      domiciliationSubscription: '2024-03-31',
    })
    const before = await datesOf(call, marker)
    expect(before).toMatchObject({ CORPORATION_TAX: '2025-09-23', DOMICILIATION: '2024-03-31' })

    await visit(page, `/deadlines?search=${encodeURIComponent(marker)}`)
    await choose(page, `${marker}: Corporation tax for the year ended 31/12/2024`, 'Mark as paid')
    const tax = page.getByRole('dialog', { name: 'Corporation tax paid' })
    await expect(tax.getByLabel('Next financial year end')).toHaveValue('31/12/2025')
    await tax.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(page.getByText(`Corporation tax of ${marker}: paid`).first()).toBeVisible()
    await expect.poll(() => datesOf(call, marker)).toEqual({ ...before, CORPORATION_TAX: '2026-09-23' })
    await undo(page)
    await expect.poll(() => datesOf(call, marker)).toEqual(before)

    await choose(page, `${marker}: Domiciliation payment`, 'Mark as paid')
    const service = page.getByRole('dialog', { name: 'Domiciliation paid' })
    await expect(service.getByText('expected on 31/03/2024')).toBeVisible()
    await service.getByLabel('Paid on').fill('02/04/2024')
    await page.keyboard.press('Tab')
    await service.getByRole('button', { name: 'Mark as paid' }).click()
    await expect.poll(() => datesOf(call, marker)).toEqual({ ...before, DOMICILIATION: '2025-03-31' })
    await undo(page)
    await expect.poll(() => datesOf(call, marker)).toEqual(before)
  })

  await test.step('staff mark a subscription and a balance as paid from the row, and undo it (DUE-11)', async () => {
    const marker = markerOf(account, 'Paid')
    const organizationId = await makeOrganization(call, marker, {})
    const { data: products } = await call(productsCalls.searchProducts, { body: { subscription: true } })
    const product = products[0]
    if (!product) throw new Error('The catalogue has no subscriptions.')
    await call(subscriptionsCalls.createSubscription, {
      body: { organizationId, productId: product._id, plan: 12, startingDate: '2024-01-31' },
    })
    await call(ordersCalls.createOrder, {
      body: {
        organizationId,
        product: 'Full pack',
        dateOrder: '2024-01-10',
        totalPaid: 0,
        amountBalanceToPaid: 120,
        dateOfBalance: '2024-02-10',
      },
    })
    const before = await datesOf(call, marker)
    expect(before).toEqual({ SUBSCRIPTION: '2024-01-31', ORDER_BALANCE: '2024-02-10' })

    await visit(page, `/deadlines?search=${encodeURIComponent(marker)}`)
    await choose(page, `${marker}: ${product.name} payment`, 'Mark as paid')
    const dialog = page.getByRole('dialog', { name: 'Subscription paid' })
    await dialog.getByLabel('Amount in euro').fill('240')
    await dialog.getByRole('button', { name: 'Mark as paid' }).click()
    await expect.poll(() => datesOf(call, marker)).toEqual({ ...before, SUBSCRIPTION: '2025-01-31' })
    await undo(page)
    await expect.poll(() => datesOf(call, marker)).toEqual(before)

    await choose(page, `${marker}: Balance of Full pack`, 'Mark as paid')
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
    await expect.poll(() => datesOf(call, marker)).toEqual({ SUBSCRIPTION: '2024-01-31' })
    await undo(page)
    await expect.poll(() => datesOf(call, marker)).toEqual(before)
  })

  await test.step('staff file a return and complete a follow-up from the row, and undo it (DUE-11, AR-10)', async () => {
    const marker = markerOf(account, 'Filed')
    const organizationId = await makeOrganization(call, marker, {
      incorporationDate: '2020-01-15',
      status: true,
      rbo: true,
    })
    const before = await datesOf(call, marker)
    expect(before).toEqual({ ANNUAL_RETURN: '2021-09-09' })

    await visit(page, `/deadlines?search=${encodeURIComponent(marker)}`)
    await choose(page, `${marker}: Annual return made up to 15/07/2021`, 'Start or complete the return')
    const dialog = page.getByRole('dialog', { name: 'Annual return' })
    await dialog.getByLabel('It has already been filed').check()
    await dialog.getByRole('button', { name: 'Start and complete' }).click()
    await expect.poll(() => datesOf(call, marker)).toEqual({ ANNUAL_RETURN: '2022-09-09' })
    await undo(page)
    await expect.poll(() => datesOf(call, marker)).toEqual(before)

    await call(followUpsCalls.startFollowUp, { body: { name: 'COMPTE_BANCAIRE', organization_id: organizationId } })
    await page.reload()
    await page.getByRole('button', { name: /^Actions for .*: (?!Annual)/ }).click()
    await page.getByRole('menuitem', { name: 'Complete' }).click()
    const question = page.getByRole('dialog', { name: /^Complete / })
    await expect(question).toContainText('Skips 7 steps: Email Sent to Customer; Bank Form Received')
    await question.getByRole('button', { name: 'Complete' }).click()
    await expect.poll(() => datesOf(call, marker)).toEqual(before)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(async () => Object.keys(await datesOf(call, marker))).toContain('FOLLOW_UP')
  })
})

test('a save that fails is made once by the second click, and an undo overwrites nothing of a colleague (API-10, DUE-11)', async ({
  staff: page,
  call,
  colleague,
  account,
}) => {
  await test.step('the undo of an assignment does not overwrite what a colleague has assigned since (API-10)', async () => {
    const marker = markerOf(account, 'Shared')
    const id = await makeOrganization(call, marker, { incorporationDate: '2020-01-15' })
    const assigned = async () => (await call(organizationsCalls.findOrganization, { params: { id } })).users

    await visit(page, `/deadlines?search=${encodeURIComponent(marker)}`)
    await choose(page, `${marker}: Register of Beneficial Ownership`, 'Assign')
    const dialog = page.getByRole('dialog', { name: 'Assign' })
    await dialog.getByRole('combobox', { name: 'Users' }).click()
    await dialog.getByRole('combobox', { name: 'Users' }).fill(account.name)
    await page.getByRole('option', { name: account.name }).click()
    await dialog.getByRole('button', { name: 'Assign' }).click()
    await expect.poll(assigned).toMatchObject([{ userId: account.id }])

    const { data: other } = await colleague(usersCalls.checkSession, {})
    const users = [{ userId: account.id }, { userId: other._id }]
    await colleague(organizationsCalls.updateOrganization, { params: { id }, body: { users } })
    await undo(page)
    await expect.poll(assigned).toMatchObject([{ userId: other._id }])
  })

  await test.step('a subscription or a return that is not saved the first time is saved once by the second click (DUE-11)', async () => {
    const marker = markerOf(account)
    const organizationId = await makeOrganization(call, marker, {
      incorporationDate: '2020-01-15',
      status: true,
      rbo: true,
    })
    const { data: products } = await call(productsCalls.searchProducts, { body: { subscription: true } })
    const product = products[0]
    if (!product) throw new Error('The catalogue has no subscriptions.')
    await call(subscriptionsCalls.createSubscription, {
      body: { organizationId, productId: product._id, plan: 12, startingDate: '2024-01-31' },
    })
    const dialog = page.getByRole('dialog')

    await visit(page, `/deadlines?search=${encodeURIComponent(marker)}`)
    await choose(page, `${marker}: ${product.name} payment`, 'Mark as paid')
    await failOnce(page, 'PUT', /\/subscription\//)
    await dialog.getByLabel('Amount in euro').fill('240')
    await dialog.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(page.getByText(/^The server does not answer/).first()).toBeVisible()
    await dialog.getByLabel('Amount in euro').fill('250')
    await dialog.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(dialog).toHaveCount(0)
    const { data: orders } = await call(ordersCalls.searchOrders, { body: { organizationId } })
    expect(orders).toMatchObject([{ totalAmountOrder: 250, totalPaid: 250, subscriptionId: expect.any(String) }])

    await choose(page, `${marker}: Annual return made up to 15/07/2021`, 'Start or complete the return')
    await failOnce(page, 'PUT', /\/followUp\//)
    const failed = page.waitForEvent('requestfailed')
    await dialog.getByLabel('It has already been filed').check()
    await dialog.getByRole('button', { name: 'Start and complete' }).click()
    await failed
    await dialog.getByRole('button', { name: 'Start and complete' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => datesOf(call, marker)).toMatchObject({ ANNUAL_RETURN: '2022-09-09' })
  })
})
