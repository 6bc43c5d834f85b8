import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { expect, type MakeCall, openImportOfPeople, test, visit } from './support.ts'

// With the movements that most people see: a layer that still moves must not lose the focus.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const makeTask = async (call: MakeCall, userId: string, title: string) => {
  const { data } = await call(tasksCalls.createTask, { body: { title, status: 'TO DO', users: [{ userId }] } })
  return data._id
}

test('layers on top of a task close one at a time, and keep or give back the focus (UI-12)', async ({
  newStaff: page,
  call,
  account,
}) => {
  await test.step('Escape closes only the layer on top, and the focus returns to what opened it (UI-12)', async () => {
    await visit(page, `/task/${await makeTask(call, account.id, 'Layers')}`)
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

  await test.step('after Stay, the dialog has the focus again and Escape asks again (UI-12)', async () => {
    await visit(page, `/task/${await makeTask(call, account.id, 'Stay')}`)
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

    // The backdrop of the question fades for a moment longer than the question, and would take the click.
    await expect(page.locator('.mantine-Modal-overlay')).toHaveCount(1)
    await page.mouse.click(5, 400)
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(title).toBeFocused()
  })

  await test.step('a dialog that the finder opens goes with its page, by Back and by what it made (UI-6)', async () => {
    const name = `Layered ${process.pid} Ltd`
    const { data } = await call(organizationsCalls.createOrganization, { body: { name } })
    const open = async (action: string) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type(`${action} for ${name}`)
      await page.getByRole('option', { name: `${action} for ${name}` }).click()
      return page.getByRole('dialog')
    }
    await visit(page, `/organization/${data._id}`)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click()
    await expect(page.getByRole('searchbox')).toBeVisible()
    const note = await open('New note')
    await expect(note).toHaveAccessibleName(`Note about ${name}`)
    await page.goBack()
    await expect(page).toHaveURL(/organization/)
    await expect(note).toHaveCount(0)

    const order = await open('New order')
    await order.getByRole('combobox', { name: 'Product' }).click()
    await page.getByRole('option').first().click()
    await order.getByLabel('Order Date').fill('01/02/2026')
    await order.getByLabel('Total Paid').fill('100')
    await order.getByRole('button', { name: 'Create Order' }).click()
    await expect(page).toHaveURL(/\/order\/./)
    await expect(order).toHaveCount(0)
  })

  await test.step('Ctrl Z undoes what a message offers to undo, and the focus is not lost (UI-12)', async () => {
    const title = `Undone by key ${process.pid}`
    const id = await makeTask(call, account.id, title)
    await page.goto(`/task/${id}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
    await page.keyboard.press('Control+z')
    const listed = async () => (await call(tasksCalls.searchTasks, { body: { search: title } })).data
    await expect.poll(async () => (await listed()).map(({ _id }) => _id)).toEqual([id])
  })
})

test('the focus is not lost after a dialog, a saved comment, a paid date and a button that stays disabled (UI-12)', async ({
  newStaff: page,
  call,
}) => {
  await test.step('the focus is not lost after a dialog, a saved comment and a paid date (UI-12)', async () => {
    await test.step('after a dialog is left without saving, its opener has the focus again (UI-12)', async () => {
      const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Left Unsaved Ltd' } })
      const dialogs = [
        { path: '/task', opener: 'Create Task', field: 'Title' },
        { path: `/organization/${data._id}/SERVICE_TAB_BETA`, opener: 'Add a subscription', field: 'Months' },
      ]
      for (const { path, opener, field } of dialogs) {
        await visit(page, path)
        const button = page.getByRole('button', { name: opener, exact: true })
        await button.click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(field).first().fill('12')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Leave without saving' }).press('Enter')
        await expect(dialog).toHaveCount(0)
        await expect(button).toBeFocused()
      }
    })

    await test.step('the focus stays at the comments after they are saved with the keyboard (UI-12)', async () => {
      const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Commented Ltd' } })
      const organization_id = data._id
      await call(followUpsCalls.startFollowUp, { body: { name: 'INCORPORATION', organization_id } })
      await visit(page, `/organization/${organization_id}/FOLLOW_UP_BETA_TAB`)
      const comments = page.getByLabel('Comments')
      await comments.fill('Posted today')
      await comments.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Comments updated!')).toBeVisible()
      await expect(comments).toBeFocused()
    })

    await test.step('Tab goes on from a paid date that becomes text (UI-12)', async () => {
      const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Tabbed Ltd' } })
      await visit(page, `/organization/${data._id}/SERVICE_TAB`)
      const service = page.getByRole('region', { name: 'DOMICILIATION' })
      const typeDay = async (label: string, day: string) => {
        await service.getByLabel(label, { exact: true }).click()
        await service.getByLabel(label, { exact: true }).fill('')
        await page.keyboard.type(day)
        await page.keyboard.press('Tab')
      }
      await typeDay('Subscription Date', '31/08/2020')
      await typeDay('Paid date of payment 1', '19/08/2020')
      await page.keyboard.press('Tab')
      await expect(service.getByRole('cell', { name: '19/08/2020' })).toBeVisible()
      await expect(service.getByLabel('Paid date of payment 1', { exact: true })).toBeHidden()
      await expect(service.getByRole('button', { name: 'Delete payment 1' })).toBeFocused()
    })
  })

  await test.step('the focus is not lost when the button that had it stays disabled (UI-12)', async () => {
    const name = `Focused Bin ${process.pid}`
    const { data } = await call(organizationsCalls.createOrganization, { body: { name } })
    await call(organizationsCalls.removeOrganization, { params: { id: data._id } })
    await page.goto(`/bin?search=${encodeURIComponent(name)}`)
    await page.getByRole('checkbox', { name }).check()
    await page.getByRole('button', { name: 'Restore 1' }).press('Enter')
    await expect(page.getByText('No deleted records found')).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()

    await openImportOfPeople(page)
    await page.locator('input[type=file]').setInputFiles({
      name: 'focused.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`First Name,Last Name\nFocused,${name}\n`),
    })
    const write = page.getByRole('button', { name: 'Import', exact: true })
    await expect(write).toBeEnabled()
    await write.press('Enter')
    await expect(page.getByText('1 record created, 0 updated')).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()
  })
})
