import { expect, test } from './support.ts'

// UI-5, LIST-7, ORG-5
test('a list comes back as it was left', async ({ staff: page, call }) => {
  for (const letter of ['A', 'B', 'C'])
    await call('POST', '/organization', {
      name: `Wayback ${letter}`,
      creationStatus: letter === 'C' ? 'LATE' : 'COMPLETED',
    })
  await page.goto('/organization')
  await page.getByRole('searchbox').fill('wayback')
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByLabel('Deadline on or before')).toBeDisabled()
  await expect(page.getByPlaceholder('Select a follow-up first')).toBeVisible()
  await page.getByRole('combobox', { name: 'Creation status' }).click()
  await page.getByRole('option', { name: 'COMPLETED' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('row').nth(1)).toContainText('Wayback A')
  const left = page.url()

  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('wayback')
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByText('Creation status: COMPLETED')).toBeVisible()

  await page.getByRole('link', { name: 'Wayback B' }).click()
  await expect(page.getByRole('heading', { name: 'Wayback B' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: /^Members/ }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(left)
  await page.goBack()
  await page.goForward()
  await expect(page).toHaveURL(left)
  await page.getByRole('button', { name: 'Remove the filter Creation status: COMPLETED' }).click()
  await expect(page.getByRole('row')).toHaveCount(4)
})

// ORG-24
test('unsaved edits are not lost by a wrong click', async ({ staff: page, call }) => {
  const { data } = await call('POST', '/organization', { name: 'Guarded Ltd' })
  await page.goto(`/organization/${data._id}`)
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

// UI-2, ORG-20
test('an address that leads nowhere leads home, and older ones lead on', async ({ staff: page, call }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await page.goto('/FOLLOWUP')
  await expect(page.getByRole('heading', { name: 'Follow-ups' })).toBeVisible()
  const { data } = await call('POST', '/organization', { name: 'Alias Ltd' })
  await page.goto(`/organization/${data._id}/FOLLOW_UP_TAB`)
  await expect(page.getByRole('link', { name: 'Follow Up 0' })).toHaveAttribute('aria-current', 'page')
  await page.goto(`/organization/${data._id}/GENERAL_TAB`)
  await page.getByRole('button', { name: /Services Beta/i }).click()
  await expect(page).toHaveURL(new RegExp(`/organization/${data._id}/GENERAL_TAB$`))
})

// API-8
test('the front door answers whoever knocks, and other addresses only browsers', async ({ request, baseURL }) => {
  const knock = async (path: string, accept: string) =>
    (await request.get(`${baseURL}${path}`, { headers: { accept } })).status()
  expect(await knock('/', '*/*')).toBe(200)
  expect(await knock('/people', 'text/html')).toBe(200)
  expect(await knock('/people', '*/*')).toBe(404)
})

// UI-2, USER-6, USER-8
test('a session that ends leads to signing in and back again', async ({ staff: page, call, account }) => {
  await page.goto('/people?search=zzz')
  await expect(page.getByText('No people found')).toBeVisible()
  await call('POST', '/user/logout')
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

// ORG-8, UI-6
test('a list never shows what has just been deleted, and a row opens wherever it is clicked', async ({
  staff: page,
  call,
}) => {
  for (const letter of ['A', 'B']) await call('POST', '/organization', { name: `Fleeting ${letter}` })
  await page.goto('/organization')
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

// UI-7
test('a tab that does not exist leads to the first', async ({ staff: page, call }) => {
  const { data } = await call('POST', '/organization', { name: 'Tabbed Ltd' })
  await page.goto(`/organization/${data._id}/no-such-tab`)
  await expect(page.getByRole('heading', { name: 'Tabbed Ltd' })).toBeVisible()
  await expect(page).toHaveURL(`/organization/${data._id}`)
})
