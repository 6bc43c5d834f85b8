import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import type { Locator } from '@playwright/test'
import { expect, type MakeCall, placeAtRest, test, visit } from './support.ts'

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

test('amounts, and days that are none, in dialogs and on a page (ORD-11, MONEY-3, DAY-6)', async ({
  staff: page,
  call,
  account,
}) => {
  await test.step('the amount of a payment is read whole, and the amount of the last order can be cleared (ORD-11)', async () => {
    const marker = `Amounts ${account.id.slice(-6)}`
    const organizationId = await makeOrganization(call, marker)
    const { data: products } = await call(productsCalls.searchProducts, { body: { subscription: true } })
    const product = products[0]
    if (!product) throw new Error('The catalogue has no subscriptions.')
    const { data: order } = await call(ordersCalls.createOrder, {
      body: {
        organizationId,
        productId: product._id,
        dateOrder: '2023-01-31',
        totalAmountOrder: 2000,
        totalPaid: 2000,
      },
    })
    const { data: subscription } = await call(subscriptionsCalls.createSubscription, {
      body: { organizationId, productId: product._id, plan: 12, startingDate: '2023-01-31' },
    })
    await call(subscriptionsCalls.updateSubscription, {
      params: { id: subscription._id },
      body: { addedOrder: order._id },
    })

    await visit(page, `/deadlines?search=${encodeURIComponent(marker)}`)
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

  await test.step('the fee of a paper and a number of shares are read whole (ORD-11, MONEY-3)', async () => {
    const organizationId = await makeOrganization(call, 'Whole Ltd')
    const { data: person } = await call(peopleCalls.createPerson, { body: { firstName: 'Whole', lastName: 'Holder' } })
    await call(linksCalls.createLink, { body: { organizationId, peopleId: person._id, roles: ['shareholder'] } })

    await visit(page, `/organization/${organizationId}/PEOPLE_TAB`)
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

    await visit(page, `/organization/${organizationId}/PAPERS_TAB`)
    await page
      .getByRole('row', { name: /engagement/i })
      .getByRole('button', { name: /^Fill in/ })
      .click()
    await page.getByLabel('Fee').fill('1.250,00')
    await expect(dialog.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', /fee%22%3A1250%7D/)
  })

  await test.step('a text that is not a day keeps a dialog from being saved (DAY-6)', async () => {
    const marker = `Days ${account.id.slice(-6)}`
    const organizationId = await makeOrganization(call, marker)
    const balance = { dateOrder: '2024-01-10', totalPaid: 0, amountBalanceToPaid: 120, dateOfBalance: '2024-02-10' }
    await call(ordersCalls.createOrder, { body: { organizationId, product: 'Full pack', ...balance } })

    await visit(page, `/deadlines?search=${encodeURIComponent(marker)}`)
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

  await test.step('a text that is not a day keeps a task and a page from being saved (DAY-6)', async () => {
    const { data: task } = await call(tasksCalls.createTask, {
      body: {
        title: 'Dated',
        status: 'TO DO',
        users: [{ userId: account.id }],
        dueDate: '2030-01-31',
      },
    })
    await visit(page, `/task/${task._id}`)
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
    await visit(page, `/organization/${id}/ACCOUNTING_TAB`)
    await page.getByRole('button', { name: 'Add a date' }).click()
    const paid = page.getByLabel('New corporation tax paid date')
    await expect(paid).toBeFocused()
    await paid.fill('31/02/2026')
    await page.getByRole('button', { name: 'Update' }).click()
    await expectRefused(paid, '31/02/2026')
    await expect(page.getByText('Updated!')).toBeHidden()
  })
})

const typeDay = async (field: Locator, text: string, key: 'Tab' | 'Enter') => {
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
  await field.press(key)
}

test('days in follow-ups, in their filters and in the terms of a link (FUP-9, UI-9, DAY-6)', async ({
  staff: page,
  call,
}) => {
  await test.step('a wrong day in a follow-up saves nothing, and the saved day comes back with a message (FUP-9)', async () => {
    const organization_id = await makeOrganization(call, 'Half Days Ltd', { incorporationDate: '2026-03-30' })
    for (const name of ['FIRST_AR', 'INCORPORATION'] as const)
      await call(followUpsCalls.startFollowUp, { body: { name, organization_id } })
    const savedDays = async () => {
      const { data } = await call(followUpsCalls.searchFollowUps, { body: { organization_id } })
      return data.map(({ ARD, start_date }) => [ARD, start_date])
    }
    const before = await savedDays()

    await visit(page, `/organization/${organization_id}/FOLLOW_UP_BETA_TAB`)
    const annual = page.getByRole('region', { name: 'First AR' })
    const ard = annual.getByLabel('ARD')
    // The first part of the last text is a day: 31/12/19.
    for (const wrong of ['29/02/2027', '31/12/1999', '1/1/2100', '31/12/199']) {
      await typeDay(ard, wrong, 'Tab')
      await expect(ard).toHaveValue('30/09/2026')
      await expect(annual.getByText(/is not a day|or later\.|or earlier\./)).toBeVisible()
    }
    const forming = page.getByRole('region', { name: 'Incorporation' })
    const start = forming.getByLabel('Start Date')
    for (const wrong of ['29/02/2027', '1/12/206']) {
      await typeDay(start, wrong, 'Enter')
      await expect(start).toHaveValue(wrong)
      await expect(start).toBeFocused()
      await expect(forming.getByText('is not a day')).toBeVisible()
    }
    expect(await savedDays()).toEqual(before)

    await typeDay(start, '1/2/2027', 'Enter')
    await expect(page.getByText('Start date updated!')).toBeVisible()
    await expect(start).toBeFocused()
    expect((await savedDays()).flat()).toContain('2027-02-01')
  })

  await test.step('a wrong day in a filter changes neither the list nor the other filters (FUP-9, DAY-6)', async () => {
    await visit(page, '/followUp')
    const dueBy = page.getByRole('textbox', { name: 'Deadline, on or before' })
    const startedFrom = page.getByRole('textbox', { name: 'Start date, on or after' })
    await typeDay(dueBy, '31/12/2026', 'Enter')
    await expect(page).toHaveURL(/deadline=2026-12-31/)
    const place = await placeAtRest(startedFrom)

    await typeDay(dueBy, '1/1/2100', 'Enter')
    await expect(page.getByText('Choose 31/12/2099 or earlier.')).toBeVisible()
    await dueBy.press('Tab')
    await expect(page.getByText('Choose 31/12/2099 or earlier.')).toBeVisible()
    await expect(dueBy).toHaveValue('1/1/2100')
    await expect(page).toHaveURL(/deadline=2026-12-31/)
    expect(await startedFrom.boundingBox()).toEqual(place)

    await dueBy.fill('')
    await dueBy.press('Tab')
    await expect(page).not.toHaveURL(/deadline=/)
  })

  await test.step('text that is not a day stays in its row when another row is removed, and goes with its own (DAY-6)', async () => {
    const organizationId = await makeOrganization(call, 'Rows Ltd')
    const { data: person } = await call(peopleCalls.createPerson, { body: { firstName: 'Rowan', lastName: 'Rows' } })
    const terms = [{ role: 'director' as const }, { role: 'secretary' as const }, { role: 'shareholder' as const }]
    const { data: link } = await call(linksCalls.createLink, { body: { peopleId: person._id, organizationId, terms } })

    await visit(page, `/organization/${organizationId}/PEOPLE_TAB`)
    await page.getByRole('button', { name: 'Edit the terms and shares of Rowan Rows' }).click()
    const dialog = page.getByRole('dialog', { name: /^Terms and shares/ })
    const appointed = (term: number) => dialog.getByRole('group', { name: `Term ${term}` }).getByLabel('Appointed')
    await appointed(2).fill('31/02/2024')
    await appointed(2).press('Tab')
    await dialog.getByRole('button', { name: 'Remove term 1' }).click()
    await expect(appointed(1)).toHaveValue('31/02/2024')
    await expect(appointed(2)).toHaveValue('')

    await dialog.getByRole('button', { name: 'Remove term 1' }).click()
    await expect(appointed(1)).toHaveValue('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    const { data: links } = await call(linksCalls.searchLinks, { body: { organizationId } })
    expect(links.find(({ _id }) => _id === link._id)?.terms).toMatchObject([{ role: 'shareholder' }])
  })

  await test.step('a day typed into a follow-up and not yet entered is left only after a question (FUP-9, UI-9)', async () => {
    const organization_id = await makeOrganization(call, 'Open Days Ltd')
    await call(followUpsCalls.startFollowUp, { body: { name: 'INCORPORATION', organization_id } })
    await visit(page, `/organization/${organization_id}/FOLLOW_UP_BETA_TAB`)
    await page.getByRole('link', { name: 'People', exact: true }).first().click()
    await expect(page).toHaveURL(/\/people/)
    await page.goBack()
    const start = page.getByRole('region', { name: 'Incorporation' }).getByLabel('Start Date')
    await start.fill('01/02/2027')

    await page.goForward()
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect(start).toHaveValue('01/02/2027')
  })
})
