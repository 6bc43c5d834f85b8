import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
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

test('Undo makes a company member again, with its terms and shares (LINK-9)', async ({ staff: page, call }) => {
  const { data: owned } = await call(organizationsCalls.createOrganization, { body: { name: 'Owned Again Ltd' } })
  const { data: owner } = await call(organizationsCalls.createOrganization, { body: { name: 'Owning Again Ltd' } })
  const pair = { memberId: owner._id, organizationId: owned._id }
  const terms = [{ role: 'shareholder' as const, appointed: '2020-01-01', ceased: null }]
  const holdings = [{ class: 'Ordinary', number: 60, nominal: 1, acquired: '2020-01-01', ceased: null }]
  await call(companyMembersCalls.createCompanyMember, { body: { ...pair, terms, holdings } })

  await page.goto(`/organization/${owned._id}/PEOPLE_TAB`)
  await page.getByRole('button', { name: 'Unlink Owning Again Ltd' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByRole('button', { name: 'Unlink Owning Again Ltd' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Unlink Owning Again Ltd' })).toBeVisible()

  const { data } = await call(companyMembersCalls.searchCompanyMembers, { body: { organizationId: owned._id } })
  expect(data).toMatchObject([{ ...pair, terms, holdings }])
})

test('the chosen person is named while the list shows others (LINK-5)', async ({ staff: page, call }) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Chooser Ltd' } })
  const { data: person } = await call(peopleCalls.createPerson, { body: { firstName: 'Chosen', lastName: 'Person' } })
  await page.goto(`/organization/${data._id}/PEOPLE_TAB`)
  await page
    .getByRole('button', { name: /Link (existing )?(person|people)/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByPlaceholder('Search people').fill('Chosen Person')
  await dialog.getByRole('radio', { name: 'Chosen Person' }).first().click()
  await dialog.getByPlaceholder('Search people').fill('zzzz')
  await expect(dialog.getByText('No people found')).toBeVisible()
  await expect(dialog.getByText('Chosen: Chosen Person')).toBeVisible()
  await dialog.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(dialog).toBeHidden()
  const { data: links } = await call(linksCalls.searchLinks, { body: { organizationId: data._id } })
  expect(links).toMatchObject([{ peopleId: person._id }])
})
