import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, test } from './support.ts'

test('staff links a company to another one; the company itself is not offered (LINK-8)', async ({
  staff: page,
  call,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Linkable Trading Ltd' } })
  await call(organizationsCalls.createOrganization, { body: { name: 'Linkable Secretaries Ltd' } })

  await page.goto(`/organization/${data._id}/PEOPLE_TAB`)
  await page.getByRole('button', { name: 'Link Company' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link Company' })
  await dialog.getByRole('combobox', { name: 'Company' }).fill('Linkable')
  await expect(page.getByRole('option')).toHaveText(['Linkable Secretaries Ltd'])
  await page.getByRole('option', { name: 'Linkable Secretaries Ltd' }).click()
  await dialog.getByLabel('Secretary').check()
  await dialog.getByRole('button', { name: 'Link', exact: true }).click()

  await expect(page.getByRole('list', { name: 'Companies' })).toContainText('Linkable Secretaries Ltd')
})
