import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { expect, test, visit } from './support.ts'

test('lists, records and older addresses are found again, and unsaved edits are not lost (UI-2, UI-5, UI-6, UI-7, LIST-7, ORG-5, ORG-8, ORG-20, ORG-24)', async ({
  staff: page,
  call,
}) => {
  await test.step('a list comes back as it was left (UI-5, LIST-7, ORG-5)', async () => {
    for (const letter of ['A', 'B', 'C'])
      await call(organizationsCalls.createOrganization, {
        body: {
          name: `Wayback ${letter}`,
          creationStatus: letter === 'C' ? 'LATE' : 'COMPLETED',
        },
      })
    await visit(page, '/organization')
    await page.getByRole('searchbox').fill('wayback')
    await expect(page.getByRole('row')).toHaveCount(4)
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByLabel('Deadline on or before')).toBeDisabled()
    await expect(page.getByPlaceholder('Select a follow-up first')).toBeVisible()
    await page.getByRole('combobox', { name: 'Creation Status' }).click()
    await page.getByRole('option', { name: 'COMPLETED' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('row')).toHaveCount(3)
    await page.getByRole('button', { name: 'Name' }).click()
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByRole('row').nth(1)).toContainText('Wayback A')
    const listUrl = page.url()

    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue('wayback')
    await expect(page.getByRole('row')).toHaveCount(3)
    await expect(page.getByText('Creation Status: COMPLETED')).toBeVisible()

    await page.getByRole('link', { name: 'Wayback B' }).click()
    await expect(page.getByRole('heading', { name: 'Wayback B' })).toBeVisible()

    await page.reload()
    await page.getByRole('link', { name: /^Members/ }).click()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(listUrl)
    await page.goBack()
    await page.goForward()
    await expect(page).toHaveURL(listUrl)
    await page.getByRole('button', { name: 'Remove the filter Creation Status: COMPLETED' }).click()
    await expect(page.getByRole('row')).toHaveCount(4)
  })

  await test.step('a wrong click does not lose unsaved edits (ORG-24)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Guarded Ltd' } })

    await visit(page, `/organization/${data._id}`)
    await page.getByLabel('Comment').fill('half a thought')
    await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'People', exact: true }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(
      'You have unsaved changes. Are you sure you want to leave this page without saving?',
    )
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(page.getByLabel('Comment')).toHaveValue('half a thought')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Updated!')).toBeVisible()
    await page.getByRole('link', { name: 'People', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
  })

  await test.step('an unknown URL leads home, and older URLs still work (UI-2, ORG-20)', async () => {
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()

    await page.goto('/FOLLOWUP')
    await expect(page.getByRole('heading', { name: 'Follow-ups' })).toBeVisible()
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Alias Ltd' } })

    await visit(page, `/organization/${data._id}/FOLLOW_UP_TAB`)
    await expect(page.getByRole('link', { name: 'Follow Up 0' })).toHaveAttribute('aria-current', 'page')

    await visit(page, `/organization/${data._id}/GENERAL_TAB`)
    await page.getByRole('button', { name: /Services Beta/i }).click()
    await expect(page).toHaveURL(new RegExp(`/organization/${data._id}/GENERAL_TAB$`))
  })

  await test.step('a list never shows a record that was just deleted, and a row opens wherever it is clicked (ORG-8, UI-6)', async () => {
    for (const letter of ['A', 'B'])
      await call(organizationsCalls.createOrganization, { body: { name: `Fleeting ${letter}` } })
    await visit(page, '/organization')
    await page.getByRole('searchbox').fill('fleeting')
    await expect(page.getByRole('row')).toHaveCount(3)
    await page
      .getByRole('row', { name: /Fleeting B/ })
      .getByRole('cell')
      .last()
      .click()
    await expect(page.getByRole('heading', { name: 'Fleeting B' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Deleted!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Organizations' })).toBeVisible()
    await page.getByRole('searchbox').fill('fleeting')
    await expect(page.getByRole('row')).toHaveCount(2)
  })

  await test.step('an unknown tab leads to the first tab (UI-7)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Tabbed Ltd' } })
    await visit(page, `/organization/${data._id}/no-such-tab`)
    await expect(page.getByRole('heading', { name: 'Tabbed Ltd' })).toBeVisible()
    await expect(page).toHaveURL(`/organization/${data._id}`)
  })
})

// API-8
test('every request for / gets the app, other pages only go to browsers', async ({ request, baseURL }) => {
  const statusOf = async (path: string, accept: string) =>
    (await request.get(`${baseURL}${path}`, { headers: { accept } })).status()
  expect(await statusOf('/', '*/*')).toBe(200)
  expect(await statusOf('/people', 'text/html')).toBe(200)
  expect(await statusOf('/people', '*/*')).toBe(404)
})

// UI-2, USER-6, USER-8
test('a session that ends leads to signing in, and from there back to the page', async ({
  staff: page,
  call,
  account,
}) => {
  await visit(page, '/people?search=zzz')
  await expect(page.getByText('No people found')).toBeVisible()
  await call(usersCalls.logout)
  await page.getByRole('searchbox').fill('yyy')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('INVALID_CREDENTIALS')).toBeVisible()
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/people\?search=yyy/)
})
