import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, test } from './support.ts'

test('staff links a company to another one, held for a person; the company itself is not offered (LINK-8, OWN-8)', async ({
  staff: page,
  call,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Linkable Trading Ltd' } })
  await call(organizationsCalls.createOrganization, { body: { name: 'Linkable Secretaries Ltd' } })
  await call(peopleCalls.createPerson, { body: { firstName: 'Anna', lastName: 'Nominating' } })

  await page.goto(`/organization/${data._id}/PEOPLE_TAB`)
  await page.getByRole('button', { name: 'Link Company' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link Company' })
  await dialog.getByRole('combobox', { name: 'Company' }).fill('Linkable')
  await expect(page.getByRole('option')).toHaveText(['Linkable Secretaries Ltd'])
  await page.getByRole('option', { name: 'Linkable Secretaries Ltd' }).click()
  await dialog.getByLabel('Secretary').check()
  await dialog.getByRole('button', { name: 'Link', exact: true }).click()

  const companies = page.getByRole('list', { name: 'Companies' })
  await expect(companies).toContainText('Linkable Secretaries Ltd')

  await page.getByRole('button', { name: 'Edit the terms and shares of Linkable Secretaries Ltd' }).click()
  await page.getByRole('combobox', { name: 'Held for' }).fill('Nominating')
  await page.getByRole('option', { name: /Anna Nominating/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(companies).toContainText('Held for Anna Nominating')
  await companies.getByRole('link', { name: 'Anna Nominating' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna Nominating')
})
