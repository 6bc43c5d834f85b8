import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, test } from './support.ts'

// VIEW-1, VIEW-3, VIEW-4
test('staff saves a view of a list, opens it, and lets the list open with it', async ({ staff: page, call }) => {
  await call(organizationsCalls.createOrganization, { body: { name: 'Viewed Ltd', creationStatus: 'COMPLETED' } })

  await page.goto('/organization?creationStatus=COMPLETED&sortField=name&sortOrder=asc')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('Save this view as').fill('Completed by name')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'My companies', exact: true }).click()
  await expect(page).toHaveURL(/\?user=/)
  await expect(page).not.toHaveURL(/creationStatus/)

  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'Open the list with Completed by name' }).click()
  await expect(page.getByRole('button', { name: 'Open the list with Completed by name' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.goto('/organization')
  await expect(page).toHaveURL(/creationStatus=COMPLETED&sortField=name|sortField=name.*creationStatus=COMPLETED/)
  await expect(page.getByRole('link', { name: 'Viewed Ltd' })).toBeVisible()
})

// VIEW-1
for (const { path, opened } of [
  { path: '/deadlines?search=liffey', opened: /search=liffey/ },
  { path: '/task?search=liffey', opened: /search=liffey/ },
  { path: '/reminders?state=sent', opened: /state=sent/ },
  { path: '/email?search=liffey', opened: /search=liffey/ },
])
  test(`staff saves a view of ${path}, and opens it`, async ({ staff: page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByLabel('Save this view as').fill('As I like it')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('View saved!')).toBeVisible()

    await page.goto(path.split('?')[0] ?? '')
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('button', { name: 'As I like it', exact: true }).click()
    await expect(page).toHaveURL(opened)
  })
