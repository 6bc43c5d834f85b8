import { linksCalls } from '@registrar/domain/links/links.calls'
import { liveCalls } from '@registrar/domain/live/live.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { viewsCalls } from '@registrar/domain/views/views.calls'
import { expect, type MakeCall, test } from './support.ts'

const makeTask = async (call: MakeCall, userId: string, title: string) => {
  const { data } = await call(tasksCalls.createTask, { body: { title, status: 'TO DO', users: [{ userId }] } })
  return data._id
}

test('Escape closes only the layer on top, and the focus returns to what opened it (UI-12)', async ({
  staff: page,
  call,
  account,
}) => {
  await page.goto(`/task/${await makeTask(call, account.id, 'Layers')}`)
  const task = page.getByRole('dialog', { name: 'Edit Task' })
  const layers = [
    { opener: 'History', name: /^History of/ },
    { opener: 'Delete', name: 'Are you sure?' },
  ]
  for (const { opener, name } of layers) {
    const button = task.getByRole('button', { name: opener, exact: true })
    await button.click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toBeHidden()
    await expect(button).toBeFocused()
  }

  // The calendar is a layer too.
  const due = task.getByLabel('Due date')
  await due.click()
  await expect(
    page.getByRole('button', { name: 'Next month' }).or(page.locator('[data-dates-dropdown]')).first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-dates-dropdown]')).toBeHidden()
  await expect(task).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(task).toBeHidden()
})

test('after Stay, the dialog has the focus again and Escape asks again (UI-12)', async ({
  staff: page,
  call,
  account,
}) => {
  await page.goto(`/task/${await makeTask(call, account.id, 'Stay')}`)
  const task = page.getByRole('dialog', { name: 'Edit Task' })
  const question = page.getByRole('dialog', { name: 'Unsaved changes' })
  const title = task.getByLabel('Title')
  await title.fill('Stay here')
  for (let times = 0; times < 2; times += 1) {
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toBeHidden()
    await expect(title).toBeFocused()
  }

  await page.mouse.click(5, 400)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(title).toBeFocused()
})

test('the chosen person is named while the list shows others (LINK-5)', async ({ staff: page, call }) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Chooser Ltd' } })
  const { data: person } = await call(peopleCalls.createPerson, { body: { firstName: 'Chosen', lastName: 'Person' } })
  await page.goto(`/organization/${data._id}/PEOPLE_TAB`)
  await page
    .getByRole('button', { name: /Link (existing )?(person|people)/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByPlaceholder('Search people').fill('Chosen Person')
  await dialog.getByRole('radio', { name: 'Chosen Person' }).first().click()
  await dialog.getByPlaceholder('Search people').fill('zzzz')
  await expect(dialog.getByText('No people found')).toBeVisible()
  await expect(dialog.getByText('Chosen: Chosen Person')).toBeVisible()
  await dialog.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(dialog).toBeHidden()
  const { data: links } = await call(linksCalls.searchLinks, { body: { organizationId: data._id } })
  expect(links).toMatchObject([{ peopleId: person._id }])
})

test('a task shows who edits it and who has deleted it, and keeps what was typed (LIVE-5, LIVE-6)', async ({
  staff: page,
  call,
  colleague,
  account,
  baseURL,
}) => {
  // The stream of changes is opened by the cookie of the session.
  await page.context().addCookies([{ name: 'registrar_session', value: account.token, url: baseURL ?? '' }])
  const id = await makeTask(call, account.id, 'Gone soon')
  await page.goto(`/task/${id}`)
  const task = page.getByRole('dialog', { name: 'Edit Task' })
  await task.getByLabel('Description').fill('Typed before')
  await expect(task.getByLabel('Description')).toHaveValue('Typed before')
  await colleague(liveCalls.setEditing, { body: { recordType: 'task', recordId: id, isEditing: true } })
  await expect(task.getByText(/is editing/)).toBeVisible()
  await colleague(tasksCalls.removeTask, { params: { id } })
  await expect(task.getByText(/deleted this task/)).toBeVisible()
  const refused = page.waitForResponse((response) => response.status() === 404)
  await task.getByRole('button', { name: 'Save' }).click()
  await refused
  await expect(task.getByRole('button', { name: 'Save' })).toBeEnabled()
  await expect(task.getByLabel('Description')).toHaveValue('Typed before')
})

test('Ctrl Z undoes what a message offers to undo, and the focus is not lost (UI-12)', async ({
  staff: page,
  call,
  account,
}) => {
  const id = await makeTask(call, account.id, 'Undone by key')
  await page.goto(`/task/${id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await call(tasksCalls.findTask, { params: { id } })).title).toBe('Undone by key')
})

test('a default view does not take over a list that is shown without it (VIEW-3)', async ({ staff: page, call }) => {
  await call(organizationsCalls.createOrganization, { body: { name: 'Unfiltered Liffey' } })
  const { data: views } = await call(viewsCalls.searchViews, { body: { list: 'organizations' } })
  const view = views.find(({ name }) => name === 'Late annual returns')
  await call(viewsCalls.chooseDefaultView, { body: { list: 'organizations', viewId: view?._id ?? null } })

  await page.goto('/organization')
  await expect(page).toHaveURL(/\?/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Organizations' }).click()
  await expect(page).toHaveURL(/\/organization$/)
  await page.getByRole('link', { name: 'Unfiltered Liffey' }).first().click()
  await expect(page.getByRole('heading', { name: 'Unfiltered Liffey' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('link', { name: 'Unfiltered Liffey' }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/organization$/)

  await page.goto('/organization?search=liffey')
  await page
    .getByPlaceholder(/search/i)
    .first()
    .fill('')
  await expect(page).toHaveURL(/\/organization$/)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Unfiltered Liffey' }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/organization$/)
})
