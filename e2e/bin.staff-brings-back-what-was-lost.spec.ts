import { binCalls } from '@registrar/domain/bin/bin.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { expect, test, visit } from './support.ts'

test('staff restores values from a history, and what a colleague restores is chosen no longer (HIST-1, HIST-4, HIST-6, LIVE-6)', async ({
  liveStaff: page,
  call,
  colleague,
}) => {
  await test.step('staff empties a value that was filled in, and undoes that from its toast (HIST-4)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Filled In Ltd' } })
    await call(organizationsCalls.updateOrganization, { params: { id: data._id }, body: { country: 'Ireland' } })

    await page.goto(`/organization/${data._id}/HISTORY_TAB`)
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByText('(nothing) → Ireland')).toBeVisible()
    await history.getByRole('button', { name: 'Restore this value: Country' }).click()
    await expect(history.getByText('Ireland → (nothing)')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(history.getByText('(nothing) → Ireland')).toHaveCount(2)
  })

  // HIST-1, HIST-4, HIST-6
  await test.step('staff reads the history of a company and restores a value', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Lost Ltd' } })
    const params = { id: data._id }
    await call(organizationsCalls.updateOrganization, { params, body: { name: 'Mislaid Ltd', country: 'Ireland' } })

    await visit(page, `/organization/${data._id}/HISTORY_TAB`)
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByText('created it')).toBeVisible()
    await expect(history.getByText('Lost Ltd').first()).toBeVisible()

    await history.getByRole('button', { name: 'Restore this value: Name' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lost Ltd' })).toBeVisible()

    await history.getByLabel('Field').fill('Country')
    await page.getByRole('option', { name: 'Country' }).click()
    await expect(history.getByRole('button', { name: /Restore this value/ })).toHaveCount(2)

    await test.step('the filter is in the address, and a reload keeps it (UI-7)', async () => {
      await expect(page).toHaveURL(/changedField=country/)
      await page.reload()
      await expect(history.getByRole('button', { name: /Restore this value/ })).toHaveCount(2)
    })
  })

  await test.step('a chosen record that a colleague restores is no longer chosen when it is deleted again (LIVE-6)', async () => {
    const makeDeleted = async (name: string) => {
      const { data } = await call(organizationsCalls.createOrganization, { body: { name } })
      await call(organizationsCalls.removeOrganization, { params: { id: data._id } })
      return data._id
    }
    await makeDeleted('Chosen Bin A')
    const restored = await makeDeleted('Chosen Bin B')

    await visit(page, '/bin?search=chosen+bin')
    for (const name of ['Chosen Bin A', 'Chosen Bin B']) await page.getByRole('checkbox', { name }).check()
    await expect(page.getByRole('button', { name: 'Restore 2' })).toBeVisible()

    await colleague(binCalls.restoreFromBin, { body: { items: [{ recordType: 'organization', _id: restored }] } })
    await expect(page.getByRole('button', { name: 'Restore 1' })).toBeVisible()
    await colleague(organizationsCalls.removeOrganization, { params: { id: restored } })
    await expect(page.getByRole('checkbox', { name: 'Chosen Bin B' })).not.toBeChecked()
    await expect(page.getByRole('button', { name: 'Restore 1' })).toBeVisible()
  })
})

test('staff restores what was deleted, from the bin and from a message, and sees the history of a task (BIN-1, BIN-2, BIN-5, HIST-1)', async ({
  staff: page,
  call,
  account,
}) => {
  await test.step('ticks in the bin stay when one row is restored, and only rows on screen are restored together (BIN-1)', async () => {
    // One page has 25 rows, the latest first.
    for (let number = 1; number <= 27; number += 1) {
      const { data } = await call(organizationsCalls.createOrganization, { body: { name: `Paged Bin ${number}` } })
      await call(organizationsCalls.removeOrganization, { params: { id: data._id } })
    }
    const tick = (name: string) => page.getByRole('checkbox', { name: `Choose ${name}`, exact: true })

    await visit(page, '/bin?search=paged+bin')
    await tick('Paged Bin 27').check()
    await page.getByRole('button', { name: 'Restore Paged Bin 26' }).click()
    await expect(page.getByText('1 record restored')).toBeVisible()
    await expect(tick('Paged Bin 26')).toBeHidden()
    await expect(tick('Paged Bin 27')).toBeChecked()

    await page.getByRole('button', { name: 'Page 2' }).click()
    await tick('Paged Bin 1').check()
    await page.getByRole('button', { name: 'Restore 1', exact: true }).click()
    await expect(tick('Paged Bin 1')).toBeHidden()
    const left = async () => (await call(binCalls.searchBin, { body: { search: 'paged bin' } })).totalItems
    await expect.poll(left).toBe(25)
  })

  await test.step('staff sees the history of a task beside its dialog (HIST-1)', async () => {
    const body = { title: 'Find the seal', users: [{ userId: account.id }] }
    const { data } = await call(tasksCalls.createTask, { body })

    await visit(page, `/task/${data._id}`)
    await page.getByRole('dialog').getByRole('button', { name: 'History' }).click()
    const drawer = page.getByRole('dialog', { name: 'History of Find the seal' })
    await expect(drawer.getByText('created it')).toBeVisible()
  })

  await test.step('staff undoes a deletion from its toast, and restores another from the bin (BIN-1, BIN-2, BIN-5)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Binned Ltd' } })
    await call(followUpsCalls.startFollowUp, { body: { name: 'VAT_REGISTRATION', organization_id: data._id } })

    await visit(page, `/organization/${data._id}/FOLLOW_UP_BETA_TAB`)
    const followUp = page.getByRole('region', { name: 'VAT Registration' })
    await followUp.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(followUp).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(followUp).toBeVisible()
    // The next toast has a button of the same name.
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()

    await followUp.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(followUp.getByRole('button', { name: 'Archive' })).toBeVisible()

    await call(organizationsCalls.removeOrganization, { params: { id: data._id } })
    await visit(page, '/bin?search=binned')
    await expect(page.getByRole('row', { name: /Binned Ltd/ })).toContainText('Organization')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('list', { name: 'Bin' }).getByRole('listitem')).toContainText('Binned Ltd')
    await page.getByRole('button', { name: 'Restore Binned Ltd' }).click()
    await expect(page.getByText('No deleted records found')).toBeVisible()

    await visit(page, `/organization/${data._id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Binned Ltd' })).toBeVisible()
  })
})
