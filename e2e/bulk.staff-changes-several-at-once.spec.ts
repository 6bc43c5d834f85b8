import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { expect, test, visit } from './support.ts'

test('staff changes several records at once, reads why one was refused, and undoes it (BULK-1, BULK-2, BULK-3, BULK-6, MAIL-16)', async ({
  staff: page,
  call,
  account,
}) => {
  await test.step('staff ticks two companies, deletes them and undoes it (BULK-1, BULK-2, BULK-3)', async () => {
    for (const letter of ['A', 'B', 'C'])
      await call(organizationsCalls.createOrganization, { body: { name: `Manyfold ${letter}` } })
    await visit(page, '/organization?search=manyfold&sortField=name&sortOrder=asc')
    await expect(page.getByRole('row')).toHaveCount(4)

    await page
      .getByRole('row', { name: /Manyfold A/ })
      .getByRole('checkbox')
      .check()
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await expect(bar).toContainText('1 organization selected')
    await page
      .getByRole('row', { name: /Manyfold C/ })
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    await expect(bar).toContainText('3 organizations selected')
    await page
      .getByRole('row', { name: /Manyfold B/ })
      .getByRole('checkbox')
      .uncheck()

    await bar.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete' })
    await expect(dialog).toContainText('2 organizations will be deleted')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('2 deleted')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(bar).toBeHidden()

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('2 undone')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(4)
  })

  await test.step('staff starts a follow-up for all that the filter finds, and reads why one was refused (BULK-1, BULK-2)', async () => {
    const names = Array.from({ length: 27 }, (_, index) => `Plenty ${String(index + 10)}`)
    for (const name of names) await call(organizationsCalls.createOrganization, { body: { name } })
    await visit(page, '/organization?search=plenty&sortField=name&sortOrder=asc')

    const start = async () => {
      await page.getByRole('button', { name: 'Start a follow-up' }).click()
      const dialog = page.getByRole('dialog', { name: 'Start a follow-up' })
      await dialog.getByRole('combobox', { name: 'Follow-up' }).click()
      await page.getByRole('option', { name: 'VAT Registration', exact: true }).click()
      await dialog.getByRole('button', { name: 'Start a follow-up' }).click()
    }
    await page
      .getByRole('row', { name: /Plenty 10/ })
      .getByRole('checkbox')
      .check()
    await start()
    await expect(page.getByText('1 started')).toBeVisible()

    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    await page.getByRole('button', { name: 'Select all 27 organizations of the filter' }).click()
    await start()
    const refused = page.getByRole('dialog', { name: '26 started, 1 refused' })
    await expect(refused.getByRole('listitem')).toHaveText('Plenty 10')
    await refused.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('26 undone')).toBeVisible()
    await expect(refused).toBeHidden()
    await expect(page.getByText(/selected$/)).toBeHidden()
  })

  await test.step('staff are told how many an email goes to and how many have no address, and take it back (MAIL-16)', async () => {
    const tag = `mailed${process.pid}`
    for (const mail of [`${tag}@example.ie`, null])
      await call(organizationsCalls.createOrganization, { body: { name: `Zz ${tag} ${mail ? 1 : 2}`, mail } })
    await visit(page, `/organization?search=${tag}`)
    // Until they are there, the rows of the step before are shown.
    await expect(page.getByRole('row', { name: new RegExp(`Zz ${tag}`) })).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await bar.getByRole('button', { name: 'Send an email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send an email' })
    await expect(dialog).toContainText('2 organizations will each be sent this email')
    await expect(dialog).toContainText('1 of 2 without a valid email address')
    await dialog.getByRole('combobox', { name: 'Email' }).click()
    await page.getByRole('option', { name: 'Corporation tax reminder' }).click()
    await dialog.getByRole('button', { name: 'Send an email' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Taken back: The email to 2 organizations not sent.')).toBeVisible()
  })

  await test.step('staff ticks cards of the board with Shift, moves and deletes them, and undoes it (BULK-1, BULK-3, BULK-6)', async () => {
    const tag = `heap${process.pid}`
    await call(organizationsCalls.createOrganization, { body: { name: `Zz ${tag} Ltd` } })
    await call(peopleCalls.createPerson, { body: { firstName: 'Petra', lastName: tag } })
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      await call(tasksCalls.createTask, { body: { title: `${tag} ${number}`, users: [{ userId: account.id }] } })
    await visit(page, `/task?search=${tag}`)
    const column = (name: string) => page.getByRole('region', { name, exact: true })
    const tick = (number: number) => page.getByRole('checkbox', { name: `Select ${tag} ${number}` })
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await expect(column('TODO').getByRole('listitem')).toHaveCount(7)

    await tick(9).check()
    await expect(bar).toContainText('1 task selected')
    await tick(7).click({ modifiers: ['Shift'] })
    await expect(bar).toContainText('3 tasks selected')
    await bar.getByRole('button', { name: 'Set status' }).click()
    const status = page.getByRole('dialog', { name: 'Set status' })
    await expect(status).toContainText('3 tasks will get this status.')
    await status.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'IN PROGRESS' }).click()
    await status.getByRole('button', { name: 'Set status' }).click()
    await expect(page.getByText('3 changed')).toBeVisible()
    await expect(column('IN PROGRESS').getByRole('listitem')).toHaveCount(3)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('3 undone')).toBeVisible()
    await expect(column('IN PROGRESS').getByRole('listitem')).toHaveCount(0)
    await expect(column('TODO').getByRole('listitem')).toHaveCount(7)

    await page.getByRole('checkbox', { name: 'Select the cards of TODO' }).check()
    await page.getByRole('button', { name: 'Select all 9 tasks of the column' }).click()
    await expect(bar).toContainText('9 tasks selected')
    await bar.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('9 deleted')).toBeVisible()
    await expect(column('TODO').getByText('No tasks')).toBeVisible()
  })
})

test('staff sees the progress of a long undo, and what a colleague deletes is unticked (BULK-1, BULK-4)', async ({
  liveStaff: page,
  call,
  colleague,
  account,
}) => {
  await test.step('what a colleague deletes is unticked in a list and on the board (BULK-1)', async () => {
    await test.step('a ticked row that a colleague deletes is unticked (BULK-1)', async () => {
      const make = async (name: string) =>
        (await call(organizationsCalls.createOrganization, { body: { name } })).data._id
      await make('Ticked A')
      const deleted = await make('Ticked B')
      await visit(page, '/organization?search=ticked')
      await page.getByRole('checkbox', { name: 'Select this page' }).check()
      await expect(page.getByText('2 organizations selected')).toBeVisible()

      await colleague(organizationsCalls.removeOrganization, { params: { id: deleted } })
      await expect(page.getByText('1 organization selected')).toBeVisible()
    })

    await test.step('a ticked card of the board that a colleague deletes is unticked (BULK-1)', async () => {
      const make = async (title: string) =>
        (await call(tasksCalls.createTask, { body: { title, users: [{ userId: account.id }] } })).data._id
      // Without an organization and a person the board shows no tasks (TASK-5).
      await call(organizationsCalls.createOrganization, { body: { name: 'Board Ltd' } })
      await call(peopleCalls.createPerson, { body: { firstName: 'Board', lastName: 'Person' } })
      await make('Ticked card A')
      const deleted = await make('Ticked card B')
      await visit(page, '/task?search=ticked+card')
      await page.getByRole('checkbox', { name: 'Select the cards of TODO' }).check()
      await expect(page.getByText('2 tasks selected')).toBeVisible()

      await colleague(tasksCalls.removeTask, { params: { id: deleted } })
      await expect(page.getByText('1 task selected')).toBeVisible()
    })
  })

  // BULK-4
  await test.step('staff sees the progress of a long undo', async () => {
    for (const letter of ['A', 'B'])
      await call(organizationsCalls.createOrganization, { body: { name: `Slow ${letter}` } })
    const progressSeen = Promise.withResolvers<void>()
    await page.route('**/bulk/*/undo', async (route) => {
      await progressSeen.promise
      await route.continue()
    })

    await visit(page, '/organization?search=slow')
    // UI-18
    await expect(page.getByRole('checkbox', { name: /^Select row \d Slow A$/ })).toHaveCount(1)
    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('2 deleted')).toBeVisible()

    await page.route('**/bulk/*', (route) => route.fulfill({ json: { ok: true, data: { done: 1, total: 2 } } }))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Undoing: 50%')).toBeVisible()
    progressSeen.resolve()
    await expect(page.getByText('2 undone')).toBeVisible()
    await expect(page.getByText(/Undoing/)).toBeHidden()
    await expect(page.getByRole('row')).toHaveCount(3)
  })
})
