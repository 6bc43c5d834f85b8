import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import type { Page } from '@playwright/test'
import { expect, type MakeCall, test, visit } from './support.ts'

// API-10. `call` is the account of the page, so what it saves comes from that user's other window.

const makeOrganization = async (call: MakeCall) =>
  (await call(organizationsCalls.createOrganization, { body: { name: 'Two Windows Ltd' } })).data._id

const keepMine = async (page: Page, other: RegExp) => {
  const dialog = page.getByRole('dialog', { name: 'You changed this in another window' })
  await expect(
    dialog.getByText('You changed the same field in another window while you were editing here.'),
  ).toBeVisible()
  await expect(dialog.getByLabel(other)).toBeVisible()
  await dialog.getByLabel(/^Yours: /).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
}

test('two windows of one user that edit one field of an AML file, a follow-up or a task: the second one asks', async ({
  staff: page,
  call,
  account,
}) => {
  await test.step('two windows of one user that answer one question of the AML file: the second one asks', async () => {
    const id = await makeOrganization(call)
    const answer = (appendix2_additional_comments: string) =>
      call(organizationsCalls.updateOrganization, { params: { id }, body: { aml: { appendix2_additional_comments } } })
    await answer('as it was')

    await visit(page, `/organization/${id}/AML_TAB`)
    await page.getByLabel('Additional comments').fill('typed here')
    await answer('typed there')
    await page.getByRole('button', { name: 'Update' }).click()
    await keepMine(page, /^You in another window, .*: typed there$/)

    await expect(page.getByText('Updated!')).toBeVisible()
    const { aml } = await call(organizationsCalls.findOrganization, { params: { id } })
    expect(aml.appendix2_additional_comments).toBe('typed here')
  })

  await test.step('two windows of one user that comment one follow-up: the second one asks', async () => {
    const organizationId = await makeOrganization(call)
    const { data } = await call(followUpsCalls.startFollowUp, {
      body: { organization_id: organizationId, name: 'VAT_REGISTRATION' },
    })
    const params = { id: data._id }

    await visit(page, `/organization/${organizationId}/FOLLOW_UP_BETA_TAB`)
    await page.getByRole('textbox', { name: 'Comments' }).fill('typed here')
    await call(followUpsCalls.updateFollowUp, { params, body: { comments: 'typed there' } })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await keepMine(page, /^You in another window, .*: typed there$/)

    await expect(page.getByText('Comments updated!')).toBeVisible()
    expect((await call(followUpsCalls.findFollowUp, { params })).comments).toBe('typed here')
  })

  await test.step('two windows of one user that edit one task: the second one asks', async () => {
    const { data } = await call(tasksCalls.createTask, { body: { title: 'Call', users: [{ userId: account.id }] } })
    const params = { id: data._id }

    await visit(page, `/task/${data._id}`)
    await page.getByRole('textbox', { name: 'Description' }).fill('typed here')
    await call(tasksCalls.updateTask, { params, body: { description: 'typed there' } })
    await page.getByRole('dialog', { name: 'Edit Task' }).getByRole('button', { name: 'Save' }).click()
    await keepMine(page, /^You in another window, .*: typed there$/)

    await expect(page.getByText('Task updated successfully!')).toBeVisible()
    expect((await call(tasksCalls.findTask, { params })).description).toBe('typed here')
  })
})
