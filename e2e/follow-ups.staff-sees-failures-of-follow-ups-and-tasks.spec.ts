import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { taxesCalls } from '@registrar/domain/taxes/taxes.calls'
import type { Page } from '@playwright/test'
import { type MakeCall, expect, test, visit } from './support.ts'

type Failure = { code?: string; message?: string }

/**
 * Makes the page's calls of one method and path fail, until the returned function is called. A failure whose message a test waits for
 * has one of its own: the toast of an earlier failure may still be there.
 */
const failCalls = async (
  page: Page,
  method: string,
  path: RegExp,
  { code = 'INTERNAL_ERROR', message = 'No.' }: Failure = {},
) => {
  const isAtPath = (url: URL) => path.test(url.pathname)
  await page.route(isAtPath, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    return route.fulfill({ status: 500, json: { ok: false, code, message } })
  })
  return () => page.unroute(isAtPath)
}

const expectMessage = (page: Page, message: string) =>
  expect(page.getByText(message, { exact: true }).first()).toBeVisible()

const startFollowUp = async (call: MakeCall, name: string, code: FollowUpCode) => {
  const { data: organization } = await call(organizationsCalls.createOrganization, {
    body: { name, incorporationDate: '2026-03-31' },
  })
  const { data: followUp } = await call(followUpsCalls.startFollowUp, {
    body: { name: code, organization_id: organization._id },
  })
  return { organization, followUp, tab: `/organization/${organization._id}/FOLLOW_UP_BETA_TAB` }
}

test('staff sees a message when a follow-up or a task does not load or is not saved, and nothing typed is lost (FUP-32, FUP-35, TASK-9, UI-8)', async ({
  staff: page,
  call,
  account,
}) => {
  // FUP-32
  await test.step('staff sees a message when a follow-up does not load or is not saved, and nothing typed is lost', async () => {
    const { tab } = await startFollowUp(call, 'Failing Ltd', 'AR_TRADING')

    let restore = await failCalls(page, 'POST', /^\/followUp\/search$/)
    await visit(page, '/followUp')
    await expectMessage(page, 'Error fetching follow-ups')
    await visit(page, tab)
    await expectMessage(page, 'Failed to fetch follow-ups.')
    await restore()
    await page.getByRole('button', { name: 'Try again' }).click()

    const panel = page.getByRole('region', { name: 'AR Trading' })
    restore = await failCalls(page, 'PUT', /^\/followUp\//)
    await panel.getByLabel('ARD').fill('12/03/2026')
    await panel.getByLabel('ARD').press('Enter')
    await expectMessage(page, 'Failed to update the ARD date')
    await expect(panel.getByLabel('ARD')).toHaveValue('30/09/2026')
    await panel.getByLabel('Comments').fill('Not lost')
    await panel.getByRole('button', { name: 'Save' }).click()
    await expectMessage(page, 'Failed to update comments')
    await expect(panel.getByLabel('Comments')).toHaveValue('Not lost')
    await restore()
    await panel.getByRole('button', { name: 'Save' }).click()
    await expectMessage(page, 'Comments updated!')
  })

  await test.step('what comes next is offered again when it could not be started (FUP-35)', async () => {
    const { organization, tab } = await startFollowUp(call, 'Begun Ltd', 'VAT_REGISTRATION')
    const organizationId = organization._id
    await page.route(
      '**/tax/registration',
      (route) => route.fulfill({ status: 500, json: { ok: false, code: 'X', message: 'The message of the server.' } }),
      { times: 1 },
    )

    await visit(page, tab)
    await page
      .getByRole('region', { name: 'VAT Registration', exact: true })
      .getByRole('button', { name: /: End of the process, to come$/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'What comes next for Begun Ltd' })
    await expect(dialog.getByRole('checkbox', { name: 'Registration for VAT from today on' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Start' }).click()
    await expectMessage(page, 'The message of the server.')
    await expect(dialog.getByRole('checkbox', { name: 'Registration for VAT from today on' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Start' }).click()
    await expectMessage(page, 'Started: Registration for VAT')

    const { data: registrations } = await call(taxesCalls.searchTaxRegistrations, { body: { organizationId } })
    expect(registrations).toMatchObject([{ tax: 'VAT' }])
  })

  // TASK-9, UI-8
  await test.step('staff sees a message for failures on the board, and loses nothing that was typed', async () => {
    await call(organizationsCalls.createOrganization, { body: { name: 'Failing Tasks Ltd' } })
    await call(peopleCalls.createPerson, { body: { firstName: 'Fay', lastName: 'Failing' } })
    const title = `Failing ${account.name}`
    await call(tasksCalls.createTask, { body: { title, users: [{ userId: account.id }] } })
    const dialog = page.getByRole('dialog', { name: 'Edit Task' })
    const save = dialog.getByRole('button', { name: 'Save' })

    await test.step('the lists and the search', async () => {
      const restored = [
        await failCalls(page, 'POST', /^\/organization\/search$/),
        await failCalls(page, 'POST', /^\/user\/search$/),
      ]
      const restoreTasks = await failCalls(page, 'POST', /^\/task\/search$/, {
        code: 'ANY',
        message: 'The board is away.',
      })
      await page.goto('/task')
      await expectMessage(page, 'No organizations found')
      await expectMessage(page, 'INTERNAL_ERROR')
      for (const restore of restored) await restore()

      await page.getByRole('button', { name: 'Try again' }).click()
      await expectMessage(page, 'The board is away.')
      await restoreTasks()

      await visit(page, `/task/no-such-task?search=${encodeURIComponent(title)}`)
      await expectMessage(page, 'This record does not exist, or it was deleted.')
      await expect(page).toHaveURL(/\/task\?search=/)
    })

    await test.step('creating', async () => {
      const restore = await failCalls(page, 'POST', /^\/task$/)
      await page.getByRole('button', { name: 'Create Task' }).click()
      const create = page.getByRole('dialog', { name: 'Create Task' })
      await create.getByLabel('Title').fill('Not lost')
      await create.getByRole('combobox', { name: 'Users' }).fill(account.name)
      await page.getByRole('option', { name: account.name, exact: true }).click()
      await create.getByRole('button', { name: 'Create' }).click()
      await expectMessage(page, 'Task creation failed!')
      await expect(create.getByLabel('Title')).toHaveValue('Not lost')
      await restore()
      await create.getByRole('button', { name: 'Create' }).click()
      await expectMessage(page, 'Task created successfully!')
      // The new task opens.
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('moving', async () => {
      const restore = await failCalls(page, 'PUT', /^\/task\//, { code: 'ANY', message: 'It is not moved.' })
      await page.getByRole('button', { name: `Move ${title}` }).click()
      await page.getByRole('menuitem', { name: 'DONE' }).click()
      await expectMessage(page, 'It is not moved.')
      await expect(page.getByRole('region', { name: 'TODO' }).getByText(title)).toBeVisible()
      await restore()
    })

    await test.step('saving and emailing', async () => {
      await page.getByRole('region', { name: 'TODO' }).getByText(title).click()
      let restore = await failCalls(page, 'PUT', /^\/task\/[^/]+$/, { code: 'ANY', message: 'It is not saved.' })
      await dialog.getByLabel('Description').fill('Not lost')
      await save.click()
      await expectMessage(page, 'It is not saved.')
      await expect(dialog.getByLabel('Description')).toHaveValue('Not lost')
      await restore()

      restore = await failCalls(page, 'PUT', /^\/task\/send\//)
      await dialog.getByLabel('Send email to users').check()
      await save.click()
      await expectMessage(page, 'Task updated successfully!')
      await expectMessage(page, 'An error occurred while sending the email')
      await restore()
    })

    await test.step('without a user', async () => {
      await page.getByRole('region', { name: 'TODO' }).getByText(title).click()
      // A dialog that opens gives the focus to its first field; a list that opened before that is closed by it.
      await expect(dialog.getByLabel('Title')).toBeFocused()
      await dialog.getByRole('combobox', { name: 'Users' }).fill(account.name)
      await page.getByRole('option', { name: account.name, exact: true }).click()
      await expect(dialog.getByPlaceholder('Select users...')).toBeVisible()
      await save.click()
      await expectMessage(page, 'Please add at least one user')
    })
  })
})
