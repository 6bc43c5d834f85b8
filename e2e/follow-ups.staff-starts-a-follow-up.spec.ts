import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, test, visit } from './support.ts'

// FUP-3, FUP-4, FUP-5, FUP-6, FUP-7, FUP-31, FUP-32
test('staff starts a follow-up and takes it to its end', async ({ staff: page, call, account }) => {
  // Without an incorporation date it never has a return that would be offered next.
  const { data: organization } = await call(organizationsCalls.createOrganization, { body: { name: 'Motion Ltd' } })

  await visit(page, `/organization/${organization._id}/FOLLOW_UP_BETA_TAB`)
  await expect(page.getByText('No follow-ups yet')).toBeVisible()
  const add = async (label: string) => {
    await page.getByRole('combobox', { name: 'Add a follow-up' }).fill(label)
    await page.getByRole('option', { name: label, exact: true }).click()
  }

  await add('District Court')
  await expect(page.getByText('District Court created successfully')).toBeVisible()
  const court = page.getByRole('region', { name: 'District Court' })
  await expect(court.getByText('no target')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Follow Up 1' })).toBeVisible()
  await add('District Court')
  await expect(page.getByText('District Court already exists!')).toBeVisible()

  await test.step('moves by mouse and by keyboard', async () => {
    await court.getByRole('button', { name: /^Step 2:/ }).click()
    await expect(page.getByText('District Court moved from step 0 to step 2')).toBeVisible()
    await expect(court.getByRole('button', { name: /^Step 1: .*, completed$/ })).toBeVisible()
    await expect(court.getByRole('button', { name: /^Step 2:/ })).toHaveAttribute('aria-current', 'step')
    await court.getByRole('button', { name: /^Step 2:/ }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByText('District Court moved from step 2 to step 4')).toBeVisible()
    await court.getByRole('button', { name: /^Step 4:/ }).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click()
    await expect(page.getByText('District Court moved from step 4 to step 13')).toBeVisible()
    await expect(court.getByText('Completed', { exact: true })).toBeVisible()
  })

  await test.step('comments', async () => {
    await court.getByLabel('Comments').fill('Judge sits in May')
    await court.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Comments updated!')).toBeVisible()
  })

  await test.step('reads who did what', async () => {
    await court.getByRole('button', { name: 'History' }).click()
    const lines = court.getByRole('list', { name: 'History of District Court' }).getByRole('listitem')
    await expect(lines).toHaveCount(5)
    await expect(lines.first()).toContainText(`${account.name} changed the comments`)
    await expect(lines.nth(1)).toContainText(`${account.name} moved it from step 4 to step 13`)
    await expect(lines.last()).toContainText(`${account.name} created it`)
  })

  await test.step('archives it, and can unarchive it once no other of its kind is active', async () => {
    await court.getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByText('Follow-up archived!')).toBeVisible()
    await expect(page.getByText('No follow-ups yet')).toBeVisible()
    await add('District Court')
    await expect(page.getByRole('region', { name: 'District Court' })).toBeVisible()
    await page.getByText('Archived', { exact: true }).click()
    await page.getByRole('button', { name: 'Unarchive' }).click()
    await expect(
      page.getByText('Cannot unarchive: an active follow-up with the same name already exists.'),
    ).toBeVisible()
    await page.getByText('Active (1)').click()
    await page.getByRole('button', { name: 'Delete District Court' }).click()
    await expect(page.getByRole('dialog')).toContainText('Are you sure?')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Follow-up has been removed!')).toBeVisible()
    await page.getByText('Archived', { exact: true }).click()
    await page.getByRole('button', { name: 'Unarchive' }).click()
    await expect(page.getByText('Follow-up unarchived!')).toBeVisible()
    await page.getByText('Active (1)').click()
    await expect(page.getByLabel('Comments')).toHaveValue('Judge sits in May')
  })
})

// FUP-2, FUP-9
test('a kind of follow-up can be started again as soon as one of it is archived (FUP-4, FUP-31)', async ({
  staff: page,
  call,
}) => {
  const { data: organization } = await call(organizationsCalls.createOrganization, { body: { name: 'Again Ltd' } })
  await call(followUpsCalls.startFollowUp, { body: { name: 'DISTRICT_COURT', organization_id: organization._id } })
  await visit(page, `/organization/${organization._id}/FOLLOW_UP_BETA_TAB`)
  await expect(page.getByText('Active (1)')).toBeVisible()

  const isAddedAgain = Promise.withResolvers<void>()
  await page.route('**/followUp/search', async (route) => {
    await isAddedAgain.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText('Active (0)')).toBeVisible()
  await page.getByRole('combobox', { name: 'Add a follow-up' }).fill('District Court')
  await page.getByRole('option', { name: 'District Court', exact: true }).click()
  await expect(page.getByText('District Court created successfully')).toBeVisible()

  isAddedAgain.resolve()
  await expect(page.getByText('Active (1)')).toBeVisible()
})

test('staff sets the days of follow-ups, goes on to the next step and finds what is archived', async ({
  staff: page,
  call,
}) => {
  await test.step('staff sets the days from which deadlines are counted', async () => {
    const { data: organization } = await call(organizationsCalls.createOrganization, {
      body: {
        name: 'Days Ltd',
        incorporationDate: '2026-03-30',
      },
    })
    for (const name of ['FIRST_AR', 'INCORPORATION'] as const)
      await call(followUpsCalls.startFollowUp, { body: { name, organization_id: organization._id } })
    await visit(page, `/organization/${organization._id}/FOLLOW_UP_BETA_TAB`)
    await expect(page.getByRole('navigation', { name: 'Follow-ups on this page' }).getByRole('link')).toHaveCount(2)

    const annual = page.getByRole('region', { name: 'First AR' })
    const ard = annual.getByLabel('ARD')
    await expect(ard).toHaveValue('30/09/2026')
    await expect(annual.getByText('25/11/2026')).toBeVisible()
    await ard.fill('30/09/2022')
    await ard.press('Enter')
    await expect(page.getByText('ARD updated!')).toBeVisible()
    await expect(annual.getByText('25/11/2022')).toBeVisible()
    await expect(annual.getByText(/^late by/)).toBeVisible()
    for (const wrong of ['31/12/1999', '01/01/2100', '31/02/2024', 'soon']) {
      await ard.fill(wrong)
      await ard.press('Tab')
      await expect(ard).toHaveValue('30/09/2022')
      await expect(annual.getByText(/is not a day|or later\.|or earlier\./)).toBeVisible()
      await expect(annual.getByText('25/11/2022')).toBeVisible()
    }
    await ard.fill('')
    await ard.press('Tab')
    await expect(annual.getByText('No deadline')).toBeVisible()

    const forming = page.getByRole('region', { name: 'Incorporation' })
    const start = forming.getByLabel('Start Date')
    await start.fill('12/03/2099')
    await start.press('Tab')
    await expect(page.getByText('Start date updated!')).toBeVisible()
    await expect(forming.getByText('22/03/2099')).toBeVisible()
    await start.click()
    await page.getByRole('button', { name: '20 March 2099' }).click()
    await expect(forming.getByText('30/03/2099')).toBeVisible()

    await forming.getByLabel('Comments').fill('half a thought')
    await page.getByRole('link', { name: 'Notes' }).click()
    await expect(page.getByRole('dialog')).toContainText('Are you sure you want to leave this page without saving?')
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
    await expect(forming.getByLabel('Comments')).toHaveValue('half a thought')
  })

  await test.step('staff goes on to the next step, undoes it, starts what comes next, and finds what is archived (FUP-35, FUP-36, FUP-37)', async () => {
    const name = `Onward${process.pid} Ltd`
    const { data: organization } = await call(organizationsCalls.createOrganization, { body: { name } })
    const { data: followUp } = await call(followUpsCalls.startFollowUp, {
      body: { name: 'INCORPORATION', organization_id: organization._id },
    })

    await visit(page, `/organization/${organization._id}/FOLLOW_UP_BETA_TAB`)
    const forming = page.getByRole('region', { name: 'Incorporation', exact: true })

    await test.step('the next step is one click away, and one toast undoes it', async () => {
      await expect(forming.getByText('Incorporation in Progress')).toBeVisible()
      await forming.getByRole('button', { name: 'Next: Form and A.M.L Documents with Customer' }).click()
      await expect(page.getByText('Incorporation moved from step 0 to step 1')).toBeVisible()
      await forming.getByRole('button', { name: 'Next: Form and A.M.L Documents Received' }).click()
      await expect(page.getByText('Incorporation moved from step 1 to step 2')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('Incorporation moved from step 2 to step 1')).toBeVisible()
      await expect(forming.getByRole('button', { name: /^Step 1:/ })).toHaveAttribute('aria-current', 'step')
    })

    await test.step('a completed incorporation offers what comes next', async () => {
      await forming
        .getByRole('button', { name: `Step ${followUp.max_step_index}: End of the process, to come` })
        .click()
      const dialog = page.getByRole('dialog', { name: `What comes next for ${name}` })
      await expect(dialog).toBeVisible()
      // Once it is taken back, nothing comes next.
      await page.keyboard.press('Control+z')
      await expect(dialog).toBeHidden()
      await expect(forming.getByRole('button', { name: /^Step 1:/ })).toHaveAttribute('aria-current', 'step')
      await forming
        .getByRole('button', { name: `Step ${followUp.max_step_index}: End of the process, to come` })
        .click()
      await dialog.getByRole('checkbox', { name: /^Corporation Tax Registration/ }).uncheck()
      await dialog.getByRole('button', { name: 'Start' }).click()
      await expect(page.getByText('Started: RBO Updated')).toBeVisible()
      await expect(page.getByRole('region', { name: 'RBO Updated', exact: true })).toBeVisible()
    })

    await test.step('an archived follow-up is found in the list, and read-only', async () => {
      await call(followUpsCalls.updateFollowUp, {
        params: { id: followUp._id },
        body: { archived_at: '2026-01-01T00:00:00Z' },
      })

      await visit(page, `/followUp?search=${name}`)
      await expect(page.getByRole('row', { name: /RBO Updated/ })).toBeVisible()
      await page.getByRole('group', { name: 'State' }).getByText('Archived').click()
      await page
        .getByRole('row', { name: /Incorporation/ })
        .getByRole('link', { name })
        .click()
      await expect(page).toHaveURL(/archived=true/)
      await expect(forming.getByText('Unarchive it to change it.')).toBeVisible()
      await expect(forming.getByRole('button', { name: /^Step 1:/ })).toBeDisabled()
      await expect(forming.getByLabel('Comments')).toHaveAttribute('readonly')
      await expect(forming.getByLabel('Start Date')).toBeDisabled()
      await expect(forming.getByRole('button', { name: 'Save' })).toHaveCount(0)
    })

    await test.step('a follow-up added while the archived ones are shown is seen at once (FUP-31)', async () => {
      await page.getByRole('combobox', { name: 'Add a follow-up' }).fill('Bank Account')
      await page.getByRole('option', { name: 'Bank Account', exact: true }).click()
      await expect(page.getByRole('region', { name: 'Bank Account', exact: true })).toBeVisible()
      await expect(page).not.toHaveURL(/archived=true/)
    })
  })
})
