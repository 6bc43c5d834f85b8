import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { expect, test } from './support.ts'

test('staff reads the policies of the firm and nothing else of its house (FIRM-2)', async ({ staff: page, call }) => {
  await page.goto('/aml')
  await page.getByRole('link', { name: 'Policies of the firm' }).click()
  await expect(page.getByRole('heading', { name: 'AML of the firm' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Policies and procedures', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Suspicions and reports' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add a policy' })).toHaveCount(0)
  await expect(call(amlFirmCalls.searchFirmReports, { body: {} })).rejects.toThrow()
})
