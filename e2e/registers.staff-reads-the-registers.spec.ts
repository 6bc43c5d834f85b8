import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expectAccessible } from './accessibility.ts'
import { chooseInBar, expect, type MakeCall, test, visit } from './support.ts'

const makeDirector = async (call: MakeCall, organizationId: string, firstName: string, terms: object[]) => {
  const { data } = await call(peopleCalls.createPerson, { body: { firstName, lastName: 'Register' } })
  const holdings = [{ class: 'Ordinary', number: 50, nominal: 1, acquired: '2020-01-01', ceased: null }]
  const body = { peopleId: data._id, organizationId, terms: terms as never, holdings }
  await call(linksCalls.createLink, { body })
}

test('staff finds in three clicks who directed a company on a past day, and unlinks somebody who left (OWN-9, LINK-9)', async ({
  staff: page,
  call,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Registered Ltd' } })
  await makeDirector(call, data._id, 'Marie', [{ role: 'director', appointed: '2020-01-01', ceased: '2024-03-15' }])
  await makeDirector(call, data._id, 'Paul', [
    { role: 'director', appointed: '2024-03-15' },
    { role: 'shareholder', appointed: '2020-01-01' },
  ])

  await visit(page, `/organization/${data._id}`)
  await chooseInBar(page, 'Tabs', 'Registers')
  const register = page.getByRole('region', { name: 'Register of directors and secretaries' })
  await expect(register).toContainText('Paul Register')
  await page.getByLabel('As at').fill('14/03/2024')
  await page.getByLabel('As at').blur()
  await expect(register).toContainText('Marie Register')
  await expect(register).not.toContainText('Paul Register')
  await expectAccessible(page, async () => {})

  await page.getByRole('link', { name: /^Members/ }).click()
  // Two hold 50 shares each.
  await expect(page.getByText('Shareholder 50 %')).toBeVisible()
  await page.getByRole('button', { name: 'Unlink Paul Register' }).click()
  const leaving = page.getByRole('dialog', { name: 'Are you sure you want to continue?' })
  await leaving.getByLabel('Ceased on').fill('16/03/2024')
  await leaving.getByLabel('Ceased on').press('Tab')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stay' }).click()
  await leaving.getByRole('button', { name: 'End on this day' }).click()
  await expect(page.getByText('Updated!')).toBeVisible()
  await expect(page.getByText(/Director 15\/03\/2024 to 16\/03\/2024/)).toBeVisible()
})
