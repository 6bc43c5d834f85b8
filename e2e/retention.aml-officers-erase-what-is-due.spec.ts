import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { Page } from '@playwright/test'
import { expectAccessible, openPage } from './accessibility.ts'
import { ADMINISTRATOR } from './server/global-setup.ts'
import { expect, test } from './support.ts'

const signIn = async (page: Page) => {
  await page.goto('/auth/signin')
  await page.getByLabel('E-mail').fill(ADMINISTRATOR.email)
  await page.getByLabel('Password').fill(ADMINISTRATOR.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('link', { name: 'Ada Administrator' })).toBeVisible()
}

test('an administrator holds, releases and erases a company, and a certificate stays (RET-3, RET-4, RET-5, RET-8)', async ({
  page,
  call,
}) => {
  const name = `Retained ${process.pid} Ltd`
  const { data } = await call(organizationsCalls.createOrganization, {
    body: { name, relationshipEndedOn: '2015-03-01' },
  })
  await signIn(page)

  await page.getByRole('link', { name: 'Ada Administrator' }).click()
  await page.getByRole('link', { name: /^Retention/ }).click()
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('cell', { name: '01/03/2020' })).toBeVisible()
  await page.getByRole('button', { name: `Put ${name} on hold` }).click()
  await expect(page.getByRole('button', { name: 'Put on hold', exact: true })).toBeDisabled()
  await page.getByRole('dialog').getByLabel('Reason').fill('Court case')
  await page.getByRole('button', { name: 'Put on hold', exact: true }).click()
  await expect(page.getByText(`${name} is on hold`)).toBeVisible()
  await expect(page.getByText('Nothing is due to be erased')).toBeVisible()

  await page.getByText('On hold', { exact: true }).click()
  await expect(page.getByRole('cell', { name: /Court case/ })).toBeVisible()
  await expectAccessible(page, () => openPage(page, `/retention?tab=held&search=${process.pid}`, 'Retention'))
  await page.getByRole('button', { name: `End hold of ${name}: Court case` }).click()
  await expect(page.getByText('Nothing is on hold')).toBeVisible()

  await page.getByText('To be erased', { exact: true }).click()
  await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await page.getByRole('button', { name: 'Erase 1' }).click()
  await page.getByRole('dialog').getByLabel('Type ERASE to confirm').fill('erase')
  await expect(page.getByRole('button', { name: 'Erase for good' })).toBeDisabled()
  await page.getByRole('dialog').getByLabel('Type ERASE to confirm').fill('ERASE')
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('1 record erased')).toBeVisible()
  await expect(page.getByText('Nothing is due to be erased')).toBeVisible()

  await page.getByText('Certificates', { exact: true }).click()
  await page.getByRole('searchbox').fill(data._id)
  await expect(page.getByRole('cell', { name: `Company ${data._id.slice(-8).toUpperCase()}` })).toBeVisible()
  await expectAccessible(page, () => openPage(page, '/retention?tab=certificates', 'Retention'))
})

test('an administrator downloads all that is held on a person, and staff may not (RET-9)', async ({
  page,
  call,
  newStaff: staff,
}) => {
  const { data } = await call(peopleCalls.createPerson, {
    body: { firstName: 'Ada', lastName: `Archive${process.pid}` },
  })

  await staff.goto(`/people/${data._id}`)
  await expect(staff.getByRole('heading', { name: `Ada Archive${process.pid}` })).toBeVisible()
  await expect(staff.getByRole('link', { name: 'Download archive' })).toBeHidden()

  await staff.goto('/retention')
  await expect(staff.getByText('Only AML officers and administrators can see this page.')).toBeVisible()

  await staff.evaluate(() => localStorage.removeItem('token'))
  await signIn(page)
  await page.goto(`/people/${data._id}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download archive' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`person-${data._id}.zip`)
})
