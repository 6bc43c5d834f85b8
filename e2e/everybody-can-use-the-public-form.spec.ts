import type { Page } from '@playwright/test'
import { completeForm, expectAccessible, openPage, test } from './accessibility.ts'

const openReview = async (page: Page) => {
  await page.goto('/publicform')
  await page.evaluate((draft) => localStorage.setItem('public-form-draft', draft), JSON.stringify(completeForm))
  await page.reload()
  await page.getByRole('button', { name: 'Vérifier et envoyer' }).click()
  await page.getByRole('button', { name: 'Confirm & Submit' }).waitFor()
}

test('everybody can use the public form', async ({ page }) => {
  await expectAccessible(page, () => openPage(page, '/publicform', /société/))
})

test('everybody can use the public form while it shows errors', async ({ page }) => {
  await expectAccessible(page, async () => {
    await page.goto('/publicform')
    await page.getByRole('button', { name: 'Vérifier et envoyer' }).click()
    await page.getByText('Ce champ est obligatoire.').first().waitFor()
  })
})

test('everybody can use the review of the public form', async ({ page }) => {
  await expectAccessible(page, () => openReview(page))
})

test('everybody can use the thank-you page', async ({ page }) => {
  await expectAccessible(page, async () => {
    await openReview(page)
    await page.getByRole('button', { name: 'Confirm & Submit' }).click()
    await page.getByRole('heading', { name: 'Merci !' }).waitFor()
    await page.getByText('Form submitted successfully!').waitFor({ state: 'hidden' })
  })
})

test('everybody can use the thank-you page without a sent form', async ({ page }) => {
  await expectAccessible(page, () => openPage(page, '/publicform/validate', 'Erreur'))
})
