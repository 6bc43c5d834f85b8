import { amlDefaults } from '@registrar/domain/aml/aml-texts'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { expectAccessible } from './accessibility.ts'
import { ADMINISTRATOR } from './server/global-setup.ts'
import { callsOf, chooseInBar, expect, test } from './support.ts'

test('staff reads what a company breaks, filters the list by it, and signs its AML file', async ({
  newStaff: page,
  call,
  account,
  request,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, {
    body: { name: 'Checked Ltd', aml: amlDefaults },
  })

  await page.goto(`/organization/${data._id}/COMPLIANCE_TAB`)
  await expect(page.getByRole('row', { name: /RED Number of directors There is no director\./ })).toBeVisible()
  await expectAccessible(page, async () => {})

  await page.goto('/organization?hasRed=true&search=Checked')
  await expect(page.getByRole('link', { name: 'Checked Ltd' })).toBeVisible()

  await page.goto(`/organization/${data._id}/AML_TAB`)
  await page.getByRole('button', { name: 'Sign this version' }).click()
  await expect(page.getByText(/Nobody is named: no director, owner or person who instructs\./)).toBeVisible()
  await expect(page.getByLabel('Why it is signed all the same')).toBeHidden()

  const { token } = await call(usersCalls.signIn, { body: ADMINISTRATOR })
  const administrator = callsOf(request, { ...account, token })
  await administrator(staffCalls.updateStaff, { params: { id: account.id }, body: { role: 'amlOfficer' } })
  await page.reload()
  await page.getByRole('button', { name: 'Sign this version' }).click()
  await page.getByLabel('Why it is signed all the same').fill('The papers are on their way')
  await page.getByRole('button', { name: 'Sign all the same' }).click()
  await expect(page.getByRole('region', { name: 'Signed versions' }).getByRole('link', { name: 'Open' })).toBeVisible()
  await expectAccessible(page, async () => {})

  await chooseInBar(page, 'Main', 'AML')
  await page.getByRole('searchbox').fill('Checked')
  await expect(page.getByRole('row', { name: /Checked Ltd LOW/ })).toBeVisible()
})
