import type { Page } from '@playwright/test'
import { completeForm, expectAccessible, openPage, test } from './accessibility.ts'

const openReview = async (page: Page) => {
  await page.goto('/publicform')
  await page.evaluate((draft) => localStorage.setItem('public-form-draft', draft), JSON.stringify(completeForm))
  await page.reload()
  await page.getByRole('button', { name: 'Vérifier et envoyer' }).click()
  await page.getByRole('button', { name: 'Confirm & Submit' }).waitFor()
}

test('the public form has no accessibility violations, light and dark', async ({ page }) => {
  await expectAccessible(page, () => openPage(page, '/publicform', /société/))
})

test('the public form with errors has no accessibility violations, light and dark', async ({ page }) => {
  await expectAccessible(page, async () => {
    await page.goto('/publicform')
    await page.getByRole('button', { name: 'Vérifier et envoyer' }).click()
    await page.getByText('Ce champ est obligatoire.').first().waitFor()
  })
})

test('the review of the public form has no accessibility violations, light and dark', async ({ page }) => {
  await expectAccessible(page, () => openReview(page))
})

test('the thank-you page has no accessibility violations, light and dark', async ({ page }) => {
  await expectAccessible(page, async () => {
    await openReview(page)
    await page.getByRole('button', { name: 'Confirm & Submit' }).click()
    await page.getByRole('heading', { name: 'Merci !' }).waitFor()
    await page.getByText('Form submitted successfully!').waitFor({ state: 'hidden' })
  })
})

test('the thank-you page without a sent form has no accessibility violations, light and dark', async ({ page }) => {
  await expectAccessible(page, () => openPage(page, '/publicform/validate', 'Erreur'))
})
