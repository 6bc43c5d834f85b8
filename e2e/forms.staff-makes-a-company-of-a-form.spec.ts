import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { expect, test, visit } from './support.ts'

type FormPerson = NonNullable<BodyInput<typeof formsCalls.submitForm>['peoples']>[number]

const person = (fields: Pick<FormPerson, 'firstName' | 'lastName'> & Partial<FormPerson>): FormPerson => ({
  mail: 'someone@example.fr',
  phone: '+33 6 00 00 00 00',
  birth: '1980-03-04',
  nationality: 'Française',
  street: '1 rue du Bac',
  city: 'Paris',
  state: 'Île-de-France',
  country: 'France',
  zip: '75007',
  ...fields,
})

test('staff makes a company from a form, reviews one that a robot may have sent, and is led to what a colleague made', async ({
  staff: page,
  call,
}) => {
  // FORM-10, FORM-11, FORM-12, UI-7, ORG-3
  await test.step('staff makes a company from a form', async () => {
    const name = `Bac ${process.pid}`
    const { data: known } = await call(peopleCalls.createPerson, {
      body: {
        firstName: 'Zoé',
        lastName: `Connue ${process.pid}`,
        birth: '1980-03-04',
      },
    })
    const { data: form } = await call(formsCalls.submitForm, {
      body: {
        organizationName1: name,
        organizationName2: `${name} Second`,
        organizationName3: `${name} Third`,
        description: 'Librairie',
        peoples: [
          person({
            firstName: 'Zoé',
            lastName: `Connue ${process.pid}`,
            roles: ['nonExecutiveDirector', 'director', 'shareholder'],
            beneficiaryPercentage: 70,
          }),
          person({
            firstName: 'Luc',
            lastName: `Nouveau ${process.pid}`,
            mail: 'luc@example.fr',
            roles: ['secretary'],
          }),
        ],
        IDPAL: true,
        secretaryCompany: true,
      },
    })

    await test.step('finds it in the list, sorted and searched', async () => {
      await visit(page, '/form')
      await expect(page.getByRole('link', { name: 'Access the form' })).toHaveAttribute('href', '/publicForm')
      await page.getByRole('searchbox').fill(name)
      const row = page.getByRole('row').nth(1)
      await expect(page.getByRole('row')).toHaveCount(2)
      await expect(row).toContainText(`${name} Third`)
      await expect(row.getByRole('cell').nth(4)).toHaveText('2')
      await expect(row).toContainText(`Zoé Connue ${process.pid}`)
      await page.getByRole('button', { name: 'Organization Name 2' }).click()
      await expect(page).toHaveURL(/sortField=organizationName2/)
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    })

    await test.step('corrects it', async () => {
      const birth = page.getByLabel('Birth').first()
      await expect(birth).toHaveValue('04/03/1980')
      await birth.fill('31/02/1980')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(birth).toBeFocused()
      await expect(page.getByText('This date does not exist. Write it like 17/05/1988.')).toBeVisible()
      await birth.fill('04/03/1980')
      await page.getByRole('textbox', { name: 'Description' }).fill('')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByText('This is required.')).toBeVisible()
      await page.getByRole('textbox', { name: 'Description' }).fill('Librairie et salon de thé')
      await expect(page.getByRole('button', { name: 'Create company' })).toBeDisabled()
      const mayAnswer = Promise.withResolvers<void>()
      await page.route('**/form/*', async (route) => {
        await mayAnswer.promise
        await route.fallback()
      })
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible()
      mayAnswer.resolve()
      await expect(page.getByText('Form updated successfully')).toBeVisible()
      await page.unroute('**/form/*')
      await page.getByRole('link', { name: 'Raw Data' }).click()
      await expect(page).toHaveURL(/RAW_DATA$/)
      await expect(page.getByText('"Librairie et salon de thé"')).toBeVisible()
      await page.getByRole('link', { name: 'Information' }).click()
    })

    await test.step('creates the company with a known person and a new one', async () => {
      await page.getByRole('button', { name: 'Create company' }).click()
      const dialog = page.getByRole('dialog', { name: 'Create company' })
      await dialog.getByLabel(`${name} Second`).check()
      const first = dialog.getByRole('region', { name: `Zoé Connue ${process.pid}` })
      await expect(first.getByRole('radio', { name: `Zoé Connue ${process.pid}` })).toBeChecked()
      await expect(first).toContainText('same name and birth')
      await first.getByLabel('Percentage').fill('65')
      await dialog.getByRole('button', { name: 'Create company' }).click()
      await expect(page.getByText('Organization Created!')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: `${name} Second` })).toBeVisible()
      await expect(page.getByLabel('Business Activity')).toHaveValue('Librairie et salon de thé')
      await page.getByRole('link', { name: /^Members/ }).click()
      await expect(page.getByText('Shareholder 65 %')).toBeVisible()
      await page.getByRole('link', { name: `Zoé Connue ${process.pid}` }).click()
      await expect(page).toHaveURL(new RegExp(`/people/${known._id}`))
    })

    await test.step('opens the organization from the form, and deletes the form', async () => {
      await visit(page, `/form/${form._id}`)
      await expect(page.getByRole('button', { name: 'Create company' })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Open the organization' })).toBeVisible()
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('Form deleted successfully')).toBeVisible()
      await expect(page).toHaveURL(/\/form$/)
    })
  })

  // FORM-12, FORM-13, FORM-14
  await test.step('staff reviews a form that a robot may have sent, and is led to the company that a colleague created from it', async () => {
    const name = `Robot ${process.pid}`
    const { data: form } = await call(formsCalls.submitForm, {
      body: {
        organizationName1: name,
        organizationName2: 'B',
        organizationName3: 'C',
        description: 'Librairie',
        peoples: [person({ firstName: 'Luc', lastName: name, roles: ['director', 'secretary', 'shareholder'] })],
        IDPAL: true,
        fx4: 'https://spam.example',
      },
    })

    await test.step('sees the mark in the list, and removes it', async () => {
      await visit(page, '/form')
      await page.getByRole('searchbox').fill(form.reference)
      await expect(page.getByRole('row')).toHaveCount(2)
      await expect(page.getByRole('row').nth(1)).toContainText('to review')
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByText(form.reference)).toBeVisible()
      await page.getByRole('button', { name: 'It is genuine' }).click()
      await expect(page.getByText('to review')).toHaveCount(0)
    })

    await test.step('creates the company after a colleague, and is led to theirs', async () => {
      await page.getByRole('button', { name: 'Create company' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('radio', { name, exact: true })).toBeVisible()
      const { data: made } = await call(formsCalls.createOrganizationFromForm, {
        params: { id: form._id },
        body: { name },
      })
      await dialog.getByRole('button', { name: 'Create company' }).click()
      await expect(page).toHaveURL(new RegExp(`/organization/${made._id}`))
    })
  })
})
