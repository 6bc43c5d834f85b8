import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { ADMINISTRATOR } from './server/global-setup.ts'
import { callsOf, expect, test } from './support.ts'

// FIRM-2, FIRM-4, FIRM-9
test('staff reads the policies of the firm and reports without a name, and an AML officer sees all of its house', async ({
  newStaff: page,
  call,
  account,
  request,
}) => {
  const name = `Whispered ${process.pid} Ltd`
  await call(organizationsCalls.createOrganization, { body: { name } })
  await page.goto('/aml')
  await page.getByRole('link', { name: 'Policies of the firm' }).click()
  await expect(page.getByRole('heading', { name: 'AML of the firm' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Policies and procedures', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Suspicions and reports' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add a policy' })).toHaveCount(0)
  await expect(call(amlFirmCalls.searchFirmReports, { body: {} })).rejects.toThrow()

  await test.step('reports a suspicion without a name', async () => {
    await page.getByRole('button', { name: 'Report without your name' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What is suspected, and why').fill('Cash in envelopes')
    await dialog.getByRole('combobox', { name: 'Organization' }).fill(name)
    await page.getByRole('option', { name }).click()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Nothing says that it came from you')).toBeVisible()
  })

  const { token } = await call(usersCalls.signIn, { body: ADMINISTRATOR })
  const administrator = callsOf(request, { ...account, token })
  await administrator(staffCalls.updateStaff, { params: { id: account.id }, body: { role: 'amlOfficer' } })

  await test.step('as an AML officer finds it in the register, and draws files for a review', async () => {
    await page.goto('/aml/firm')
    const row = page.getByRole('region', { name: 'Suspicions and reports' }).first().getByRole('row', { name })
    await expect(row).toContainText('Anonymous')
    await page.getByRole('button', { name: 'Draw a sample' }).click()
    await expect(page.getByRole('dialog').getByLabel('Year')).toHaveValue(/^\d{4}$/)
    await page.getByRole('dialog').getByRole('button', { name: 'Draw', exact: true }).click()
    await expect(page.getByText('Files drawn!')).toBeVisible()
  })
})
