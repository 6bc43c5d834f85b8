import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { taxesCalls } from '@registrar/domain/taxes/taxes.calls'
import { expect, test, visit } from './support.ts'

// TAX-8, TAX-12, DUE-11
test('staff registers a company for VAT, marks several returns as paid at once and undoes it', async ({
  staff: page,
  call,
}) => {
  const { data: company } = await call(organizationsCalls.createOrganization, { body: { name: 'Curlew Sands Ltd' } })
  await visit(page, `/organization/${company._id}/FILINGS_TAB`)
  const section = page.getByRole('region', { name: 'Tax', exact: true })
  await expect(section.getByText(/No registrations. Corporation tax follows/)).toBeVisible()

  await test.step('a registration is added', async () => {
    await section.getByRole('button', { name: 'Add a tax registration' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a tax registration' })
    await dialog.getByRole('combobox', { name: 'Tax' }).click()
    await page.getByRole('option', { name: 'VAT' }).click()
    await dialog.getByLabel('Number').fill('IE1234567A')
    await dialog.getByLabel('From').fill('01/01/2026')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByText('Registration added!')).toBeVisible()
    await expect(section.getByRole('row', { name: /VAT IE1234567A 01\/01\/2026 – Every 2 months/ })).toBeVisible()
  })

  const pages = async () => {
    const year = Number(await section.getByRole('heading', { level: 3 }).textContent())
    for (let shown = year; shown > 2026; shown -= 1)
      await section.getByRole('button', { name: `Taxes of ${shown - 1}` }).click()
  }
  await pages()
  const row = (subject: string) => section.getByRole('row', { name: new RegExp(subject) })
  await expect(row('01/01/2026 to 28/02/2026')).toContainText('23/03/2026')

  await test.step('two returns are ticked and marked as paid', async () => {
    await section.getByRole('checkbox', { name: 'Select VAT3 for 01/01/2026 to 28/02/2026' }).check()
    await section.getByRole('checkbox', { name: 'Select VAT3 for 01/03/2026 to 30/04/2026' }).check()
    await section.getByRole('button', { name: 'Mark 2 as paid' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mark as paid' })
    await dialog.getByLabel('Paid on').fill('22/05/2026')
    await dialog.getByLabel('Reference').fill('ROS 77')
    await dialog.getByRole('button', { name: 'Mark as paid' }).click()
    // A message stays as long as the pointer is on it.
    await page.getByText('2 taxes saved').hover()
    await expect(section.getByRole('row', { name: /22\/05\/2026 ROS 77/ })).toHaveCount(2)
  })

  await test.step('which is undone', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(section.getByRole('row', { name: /ROS 77/ })).toHaveCount(0)
    const first = section.getByRole('checkbox', { name: 'Select VAT3 for 01/01/2026 to 28/02/2026' })
    await expect(first).not.toBeChecked()
    await first.check()
    await expect(section.getByRole('button', { name: 'Mark 1 as paid' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await first.uncheck()
  })

  await test.step('one return has an amount', async () => {
    await section.getByRole('button', { name: 'VAT3 for 01/05/2026 to 30/06/2026' }).click()
    const dialog = page.getByRole('dialog', { name: 'VAT3 for 01/05/2026 to 30/06/2026' })
    await dialog.getByLabel('Amount').fill('1250,50')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row('01/05/2026 to 30/06/2026')).toContainText('€1,250.50')
  })

  const { data } = await call(taxesCalls.searchTaxRegistrations, { body: { organizationId: company._id } })
  expect(data).toMatchObject([{ tax: 'VAT', number: 'IE1234567A', from: '2026-01-01', every: 2 }])
})
