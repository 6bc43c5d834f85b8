import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, test } from './support.ts'

// FUP-3, FUP-4, FUP-5, FUP-6, FUP-7, FUP-31, FUP-32
test('staff starts a follow-up and takes it to its end', async ({ staff: page, call, account }) => {
  const { data: organization } = await call(organizationsCalls.createOrganization, {
    body: {
      name: 'Motion Ltd',
      incorporationDate: '2026-03-31',
    },
  })
  await page.goto(`/organization/${organization._id}/FOLLOW_UP_BETA_TAB`)
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
    await expect(lines).toHaveCount(4)
    await expect(lines.first()).toContainText(`${account.name} moved it from step 4 to step 13`)
    await expect(lines.last()).toContainText(`${account.name} created it`)
  })

  await test.step('archives, and brings back once the way is free', async () => {
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
test('staff sets the days that deadlines come from', async ({ staff: page, call }) => {
  const { data: organization } = await call(organizationsCalls.createOrganization, {
    body: {
      name: 'Days Ltd',
      incorporationDate: '2026-03-30',
    },
  })
  for (const name of ['FIRST_AR', 'INCORPORATION'] as const)
    await call(followUpsCalls.startFollowUp, { body: { name, organization_id: organization._id } })
  await page.goto(`/organization/${organization._id}/FOLLOW_UP_BETA_TAB`)
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
    await expect(ard).toHaveValue(wrong)
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
