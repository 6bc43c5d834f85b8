import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, test } from './support.ts'

test('staff opens a company by Ctrl K and its name, however fast they type', async ({ staff: page, call }) => {
  await call(organizationsCalls.createOrganization, { body: { name: 'Zebrafinch Holdings' } })
  await page.goto('/people')
  await page.getByRole('searchbox').fill('nobody')
  await expect(page).toHaveURL(/search=nobody/)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('zebraf')
  await expect(page.getByRole('textbox', { name: 'Search or jump to' })).toHaveValue('zebraf')
  await expect(page.getByText('Zebrafinch Holdings')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Zebrafinch Holdings' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('nobody')
})
