import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expectAccessible } from './accessibility.ts'
import { chooseInBar, expect, test } from './support.ts'

test('staff sees what a paper misses, fills it in, and files it under the company (DOC-2, DOC-4)', async ({
  staff: page,
  call,
}) => {
  const body = { name: 'Paper Ltd', cro: '654321', address: '1 Old Street' }
  const { data } = await call(organizationsCalls.createOrganization, { body })

  await page.goto(`/organization/${data._id}`)
  await chooseInBar(page, 'Tabs', 'Papers')
  const sheet = page.getByRole('row', { name: /Form B2/ })
  await expect(sheet).toContainText('New registered office')
  await expect(sheet.getByRole('link', { name: /^Preview/ })).toHaveAttribute('href', /document\/b2\.pdf\?language=en/)
  await expectAccessible(page, async () => {})

  await sheet.getByRole('button', { name: /^Fill in/ }).click()
  await page.getByLabel('New registered office').fill('2 New Street')
  await page.getByRole('dialog').getByRole('button', { name: 'File', exact: true }).click()
  await expect(page.getByText('Filed in Correspondence!')).toBeVisible()

  await page.getByRole('link', { name: /^Files/ }).click()
  await page.getByRole('button', { name: /^Correspondence/ }).click()
  await expect(page.getByText(/Form B2.*Paper Ltd.*\.pdf/)).toBeVisible()
})
