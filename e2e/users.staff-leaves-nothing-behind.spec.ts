import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, test } from './support.ts'

test('Back to the address of a record shows the app, never the answer of the call (SEC-1)', async ({
  newStaff: page,
  call,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Left Behind Ltd' } })

  await page.goto(`/organization/${data._id}`)
  await expect(page.getByRole('heading', { name: 'Left Behind Ltd' })).toBeVisible()

  await page.goto('about:blank')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Left Behind Ltd' })).toBeVisible()
})

test('signing out in one tab signs out in the other, and Back shows the sign-in page (SEC-1)', async ({
  newStaff: page,
  context,
  call,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Signed Out Ltd' } })
  await page.goto(`/organization/${data._id}`)
  await expect(page.getByRole('heading', { name: 'Signed Out Ltd' })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/account')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Signed Out Ltd')).toBeHidden()
})
