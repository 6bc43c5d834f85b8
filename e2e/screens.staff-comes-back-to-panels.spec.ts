import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, test, visit } from './support.ts'

test('searches, sorts and choices of panels, lists and the dashboard survive a reload', async ({
  staff: page,
  call,
}) => {
  await test.step('the search and the sort of the Payments tab survive a reload and the way back from an order', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Panel Ltd' } })
    for (const [product, totalPaid] of [
      ['Panel one', 10],
      ['Panel two', 20],
    ] as const)
      await call(ordersCalls.createOrder, {
        body: { organizationId: data._id, product, dateOrder: '2026-11-02', totalPaid },
      })
    await visit(page, `/organization/${data._id}/PAYMENT_TAB`)
    await page.getByRole('button', { name: 'Product' }).click()
    await page.getByRole('searchbox').fill('panel two')
    await expect(page.getByRole('row')).toHaveCount(2)
    const listUrl = page.url()
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue('panel two')
    await page.getByRole('cell', { name: 'Panel two' }).click()
    await expect(page).toHaveURL(/\/order\//)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(listUrl)
    await expect(page.getByRole('columnheader', { name: 'Product' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('link', { name: 'General' }).click()
    await expect(page).toHaveURL(`/organization/${data._id}/GENERAL_TAB`)
  })

  await test.step('the view of archived follow-ups survives a reload, and opening it loses no comment', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Archive Ltd' } })
    await call(followUpsCalls.startFollowUp, { body: { name: 'VAT_REGISTRATION', organization_id: data._id } })

    await visit(page, `/organization/${data._id}/FOLLOW_UP_BETA_TAB`)
    await page.getByRole('textbox', { name: 'Comments' }).fill('not saved yet')
    await page.getByText('Archived', { exact: true }).click()
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect(page.getByRole('textbox', { name: 'Comments' })).toHaveValue('not saved yet')
    await page.getByText('Archived', { exact: true }).click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByText('No archived follow-ups')).toBeVisible()

    await page.reload()
    await expect(page.getByText('No archived follow-ups')).toBeVisible()
  })

  await test.step('searches of small lists and choices of the dashboard survive a reload', async () => {
    for (const address of ['/email', '/order/products']) {
      await visit(page, address)
      await page.getByRole('searchbox').fill('no such thing')
      await expect(page).toHaveURL(/search=no/)

      await page.reload()
      await expect(page.getByRole('searchbox')).toHaveValue('no such thing')
    }

    await visit(page, '/')
    await page.getByLabel('Follow-up type').selectOption('VAT Registration')
    await page.getByLabel('Sort by deadline').selectOption('Most recent date')
    await expect(page).toHaveURL(/followUp=VAT_REGISTRATION&deadlines=desc/)

    await page.reload()
    await expect(page.getByLabel('Follow-up type')).toHaveValue('VAT_REGISTRATION')
    await expect(page.getByLabel('Sort by deadline')).toHaveValue('desc')
  })
})
