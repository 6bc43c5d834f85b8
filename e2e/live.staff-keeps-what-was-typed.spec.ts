import { binCalls } from '@registrar/domain/bin/bin.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import type { Page } from '@playwright/test'
import { expect, type MakeCall, test, visit } from './support.ts'

const kinds = {
  organization: {
    path: '/organization',
    make: async (call: MakeCall, name: string) =>
      (await call(organizationsCalls.createOrganization, { body: { name } })).data._id,
    merge: mergesCalls.mergeOrganizations,
  },
  person: {
    path: '/people',
    make: async (call: MakeCall, lastName: string) =>
      (await call(peopleCalls.createPerson, { body: { firstName: 'Una', lastName } })).data._id,
    merge: mergesCalls.mergePeople,
  },
}

test('a page keeps what is typed when a colleague merges or deletes its record, and goes on when nothing is (LIVE-6, MERGE-4)', async ({
  liveStaff: page,
  call,
  colleague,
}) => {
  for (const [recordType, { path, make, merge: mergeCall }] of Object.entries(kinds)) {
    await test.step(`the page of a merged ${recordType} goes to the one that stays, when nothing is typed (MERGE-4)`, async () => {
      const [keep, merge] = [await make(call, 'Keeper'), await make(call, 'Goer')]
      await visit(page, `${path}/${merge}`)
      await expect(page.getByLabel('Mail', { exact: true })).toHaveValue('')

      await colleague(mergeCall, { body: { keep, merge, fields: {} } })
      await page.waitForURL(new RegExp(keep))
      await expect(page.getByRole('heading', { name: /Keeper/ })).toBeVisible()
    })

    await test.step(`the page of a merged ${recordType} keeps what is typed, and leads to the one that stays (MERGE-4, LIVE-6)`, async () => {
      const [keep, merge] = [await make(call, 'Keeper'), await make(call, 'Goer')]
      await visit(page, `${path}/${merge}`)
      await page.getByLabel('Mail', { exact: true }).fill('typed@example.ie')

      await colleague(mergeCall, { body: { keep, merge, fields: {} } })
      const notice = page.getByRole('status').filter({ hasText: `merged this ${recordType} into` })
      await expect(notice).toContainText('Niamh Kelly')
      await page.getByRole('button', { name: 'Update', exact: true }).click()
      await expect(page.getByText(`This ${recordType} was merged into another.`)).toBeVisible()
      await expect(page.getByLabel('Mail', { exact: true })).toHaveValue('typed@example.ie')

      await notice.getByRole('link', { name: /Keeper/ }).click()
      await page.getByRole('button', { name: 'Leave without saving' }).click()
      await page.waitForURL(new RegExp(keep))
    })
  }

  await test.step('the notice of a deleted record goes away once the record is read again (LIVE-6)', async () => {
    const id = await kinds.organization.make(call, 'Away and back')
    await visit(page, `/organization/${id}/GENERAL_TAB`)
    await page.getByLabel('Comment').fill('typed')

    await colleague(organizationsCalls.removeOrganization, { params: { id } })
    await expect(page.getByText(/deleted this organization/)).toBeVisible()
    await colleague(binCalls.restoreFromBin, { body: { items: [{ recordType: 'organization', _id: id }] } })
    await expect(page.getByText(/deleted this organization/)).toBeHidden()
    await expect(page.getByLabel('Comment')).toHaveValue('typed')
  })
})

// LIVE-6
test('an unsaved comment stays when a colleague archives or deletes its follow-up', async ({
  liveStaff: page,
  call,
  colleague,
}) => {
  const organizationId = await kinds.organization.make(call, 'Commented Ltd')
  const body = { organization_id: organizationId, name: 'VAT_REGISTRATION' as const }
  const id = (await call(followUpsCalls.startFollowUp, { body })).data._id
  await page.goto(`/organization/${organizationId}/FOLLOW_UP_BETA_TAB`)
  await page.getByRole('textbox', { name: 'Comments' }).fill('A long comment')

  await test.step('archived', async () => {
    const change = (archivedAt: string | null) =>
      colleague(followUpsCalls.updateFollowUp, { params: { id }, body: { archived_at: archivedAt } })
    await change('2026-06-01T10:00:00.000Z')
    await expect(page.getByText(/archived this follow-up/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Comments' })).toHaveValue('A long comment')

    await change(null)
    await expect(page.getByText(/archived this follow-up/)).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Comments' })).toHaveValue('A long comment')
  })

  await test.step('deleted', async () => {
    await colleague(followUpsCalls.removeFollowUp, { params: { id } })
    await expect(page.getByText(/deleted this follow-up/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Comments' })).toHaveValue('A long comment')

    await colleague(binCalls.restoreFromBin, { body: { items: [{ recordType: 'follow-up', _id: id }] } })
    await expect(page.getByText(/deleted this follow-up/)).toBeHidden()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Comments updated!')).toBeVisible()
  })

  await test.step('the user deletes it', async () => {
    await page.getByRole('textbox', { name: 'Comments' }).fill('Given up')
    await page.getByRole('button', { name: /^Delete VAT/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No follow-ups yet')).toBeVisible()
  })
})

test('the AML tab and the dialog of a task show what a colleague changes in other fields (LIVE-6)', async ({
  liveStaff: page,
  account,
  call,
  colleague,
}) => {
  await test.step('the AML tab of a company that was never assessed', async () => {
    const id = await kinds.organization.make(call, 'Assessed by two Ltd')
    const question = (number: number) => page.getByRole('radiogroup', { name: new RegExp(`^${number}\\. `) })
    await page.goto(`/organization/${id}/AML_TAB`)
    await question(1).getByLabel('Yes').check()

    await colleague(organizationsCalls.updateOrganization, { params: { id }, body: { aml: { appendix2_q2: false } } })
    await expect(question(2).getByLabel('No')).toBeChecked()
    await expect(question(1).getByLabel('Yes')).toBeChecked()
    await colleague(organizationsCalls.updateOrganization, { params: { id }, body: { aml: { appendix2_q2: true } } })
    await expect(question(2).getByLabel('Yes')).toBeChecked()

    const saved = page.waitForResponse((answer) => answer.url().endsWith(id) && answer.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    expect((await saved).status()).toBe(200)
    const { aml } = await call(organizationsCalls.findOrganization, { params: { id } })
    expect([aml.appendix2_q1, aml.appendix2_q2]).toEqual([true, true])
  })

  await test.step('the dialog of a task', async () => {
    const body = { title: 'Before', users: [{ userId: account.id }] }
    const id = (await call(tasksCalls.createTask, { body })).data._id
    await page.goto(`/task/${id}`)
    const task = page.getByRole('dialog', { name: 'Edit Task' })
    await task.getByLabel('Description').fill('mine')

    await colleague(tasksCalls.updateTask, { params: { id }, body: { title: 'After' } })
    await expect(task.getByLabel('Title')).toHaveValue('After')
    await expect(task.getByLabel('Description')).toHaveValue('mine')
    await task.getByRole('button', { name: 'Save' }).click()
    await expect(task).toBeHidden()
    const saved = await call(tasksCalls.findTask, { params: { id } })
    expect([saved.title, saved.description]).toEqual(['After', 'mine'])
  })
})

const question = (page: Page) => page.getByRole('dialog', { name: 'Unsaved changes' })

const stay = async (page: Page) => {
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(question(page)).toBeHidden()
}

test('a question goes away with its page, and a task is saved with its files and asks before it is left (TASK-6, UI-6, UI-9)', async ({
  staff: page,
  call,
  account,
}) => {
  await test.step('a question is closed when its page is left, and deletes nothing on the next page (UI-6)', async () => {
    const id = await kinds.organization.make(call, `Asked About ${process.pid}`)
    await visit(page, `/organization?search=${encodeURIComponent(`Asked About ${process.pid}`)}`)
    await page.getByRole('link', { name: `Asked About ${process.pid}` }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Organizations' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await call(organizationsCalls.findOrganization, { params: { id } })
  })

  await test.step('a task is saved only once its files are uploaded (TASK-6)', async () => {
    const body = { title: 'With a file', users: [{ userId: account.id }] }
    const { data } = await call(tasksCalls.createTask, { body })
    const gate = Promise.withResolvers<void>()
    await page.route('**/file', async (route) => {
      await gate.promise
      await route.continue()
    })
    await visit(page, `/task/${data._id}`)
    const dialog = page.getByRole('dialog', { name: 'Edit Task' })
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'slow.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a') })
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await stay(page)

    gate.resolve()
    await expect(dialog.getByRole('list', { name: 'Files' })).toContainText('slow.pdf')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    const saved = await call(tasksCalls.findTask, { params: { id: data._id } })
    expect(saved.attachedFiles).toHaveLength(1)
  })

  await test.step('the dialog of a task asks before Back or a reload leaves what is typed (UI-9)', async () => {
    const name = `Typed Over ${process.pid}`
    const organizationId = await kinds.organization.make(call, name)
    await kinds.person.make(call, 'Any')
    const body = { title: `Edited ${process.pid}`, users: [{ userId: account.id }], organizationId }
    const { data } = await call(tasksCalls.createTask, { body })

    const find = async (text: string) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }

    await test.step('Back from a task', async () => {
      await visit(page, `/task?organizationId=${organizationId}`)
      await page.getByRole('link', { name: body.title }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit Task' })
      await dialog.getByLabel('Description').fill('half a thought')
      await page.goBack()
      await stay(page)
      await expect(page).toHaveURL(new RegExp(`/task/${data._id}`))
      await expect(dialog.getByLabel('Description')).toHaveValue('half a thought')

      await page.goBack()
      await question(page).getByRole('button', { name: 'Leave without saving' }).click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\/task\?/)
    })

    await test.step('the reload of a new task', async () => {
      await page.getByRole('button', { name: 'Create Task' }).click()
      const dialog = page.getByRole('dialog', { name: 'Create Task' })
      await dialog.getByLabel('Title').fill('Not yet created')
      const asked = page.waitForEvent('dialog')
      const reload = page.evaluate(() => window.location.reload())
      const beforeUnload = await asked
      expect(beforeUnload.type()).toBe('beforeunload')
      await beforeUnload.dismiss()
      await reload
      await expect(dialog.getByLabel('Title')).toHaveValue('Not yet created')
      await page.keyboard.press('Escape')
      await question(page).getByRole('button', { name: 'Leave without saving' }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step('Back from a new task that has an address', async () => {
      await find(`new task for ${name}`)
      const dialog = page.getByRole('dialog', { name: 'Create Task' })
      await expect(page).toHaveURL(/newTaskOrganization/)
      await dialog.getByLabel('Title').fill(`Created ${process.pid}`)
      await page.goBack()
      await stay(page)
      await expect(dialog.getByLabel('Title')).toHaveValue(`Created ${process.pid}`)

      await dialog.getByPlaceholder('Select users...').click()
      await page.getByRole('option', { name: account.name }).click()
      await dialog.getByLabel('Title').click()
      await dialog.getByRole('button', { name: 'Create', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Edit Task' })).toBeVisible()
      await expect(question(page)).toBeHidden()
    })
  })
})
