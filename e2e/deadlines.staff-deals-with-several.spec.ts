import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { expect, test, visit } from './support.ts'

// DUE-14
test('staff assigns, snoozes and completes several deadlines at once, and takes it back', async ({
  staff: page,
  call,
  account,
}) => {
  const marker = `Several ${account.id.slice(-6)}`
  const { data: organization } = await call(organizationsCalls.createOrganization, { body: { name: marker } })
  const params = { id: organization._id }
  const { createdAt } = await call(organizationsCalls.findOrganization, { params })
  const day = addDays(createdAt.slice(0, 10), 20)
  await call(organizationsCalls.updateOrganization, {
    params,
    body: { hasDomiciliation: true, domiciliationPaidReminder: day },
  })
  const { data: task } = await call(tasksCalls.createTask, {
    body: { title: 'Ring the client', dueDate: day, organizationId: organization._id, users: [{ userId: account.id }] },
  })
  const found = async () => {
    const { data } = await call(deadlinesCalls.searchDeadlines, { body: { search: marker, limit: 100 } })
    return data
  }
  const row = (subject: string) => page.getByRole('checkbox', { name: `${marker}: ${subject}`, exact: true })
  const bar = page.getByRole('region', { name: 'Selected rows' })
  // The toast of an earlier undo may still be there, so 'Undone' does not say that this one is done: ask for the outcome after it.
  const undo = async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Undone').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  }
  const subject = (await found()).find(({ kind }) => kind === 'DOMICILIATION')?.subject ?? ''

  await visit(page, `/deadlines?search=${encodeURIComponent(marker)}`)
  await row(subject).check()
  await row('Ring the client').check()
  await expect(bar.getByRole('status')).toHaveText('2 deadlines selected')

  await test.step('assign adds the user to the company of a row, and undo takes the user away', async () => {
    await bar.getByRole('button', { name: 'Assign' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign' })
    await dialog.getByRole('combobox', { name: 'User' }).fill(account.name)
    await page.getByRole('option', { name: account.name }).click()
    await dialog.getByRole('button', { name: 'Assign' }).click()
    await expect(page.getByText('Assigned 2 deadlines')).toBeVisible()
    const users = async () => (await call(organizationsCalls.findOrganization, { params })).users
    expect(await users()).toMatchObject([{ userId: account.id }])
    await undo()
    await expect.poll(users).toEqual([])
  })

  await test.step('complete does the task, and says why not the service', async () => {
    await row(subject).check()
    await row('Ring the client').check()
    await bar.getByRole('button', { name: 'Complete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click()
    await expect(page.getByText('Completed 1 deadline')).toBeVisible()
    await expect(bar.getByRole('alert')).toContainText(`${marker}: ${subject}: It asks for a day or an amount`)
    await expect(row('Ring the client')).toHaveCount(0)
    await undo()
    const status = async () => (await call(tasksCalls.findTask, { params: { id: task._id } })).status
    await expect.poll(status).toBe('TO DO')
  })

  await test.step('send reminder prepares what no rule has prepared, and asks before it goes (REM-13)', async () => {
    await bar.getByRole('button', { name: 'Send reminder' }).click()
    const question = page.getByRole('dialog', { name: 'Send 1 reminder?' })
    await expect(question).toContainText('Domiciliation: 1')
    await expect(question).toContainText('1 of 1 without a valid email address')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
  })

  await test.step('snooze takes the rows out of the list', async () => {
    await row('Ring the client').check()
    await bar.getByRole('button', { name: 'Snooze' }).click()
    const dialog = page.getByRole('dialog', { name: 'Snooze' })
    await dialog.getByLabel('Reason').fill('Waiting for papers')
    await dialog.getByRole('button', { name: 'Snooze' }).click()
    await expect(page.getByText('Snoozed 2 deadlines')).toBeVisible()
    await expect(row(subject)).toHaveCount(0)
    await expect(bar).toHaveCount(0)
    await undo()
    await expect(row(subject)).toBeVisible()
  })
})
