import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { liveCalls } from '@registrar/domain/live/live.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { expect, test, visit } from './support.ts'

// LIVE-5, LIVE-6
test('what a colleague changes shows at once, and nothing typed is lost', async ({
  liveStaff: page,
  call,
  colleague,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Watched Ltd' } })
  const body = { recordType: 'organization' as const, recordId: data._id, isEditing: true }

  await test.step('a record shows what was changed before the stream began', async () => {
    await page.goto(`/organization/${data._id}/GENERAL_TAB`)
    await expect(page.getByLabel('CRO Number')).toHaveValue('')
    await colleague(organizationsCalls.updateOrganization, { params: { id: data._id }, body: { cro: '123456' } })
    await expect(page.getByLabel('CRO Number')).toHaveValue('123456')
  })

  await test.step('a record shows the change, and keeps what is typed', async () => {
    await page.getByLabel('Comment').fill('mine')
    await colleague(organizationsCalls.updateOrganization, { params: { id: data._id }, body: { cro: '765432' } })
    await expect(page.getByLabel('CRO Number')).toHaveValue('765432')
    await expect(page.getByLabel('Comment')).toHaveValue('mine')
  })

  await test.step('a record says who is editing it', async () => {
    await colleague(liveCalls.setEditing, { body })
    await expect(page.getByText(/^Niamh Kelly.* is editing$/)).toBeVisible()
    await colleague(liveCalls.setEditing, { body: { ...body, isEditing: false } })
    await expect(page.getByText(/^Niamh Kelly.* is editing$/)).toBeHidden()
  })

  await test.step('saving asks whose value stays, also when another field was changed after the conflict', async () => {
    const save = (fields: { comments: string } | { cro: string }) =>
      colleague(organizationsCalls.updateOrganization, { params: { id: data._id }, body: fields })
    await save({ comments: 'theirs' })
    await save({ cro: '111111' })
    await expect(page.getByLabel('CRO Number')).toHaveValue('111111')
    await save({ cro: '222222' })
    await expect(page.getByLabel('CRO Number')).toHaveValue('222222')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('dialog', { name: 'Changed by somebody else' })).toContainText('theirs')
  })
})

test('records, dialogs and tasks show what colleagues change and delete, and keep what was typed (LIVE-5, LIVE-6)', async ({
  liveStaff: page,
  call,
  colleague,
  account,
}) => {
  await test.step('an order that a colleague moves shows the name of its new organization (LIVE-6)', async () => {
    const [before, after] = [
      await call(organizationsCalls.createOrganization, { body: { name: 'Customer Before Ltd' } }),
      await call(organizationsCalls.createOrganization, { body: { name: 'Customer After Ltd' } }),
    ]
    const { data: order } = await call(ordersCalls.createOrder, {
      body: { organizationId: before.data._id, product: 'Holding', dateOrder: '2026-01-01', totalPaid: 5 },
    })

    await page.goto(`/order/${order._id}`)
    const organization = page.getByRole('combobox', { name: 'Organization' })
    await expect(organization).toHaveValue('Customer Before Ltd')
    await colleague(ordersCalls.updateOrder, { params: { id: order._id }, body: { organizationId: after.data._id } })
    await expect(organization).toHaveValue('Customer After Ltd')
  })

  await test.step('the dialogs of a link stay open when a colleague removes the only link (LIVE-6)', async () => {
    const make = async (name: string) =>
      (await call(organizationsCalls.createOrganization, { body: { name } })).data._id
    const organizationId = await make('Linked Once Ltd')
    const person = { firstName: 'Una', lastName: 'Linked', birth: '1980-02-03' }
    const peopleId = (await call(peopleCalls.createPerson, { body: person })).data._id
    const link = await call(linksCalls.createLink, { body: { peopleId, organizationId, roles: ['director'] } })
    const memberId = await make('Sole Member Ltd')
    const member = await call(companyMembersCalls.createCompanyMember, { body: { memberId, organizationId } })
    await visit(page, `/organization/${organizationId}/PEOPLE_TAB`)

    await test.step('of a person', async () => {
      await page.getByRole('button', { name: 'Edit the roles of Una Linked' }).click()
      const dialog = page.getByRole('dialog', { name: 'Roles of Una Linked' })
      await dialog.getByLabel('Secretary').check()
      await colleague(linksCalls.removeLink, { params: { id: link.data._id } })
      await expect(page.getByText('No people linked yet')).toBeVisible()
      await expect(dialog.getByLabel('Secretary')).toBeChecked()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step('of a company', async () => {
      await page.getByRole('button', { name: 'Edit the terms and shares of Sole Member Ltd' }).click()
      const dialog = page.getByRole('dialog', { name: 'Terms and shares of Sole Member Ltd' })
      await dialog.getByRole('button', { name: 'Add shares' }).click()
      await colleague(companyMembersCalls.removeCompanyMember, { params: { id: member.data._id } })
      await expect(page.getByText('No companies linked yet')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Remove shares 1' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
    })
  })

  await test.step('a task shows who edits it and who has deleted it, and keeps what was typed (LIVE-5, LIVE-6)', async () => {
    const body = { title: 'Gone soon', users: [{ userId: account.id }] }
    const id = (await call(tasksCalls.createTask, { body })).data._id
    await visit(page, `/task/${id}`)
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
})
