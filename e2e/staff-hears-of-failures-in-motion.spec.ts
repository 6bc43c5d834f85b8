import type { Page } from '@playwright/test'
import { type Call, expect, test } from './support.ts'

/** The next calls of this method to this path fail, until the given function is called. */
const failing = async (page: Page, method: string, path: RegExp, code = 'INTERNAL_ERROR', status = 500) => {
  const isIt = (url: URL) => path.test(url.pathname)
  await page.route(isIt, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    return route.fulfill({ status, json: { ok: false, code, message: 'The words of the server.' } })
  })
  return () => page.unroute(isIt)
}

const says = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible()

const started = async (call: Call, name: string, code: string) => {
  const { data: organization } = await call('POST', '/organization', { name, incorporationDate: '2026-03-31' })
  const { data: followUp } = await call('POST', '/followUp', { name: code, organization_id: organization._id })
  return { organization, followUp, tab: `/organization/${organization._id}/FOLLOW_UP_BETA_TAB` }
}

// FUP-32, FUP-4
test('staff hears what failed with a follow-up', async ({ staff: page, call }) => {
  const { tab } = await started(call, 'Failing Ltd', 'AR_TRADING')

  let mend = await failing(page, 'POST', /^\/followUp\/search$/)
  await page.goto(tab)
  await says(page, 'Failed to fetch follow-ups.')
  await page.goto('/followUp')
  await says(page, 'Error fetching follow-ups')
  await mend()

  await page.goto(tab)
  const panel = page.getByRole('region', { name: 'AR Trading' })
  mend = await failing(page, 'POST', /^\/followUp$/)
  await page.getByRole('combobox', { name: 'Add a follow-up' }).fill('PPS')
  await page.getByRole('option', { name: 'PPS', exact: true }).click()
  await says(page, 'Failed to create follow-up.')
  await mend()

  mend = await failing(page, 'PUT', /^\/followUp\//)
  await panel.getByRole('button', { name: /^Step 1:/ }).click()
  await says(page, 'Something failed on our side. Try again in a moment.')
  await panel.getByLabel('ARD').fill('12/03/2026')
  await panel.getByLabel('ARD').press('Enter')
  await says(page, 'Failed to update the ARD date')
  await expect(panel.getByLabel('ARD')).toHaveValue('30/09/2026')
  await panel.getByLabel('Comments').fill('Not lost')
  await panel.getByRole('button', { name: 'Save' }).click()
  await says(page, 'Failed to update comments')
  await expect(panel.getByLabel('Comments')).toHaveValue('Not lost')
  await panel.getByRole('button', { name: 'Archive' }).click()
  await says(page, 'Failed to archive follow-up.')
  await mend()
  await panel.getByRole('button', { name: 'Save' }).click()
  await says(page, 'Comments updated!')

  mend = await failing(page, 'DELETE', /^\/followUp\//)
  await panel.getByRole('button', { name: 'Delete AR Trading' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await says(page, 'Failed to remove the follow-up.')
  await mend()
})

test('staff hears what failed with a start date, and when a colleague was first', async ({ staff: page, call }) => {
  const { organization, tab } = await started(call, 'Failing Second Ltd', 'INCORPORATION')
  await page.goto(tab)
  const panel = page.getByRole('region', { name: 'Incorporation' })
  const mend = await failing(page, 'PUT', /^\/followUp\//)
  await panel.getByLabel('Start Date').fill('12/03/2026')
  await panel.getByLabel('Start Date').press('Enter')
  await says(page, 'Failed to update the start date')
  await mend()
  await call('POST', '/followUp', { name: 'PPS', organization_id: organization._id })
  await page.getByRole('combobox', { name: 'Add a follow-up' }).fill('PPS')
  await page.getByRole('option', { name: 'PPS', exact: true }).click()
  await says(page, 'PPS already exists!')
})

// TASK-9, UI-8
test('staff hears what failed with a task', async ({ staff: page, call, account }) => {
  await call('POST', '/organization', { name: 'Failing Tasks Ltd' })
  await call('POST', '/people', { firstName: 'Fay', lastName: 'Failing' })
  const { data: users } = await call<{ data: { _id: string }[] }>('POST', '/user/search', { search: account.name })
  const title = `Failing ${account.name}`
  const made = await call('POST', '/task', { title, users: [{ userId: users[0]?._id }] })
  const address = `/task/${made.data._id}`
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  const save = dialog.getByRole('button', { name: 'Save' })

  await test.step('the lists and the search', async () => {
    let mend = await failing(page, 'POST', /^\/organization\/search$/)
    await page.goto('/task')
    await says(page, 'No organizations found')
    await mend()
    mend = await failing(page, 'POST', /^\/user\/search$/)
    await page.goto('/task')
    await says(page, 'INTERNAL_ERROR')
    await mend()
    mend = await failing(page, 'POST', /^\/task\/search$/, 'ANY', 500)
    await page.goto('/task')
    await says(page, 'The words of the server.')
    await mend()
    await page.goto('/task/no-such-task')
    await says(page, 'This record does not exist, or it was deleted.')
    await expect(page).toHaveURL(/\/task$/)
  })

  await test.step('creating', async () => {
    const mend = await failing(page, 'POST', /^\/task$/)
    await page.goto('/task')
    await page.getByRole('button', { name: 'Create Task' }).click()
    const create = page.getByRole('dialog', { name: 'Create Task' })
    await create.getByLabel('Title').fill('Not lost')
    await create.getByRole('combobox', { name: 'Users' }).fill(account.name)
    await page.getByRole('option', { name: account.name, exact: true }).click()
    await create.getByRole('button', { name: 'Create' }).click()
    await says(page, 'Task creation failed!')
    await expect(create.getByLabel('Title')).toHaveValue('Not lost')
    await mend()
  })

  await test.step('saving, moving and deleting', async () => {
    await page.goto(address)
    let mend = await failing(page, 'PUT', /^\/task\//, 'ANY', 500)
    await dialog.getByLabel('Description').fill('Not lost')
    await save.click()
    await says(page, 'The words of the server.')
    await expect(dialog.getByLabel('Description')).toHaveValue('Not lost')
    await mend()
    mend = await failing(page, 'DELETE', /^\/task\//, 'ANY', 500)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click()
    await says(page, 'The words of the server.')
    await mend()
    await page.goto(`/task?search=${encodeURIComponent(title)}`)
    mend = await failing(page, 'PUT', /^\/task\//, 'ANY', 500)
    await page.getByRole('button', { name: `Move ${title}` }).click()
    await page.getByRole('menuitem', { name: 'DONE' }).click()
    await says(page, 'The words of the server.')
    await expect(page.getByRole('region', { name: 'TODO' }).getByText(title)).toBeVisible()
    await mend()
  })

  await test.step('mailing', async () => {
    await page.goto(address)
    let mend = await failing(page, 'PUT', /^\/task\/send\//)
    await dialog.getByLabel('Send email to users').check()
    await save.click()
    await says(page, 'Task updated successfully!')
    await says(page, 'An error occurred while sending the email')
    await mend()
    mend = await failing(page, 'PUT', /^\/task\/send\//, 'NO_VALID_RECIPIENTS', 422)
    await page.goto(address)
    await dialog.getByLabel('Send email to users').check()
    await save.click()
    await says(page, 'No valid email recipients')
    await mend()
    await page.goto(address)
    await dialog.getByRole('combobox', { name: 'Users' }).press('Backspace')
    await save.click()
    await says(page, 'Please add at least one user')
  })
})
