import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { expectAccessible } from './accessibility.ts'
import { expect, test, visit } from './support.ts'

test('staff enters a class and an allotment, and finds the certificate, the capital and the percentage (SHARE-2, SHARE-5, SHARE-7, LINK-10)', async ({
  staff: page,
  call,
}) => {
  const organization = await call(organizationsCalls.createOrganization, { body: { name: 'Sharing Ltd' } })
  const person = await call(peopleCalls.createPerson, { body: { firstName: 'Maeve', lastName: 'Sharing' } })
  const [organizationId, peopleId] = [organization.data._id, person.data._id]
  await call(linksCalls.createLink, { body: { peopleId, organizationId, roles: ['shareholder'] } })

  await visit(page, `/organization/${organizationId}/SHARES_TAB`)
  await expect(page.getByText('No classes of shares yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a class' }).click()
  const classDialog = page.getByRole('dialog', { name: 'Add a class of shares' })
  await classDialog.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Class added!')).toBeVisible()

  await page.getByRole('button', { name: 'Add an event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an event of shares' })
  await dialog.getByLabel('Entered in the register on').fill('10/01/2024')
  await dialog.getByLabel('Entered in the register on').press('Tab')
  await dialog.getByRole('combobox', { name: 'To' }).fill('Maeve Sharing')
  await page
    .getByRole('option', { name: /Maeve Sharing/ })
    .first()
    .click()
  await dialog.getByLabel('Number of shares').fill('1,000')
  await dialog.getByLabel('Paid per share').fill('1')
  await expectAccessible(page, async () => {})
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Event added!')).toBeVisible()

  await expect(page.getByRole('region', { name: 'Classes of shares' }).getByRole('row').last()).toContainText(
    '€1,000.00',
  )
  await expect(page.getByRole('region', { name: 'Issued certificates' }).getByRole('row').last()).toContainText(
    '1 to 1,000',
  )
  await page.getByRole('button', { name: 'Allotment', exact: true }).click()
  await page.getByRole('dialog', { name: 'Event of shares' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click()
  const deleted = page.getByRole('status').filter({ hasText: 'Event deleted!' })
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Allotment', exact: true })).toBeVisible()
  await expectAccessible(page, async () => {})

  const { data } = await call(sharesCalls.searchShareCapital, { body: { organizationId } })
  expect(data).toMatchObject([{ issued: 1000, paid: 1000, unpaid: 0 }])
  await visit(page, `/people/${peopleId}/ORGANIZATION_TAB`)
  await expect(page.getByText('Shareholder 100 %')).toBeVisible()
  await page.getByRole('button', { name: 'Edit the roles of Sharing Ltd' }).click()
  const roles = page.getByRole('dialog', { name: 'Roles of Sharing Ltd' })
  await expect(roles.getByText('the percentage follows from their number')).toBeVisible()
  await expect(roles.getByLabel('Percentage')).toHaveCount(0)
})
