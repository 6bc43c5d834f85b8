import type { Page } from '@playwright/test'
import { completeForm, expectAccessible, openPage, test } from './accessibility.ts'

const openReview = async (page: Page) => {
  await page.evaluate((draft) => localStorage.setItem('public-form-draft', draft), JSON.stringify(completeForm))
  await page.reload()
  await page.getByRole('button', { name: 'Vérifier et envoyer' }).click()
  await page.getByRole('button', { name: 'Confirm & Submit' }).waitFor()
}

test('the public form has no accessibility violations on any of its screens, light and dark', async ({ page }) => {
  await test.step('the thank-you page without a sent form has no accessibility violations, light and dark', () =>
    expectAccessible(page, () => openPage(page, '/publicform/validate', 'Erreur')))

  await test.step('the public form has no accessibility violations, light and dark', () =>
    expectAccessible(page, () => openPage(page, '/publicform', /société/)))

  await test.step('the public form with errors has no accessibility violations, light and dark', () =>
    expectAccessible(page, async () => {
      await page.getByRole('button', { name: 'Vérifier et envoyer' }).click()
      await page.getByText('Ce champ est obligatoire.').first().waitFor()
    }))

  await test.step('the review of the public form has no accessibility violations, light and dark', () =>
    expectAccessible(page, () => openReview(page)))

  await test.step('the thank-you page has no accessibility violations, light and dark', () =>
    expectAccessible(page, async () => {
      await page.getByRole('button', { name: 'Confirm & Submit' }).click()
      await page.getByRole('heading', { name: 'Merci !' }).waitFor()
      await page.getByText('Form submitted successfully!').waitFor({ state: 'hidden' })
    }))
})
