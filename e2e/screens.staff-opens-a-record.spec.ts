import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, test } from './support.ts'

const person = { firstName: 'Nuala', lastName: 'Opened' }

test('the way back after a deletion leads to the word that the record is gone (UI-8)', async ({
  staff: page,
  call,
}) => {
  const { data } = await call(peopleCalls.createPerson, { body: person })
  await page.goto('/people')
  await page.goto(`/people/${data._id}`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/people')

  await page.goBack()
  await expect(page).toHaveURL(`/people/${data._id}`)
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
  await expect(page.getByLabel('First Name')).toBeHidden()
})

test('the way back leads to the word that the record is gone, also before its list is there (UI-8)', async ({
  staff: page,
  call,
}) => {
  const { data } = await call(peopleCalls.createPerson, { body: person })
  const isBack = Promise.withResolvers<void>()
  await page.route('**/people-list-page*', async (route) => {
    await isBack.promise
    await route.continue()
  })
  await page.goto(`/people/${data._id}`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/people')

  await page.goBack()
  isBack.resolve()
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
  await expect(page.getByLabel('First Name')).toBeHidden()
})

test('letter case does not count in the name of a tab (UI-2)', async ({ staff: page, call }) => {
  const { data } = await call(peopleCalls.createPerson, { body: person })
  await page.goto(`/people/${data._id}/organization_tab`)
  await expect(page.getByRole('button', { name: 'Link Organization' })).toBeVisible()
})

test('a click on the tab that is open asks nothing, and what was typed stays (UI-9)', async ({ staff: page, call }) => {
  const { data } = await call(peopleCalls.createPerson, { body: person })
  await page.goto(`/people/${data._id}`)
  await page.getByLabel('Nationality').fill('typed')
  await page.getByRole('link', { name: 'Information' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByLabel('Nationality')).toHaveValue('typed')
  await page.getByLabel('Nationality').press('Control+s')
  await expect(page.getByText('Updated!')).toBeVisible()
})

test('a name of a person may be emptied (PERSON-1)', async ({ staff: page, call }) => {
  const { data } = await call(peopleCalls.createPerson, { body: person })
  await page.goto(`/people/${data._id}`)
  await page.getByLabel('First Name').fill('')
  await page.getByLabel('Nationality').fill('Irish')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Updated!')).toBeVisible()
  const { firstName, nationality } = await call(peopleCalls.findPerson, { params: { id: data._id } })
  expect([firstName, nationality]).toEqual(['', 'Irish'])
})

test('opening a tab moves no other, and the tab keeps the focus while its code is on its way (UI-16)', async ({
  staff: page,
  call,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Steady Ltd' } })
  await page.goto(`/organization/${data._id}`)
  const tabs = page.getByRole('navigation', { name: 'Tabs' })
  const rawData = tabs.getByRole('link', { name: 'Raw Data' })
  const place = await rawData.boundingBox()

  for (const name of ['Registers', 'Compliance']) {
    await tabs.getByRole('button', { name: 'More' }).click()
    await tabs.getByRole('link', { name }).click()
    await expect(tabs.getByRole('link', { name })).toBeFocused()
    expect(await rawData.boundingBox()).toEqual(place)
  }
  await tabs.getByRole('link', { name: 'Notes' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'New note' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Notes' })).toBeFocused()
})
