import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
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
