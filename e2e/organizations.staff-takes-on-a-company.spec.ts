import { writeFile } from 'node:fs/promises'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { SECRET_CODE } from './server/global-setup.ts'
import { expect, importOrganizations, test, visit } from './support.ts'

// USER-4, USER-9, LIST-3, ORG-22, ORG-28, ORG-29, LINK-2, LINK-4, LINK-6, PERSON-2, UI-2, UI-5
test('staff signs up, imports a company, links a person to it and signs out', async ({ page, baseURL }, info) => {
  const csv = info.outputPath('register.csv')
  await writeFile(
    csv,
    'Name,Number,Inc/Reg Date,Status\nSociété Générale d’Études Ltd,900001,31 Aug 2024,Live\nOther Company Ltd,900002,,Dissolved\n',
  )

  await test.step('signs up with the code', async () => {
    await page.goto(`${baseURL}/`)
    await expect(page).toHaveURL(/\/auth\/signin/)
    await page.getByRole('link', { name: "Don't have an account? Sign up" }).click()
    const button = page.getByRole('button', { name: 'Sign up' })
    await expect(button).toBeDisabled()
    await page.getByLabel('First Name').fill('Marie')
    await page.getByLabel('Last Name').fill('Laurent')
    await page.getByLabel('E-mail').fill('marie.laurent@example.ie')
    await page.getByLabel('Password').fill('une longue phrase')
    await page.getByLabel('Secret Code').fill(SECRET_CODE)
    await button.click()
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Marie Laurent' })).toBeVisible()
  })

  await test.step('imports the register', async () => {
    expect(await importOrganizations(csv)).toContain('2 organizations created')
  })

  await test.step('finds the company by a fragment without accents', async () => {
    await page.getByRole('link', { name: 'Organizations', exact: true }).click()
    await page.getByRole('searchbox').fill('etud generale')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page).toHaveURL(/search=etud/)
    await page.getByRole('link', { name: /Société Générale/ }).click()
    await expect(page.getByLabel('Incorporation Date')).toHaveValue('31/08/2024')
    await expect(page.getByRole('combobox', { name: 'Creation Status' })).toHaveValue('COMPLETED')
  })

  await test.step('edits and saves', async () => {
    await page.getByLabel('Mail').fill('office@etudes.example')
    await page.getByLabel('Incorporation Date').fill('12/03/2024')
    await page.getByLabel('Incorporation Date').press('Tab')
    await expect(page.getByText('The beneficial owners were due by 12/08/2024')).toBeVisible()
    await page.getByLabel('RBO Compliant').check()
    await expect(page.getByText('File a change of beneficial owners within 14 days')).toBeVisible()
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Updated!')).toBeVisible()

    await page.reload()
    await expect(page.getByLabel('Mail')).toHaveValue('office@etudes.example')
    await expect(page.getByLabel('Incorporation Date')).toHaveValue('12/03/2024')
    await expect(page.getByLabel('RBO Compliant')).toBeChecked()
    await expect(page.getByText('12/09/2024')).toBeVisible()
  })

  await test.step('creates a person from the organization', async () => {
    await page.getByRole('link', { name: /^Members/ }).click()
    await page.getByRole('button', { name: 'New People' }).click()
    const dialog = page.getByRole('dialog', { name: 'New People' })
    await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled()
    await dialog.getByLabel('First Name').fill('Éloïse')
    await dialog.getByLabel('Last Name').fill('d’Artois')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { name: 'Éloïse d’Artois' })).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByText('No roles assigned')).toBeVisible()
  })

  await test.step('gives roles and 60 %', async () => {
    await page.getByRole('button', { name: 'Edit the roles of Éloïse d’Artois' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Director', { exact: true }).check()
    await expect(dialog.getByLabel('Percentage')).toBeHidden()
    await dialog.getByLabel('Shareholder').check()
    await dialog.getByLabel('Percentage').fill('60')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Roles updated successfully!')).toBeVisible()
    await expect(page.getByText('Shareholder 60 %')).toBeVisible()
  })

  await test.step('sees it from the person’s side', async () => {
    await page.getByRole('link', { name: 'Éloïse d’Artois' }).click()
    await page.getByRole('link', { name: /^Organizations 1/ }).click()
    await expect(page.getByRole('link', { name: /Société Générale/ })).toBeVisible()
    await expect(page.getByText('Shareholder 60 %')).toBeVisible()
  })

  await test.step('unlinks', async () => {
    await page.getByRole('button', { name: /^Unlink/ }).click()
    await expect(page.getByRole('dialog')).toContainText('Are you sure you want to continue?')
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
    await expect(page.getByText('No organizations linked yet')).toBeVisible()
  })

  await test.step('signs out', async () => {
    await page.getByRole('link', { name: 'Marie Laurent' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await page.goto(`${baseURL}/people`)
    await expect(page).toHaveURL(/\/auth\/signin/)
  })
})

test('the lines of a business activity stay lines when the company is saved (UI-9)', async ({ staff: page, call }) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Two Lines Ltd' } })
  const businessActivity = 'Consulting\nTraining'
  await call(organizationsCalls.updateOrganization, { params: { id: data._id }, body: { businessActivity } })

  await visit(page, `/organization/${data._id}`)
  const field = page.getByLabel('Business Activity')
  await expect(field).toHaveValue(businessActivity)
  await field.fill(`${businessActivity}\nTranslation`)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Updated!')).toBeVisible()
  const saved = await call(organizationsCalls.findOrganization, { params: { id: data._id } })
  expect(saved.businessActivity).toBe(`${businessActivity}\nTranslation`)
})
