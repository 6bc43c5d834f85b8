import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, test } from './support.ts'

// MERGE-2, MERGE-3, MERGE-4, MERGE-5, MERGE-6
test('staff merges two people of the duplicates dialog, and brings both back', async ({ staff: page, call }) => {
  const make = async (mail: string, phone: string | null) =>
    (await call(peopleCalls.createPerson, { body: { firstName: 'Muireann', lastName: 'Duplessis', mail, phone } })).data
      ._id
  const [first, second] = [await make('one@example.ie', null), await make('two@example.ie', '+353 1 2345678')]
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Shared Ltd' } })
  for (const peopleId of [first, second])
    await call(linksCalls.createLink, { body: { peopleId, organizationId: data._id, roles: ['director'] } })

  await page.goto('/people')
  await page.getByRole('button', { name: 'Duplicates' }).click()
  const duplicates = page.getByRole('dialog').getByRole('group', { name: /Duplessis/ })
  await duplicates.getByRole('button', { name: 'Merge' }).click()

  const dialog = page.getByRole('dialog', { name: 'Merge two people' })
  await expect(dialog.getByText('Both are linked to Shared Ltd')).toBeVisible()
  await expect(dialog.getByText('Moves: Links 1.')).toBeVisible()
  await expect(dialog.getByLabel('Phone: +353 1 2345678')).toBeChecked()
  await dialog.getByLabel('Mail: two@example.ie').check()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Merged!')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Both records are back')).toBeVisible()
  await page.goto(`/people/${second}`)
  await expect(page.getByLabel('Phone')).toHaveValue('+353 1 2345678')
})

// MERGE-1, MERGE-4, MERGE-5
test('staff merges a company from its page, and its address leads to the other', async ({ staff: page, call }) => {
  const make = async (name: string, country: string) =>
    (await call(organizationsCalls.createOrganization, { body: { name, country } })).data._id
  const [keep, merge] = [await make('Winner Holdings Ltd', 'Ireland'), await make('Loser Holdings Ltd', 'France')]

  await page.goto(`/organization/${keep}`)
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByRole('dialog').getByPlaceholder('Search organizations').fill('loser hold')
  await page.getByRole('button', { name: 'Loser Holdings Ltd' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge two organizations' })
  await expect(dialog.getByLabel('Name: Winner Holdings Ltd')).toBeChecked()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(dialog).toBeHidden()

  await page.goto(`/organization/${merge}`)
  await expect(page).toHaveURL(new RegExp(`/organization/${keep}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Winner Holdings Ltd' })).toBeVisible()
})
