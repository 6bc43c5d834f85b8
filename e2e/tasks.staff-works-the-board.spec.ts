import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { writeFile } from 'node:fs/promises'
import { twoFramesOf } from './drawn.ts'
import { expect, test, visit } from './support.ts'

// The dashboard shows the latest tasks of all staff: the test that makes many must not run at the same time.
test.describe.configure({ mode: 'default' })

// TASK-2, TASK-4, TASK-6, TASK-7, TASK-8, TASK-9, UI-4
test('staff creates, edits, emails, moves and deletes a task on the board', async ({
  staff: page,
  call,
  account,
}, info) => {
  const tag = `board${process.pid}`
  const organization = await call(organizationsCalls.createOrganization, { body: { name: `Zz ${tag} Ltd` } })
  await call(peopleCalls.createPerson, { body: { firstName: 'Petra', lastName: tag } })
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await visit(page, `/task?search=${tag}`)
  await expect(column('TODO').getByText('No tasks')).toBeVisible()

  await test.step('creates', async () => {
    await page.getByRole('button', { name: 'Create Task' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Task' })
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog.getByText('This is required.')).toBeVisible()
    await dialog.getByLabel('Title').fill(`File B1 ${tag}`)
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('Please add at least one user')).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Users' })).toBeFocused()
    await expect(dialog.getByRole('combobox', { name: 'Users' })).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('combobox', { name: 'Users' }).fill(account.name)
    await page.getByRole('option', { name: account.name, exact: true }).click()
    await dialog.getByRole('combobox', { name: 'Organization' }).fill(tag)
    await page.getByRole('option', { name: `Zz ${tag} Ltd` }).click()
    await dialog.getByRole('combobox', { name: 'People' }).fill(tag)
    await page.getByRole('option', { name: `Petra ${tag}` }).click()
    const file = info.outputPath('B1 form.txt')
    await writeFile(file, 'B1')
    await dialog.getByLabel('Files to upload').setInputFiles(file)
    await expect(page.getByText('File uploaded successfully').first()).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'B1 form.txt', exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('Task created successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/task\/[^?]+/)
  })

  await test.step('edits, emails, and opens it by its URL', async () => {
    const dialog = page.getByRole('dialog', { name: 'Edit Task' })
    await page.reload()
    await expect(dialog.getByLabel('Title')).toHaveValue(`File B1 ${tag}`)
    await expect(dialog.getByRole('combobox', { name: 'Organization' })).toHaveValue(`Zz ${tag} Ltd`)
    await expect(dialog.getByRole('combobox', { name: 'People' })).toHaveValue(`Petra ${tag}`)
    await dialog.getByLabel('Description').fill('Before Friday')
    await dialog.getByLabel('Send email to users').check()
    await dialog.getByLabel('Description').press('Control+s')
    await expect(page.getByText('Task updated successfully!')).toBeVisible()
    await expect(page.getByText('Email sent successfully!')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/task\\?search=${tag}`))
    await expect(card(`File B1 ${tag}`)).toContainText('Before Friday')
    await expect(card(`File B1 ${tag}`)).toContainText('Niamh')
    await expect(card(`File B1 ${tag}`)).toContainText(/\d\d\/\d\d\/\d{4} - \d\d:\d\d [AP]M/)
  })

  await test.step('does not lose typed text to a wrong click', async () => {
    await card(`File B1 ${tag}`)
      .getByRole('link', { name: `File B1 ${tag}` })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Edit Task' })
    await dialog.getByLabel('Title').fill('half a thought')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Unsaved changes' }).getByRole('button', { name: 'Stay' }).click()
    await expect(dialog.getByLabel('Title')).toHaveValue('half a thought')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('moves by keyboard, and undoes', async () => {
    await page.getByRole('button', { name: `Move File B1 ${tag}` }).focus()
    await page.keyboard.press('Enter')
    // The menu takes the focus twice, before and after it is drawn: a key before that is lost.
    await expect(page.getByRole('menuitem', { name: 'IN PROGRESS' })).toBeFocused()
    await twoFramesOf(page)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'DONE' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: 'IN PROGRESS' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(column('IN PROGRESS').getByText(`File B1 ${tag}`)).toBeVisible()
    await expect(page.getByRole('button', { name: `Move File B1 ${tag}` })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(column('TODO').getByText(`File B1 ${tag}`)).toBeVisible()
    // The card moves before the move is saved.
    const saved = async () => (await call(tasksCalls.searchTasks, { body: { search: tag } })).data
    await expect.poll(saved).toMatchObject([{ status: 'TO DO' }])

    await page.reload()
    await expect(column('TODO').getByText(`File B1 ${tag}`)).toBeVisible()
  })

  await test.step('drags the card, and the move is saved once', async () => {
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') writes.push(request.postData() ?? '')
    })
    await card(`File B1 ${tag}`).dragTo(column('DONE'), { sourcePosition: { x: 12, y: 60 } })
    await expect(column('DONE').getByText(`File B1 ${tag}`)).toBeVisible()
    await expect(page.getByText(`File B1 ${tag} moved to DONE`)).toBeVisible()
    expect(writes.map((body) => JSON.parse(body) as unknown)).toEqual([{ status: 'DONE', version: expect.any(Number) }])
  })

  await test.step('goes to the organization and comes back', async () => {
    await card(`File B1 ${tag}`)
      .getByRole('link', { name: `Zz ${tag} Ltd` })
      .click()
    await expect(page).toHaveURL(new RegExp(`/organization/${organization.data._id}`))
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(new RegExp(`/task\\?search=${tag}`))
  })

  await test.step('sees it on the dashboard', async () => {
    await visit(page, '/')
    const row = page.getByRole('region', { name: 'Recent Tasks' }).getByRole('listitem').filter({ hasText: tag })
    await expect(row).toContainText('DONE')
    await expect(row).toContainText(account.name)
    await row.getByRole('link').click()
    await expect(page.getByRole('dialog', { name: 'Edit Task' })).toBeVisible()
  })

  await test.step('deletes', async () => {
    await page.getByRole('dialog', { name: 'Edit Task' }).getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(question).toContainText(
      `Are you sure you want to delete the task "File B1 ${tag}"? This action cannot be undone.`,
    )
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Task deleted successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/task$/)
    // Back leads home, from where it was opened.
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  })
})

test('staff sees the cards of a column and of one user, and the focus stays where it is (TASK-4)', async ({
  staff: page,
  call,
  account,
}) => {
  await test.step('staff sees seven cards of a column, ten more at a time, and those of one user (TASK-4)', async () => {
    const tag = `many${process.pid}`
    await call(organizationsCalls.createOrganization, { body: { name: `Zz ${tag}` } })
    await call(peopleCalls.createPerson, { body: { firstName: 'Petra', lastName: tag } })
    const users = [{ userId: account.id }]
    for (let index = 0; index < 19; index += 1)
      await call(tasksCalls.createTask, { body: { title: `${tag} ${index}`, users } })
    await visit(page, `/task?search=${tag}`)
    const todo = page.getByRole('region', { name: 'TODO' })
    await expect(todo.getByRole('listitem')).toHaveCount(7)
    await expect(todo.getByRole('img', { name: '19 tasks' })).toBeVisible()
    await todo.getByRole('button', { name: 'Show More' }).click()
    await expect(todo.getByRole('listitem')).toHaveCount(17)
    await todo.getByRole('button', { name: 'Show More' }).click()
    await expect(todo.getByRole('listitem')).toHaveCount(19)
    await expect(todo.getByRole('button', { name: 'Show More' })).toBeHidden()
    await page.getByRole('combobox', { name: 'User' }).fill(account.name)
    await page.getByRole('option', { name: account.name, exact: true }).click()
    await expect(page).toHaveURL(/user=/)
    await expect(todo.getByRole('listitem')).toHaveCount(7)
  })

  await test.step('a card that was moved by its menu does not take the focus from the search box (TASK-4)', async () => {
    const tag = `kept${process.pid}`
    await call(organizationsCalls.createOrganization, { body: { name: `Zz ${tag}` } })
    await call(peopleCalls.createPerson, { body: { firstName: 'Petra', lastName: tag } })
    for (const title of [`${tag} one`, `${tag} two`])
      await call(tasksCalls.createTask, { body: { title, users: [{ userId: account.id }] } })

    await visit(page, `/task?search=${tag}`)
    await page.getByRole('button', { name: `Move ${tag} one` }).press('Enter')
    await page.getByRole('menuitem', { name: 'IN PROGRESS' }).press('Enter')
    await expect(page.getByRole('button', { name: `Move ${tag} one` })).toBeFocused()

    await page.getByRole('searchbox').fill(`${tag} on`)
    await expect(page.getByText(`${tag} two`)).toBeHidden()
    await expect(page.getByRole('button', { name: `Move ${tag} one` })).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeFocused()
  })
})
