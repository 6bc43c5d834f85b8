import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { addDays, displayDate } from '@registrar/domain/shared/iso-date'
import { expect, test, visit } from './support.ts'

test('staff registers and completes annual returns, undoes it, and files a B1B73 with a reason (AR-10, AR-11, AR-13 to AR-17)', async ({
  staff: page,
  call,
}) => {
  // AR-10, AR-11, AR-13, AR-14
  await test.step('staff completes an annual return, undoes it, and files a B1B73 with a reason', async () => {
    const { data } = await call(organizationsCalls.createOrganization, {
      body: { name: 'Returns Ltd', firstAr: '2025-09-30', status: true },
    })
    const { data: followUp } = await call(followUpsCalls.startFollowUp, {
      body: { name: 'AR_TRADING', organization_id: data._id },
    })
    const nextAr = async () =>
      (await call(organizationsCalls.findOrganization, { params: { id: data._id } })).nextArReminder

    await test.step('is asked, with the old and the new date', async () => {
      await visit(page, `/organization/${data._id}/FOLLOW_UP_BETA_TAB`)
      const last = page.getByRole('button', { name: new RegExp(`^Step ${followUp.max_step_index}:`) })
      await last.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Next AR of Returns Ltd moves from 30/09/2026 to 30/09/2027.')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      expect(await nextAr()).toBe('2026-09-30')

      await last.click()
      await dialog.getByRole('button', { name: 'Complete' }).click()
      const undo = page.getByRole('button', { name: 'Undo' })
      await expect(undo).toBeVisible()
      const hidden = () => undo.getByText('Undo').evaluate((text) => text.scrollWidth - text.clientWidth)
      await expect.poll(hidden).toBeLessThanOrEqual(0)
      expect(await nextAr()).toBe('2027-09-30')
    })

    await test.step('undoes it', async () => {
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(nextAr).toBe('2026-09-30')
    })

    await test.step('is told why the CRO would refuse a second B1B73, and gives a reason', async () => {
      await call(organizationsCalls.updateOrganization, { params: { id: data._id }, body: { B1B73: '2026-11-30' } })

      await page.goto(`/organization/${data._id}/ACCOUNTING_TAB`)
      await page.getByRole('combobox', { name: /^B1B73/ }).click()
      await page.getByRole('option', { name: '1 month (30/12/2026)' }).click()
      await expect(page.getByRole('alert')).toContainText('may change once in five years: again from 30/11/2031')
      const update = page.getByRole('button', { name: 'Update' })
      await update.click()
      await expect(page.getByText('Give the reason for filing it anyway.')).toBeVisible()
      expect(await nextAr()).toBe('2026-11-30')

      await page.getByRole('textbox', { name: 'Reason for the B1B73' }).fill('Agreed with the CRO')
      await update.click()
      await expect.poll(nextAr).toBe('2026-12-30')
      await expect(page.getByRole('region', { name: 'Past ARDs' }).getByRole('row').nth(1)).toContainText(
        'Agreed with the CRO',
      )
    })
  })

  // AR-15, AR-16, AR-17. The days follow the clock: the window of five financial years counts back from today. Without a first AR no return
  // is due, so the page warns of the filed ones only.
  await test.step('staff sees the register of annual returns with late fees, and corrects it', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Tardy Ltd', status: true } })
    const { createdAt } = await call(organizationsCalls.findOrganization, { params: { id: data._id } })
    const today = createdAt.slice(0, 10)
    // A financial year ends between the two returns.
    await call(organizationsCalls.updateOrganization, {
      params: { id: data._id },
      body: { financialYearEnd: addDays(today, -300) },
    })
    await call(organizationsCalls.registerReturn, {
      params: { id: data._id },
      body: { madeUpTo: addDays(today, -500), filedOn: addDays(today, -400), isFirst: false },
    })
    const madeUpTo = displayDate(addDays(today, -200))

    await visit(page, `/organization/${data._id}/ACCOUNTING_TAB`)
    const register = page.getByRole('region', { name: 'Annual returns filed' })

    await test.step('adds a late one', async () => {
      await page.getByRole('button', { name: 'Add a filed return' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add a filed return' })
      await dialog.getByLabel('Made up to').fill(madeUpTo)
      await dialog.getByLabel('Filed on').fill(displayDate(addDays(today, -100)))
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Annual return saved!')).toBeVisible()
      await expect(register.getByRole('row', { name: madeUpTo })).toContainText('€')
      await expect(page.getByText('audit exemption lost for two years')).toBeVisible()
    })

    await test.step('removes it, and takes that back', async () => {
      await register.getByRole('button', { name: `Remove the return made up to ${madeUpTo}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(register.getByRole('row', { name: madeUpTo })).toBeHidden()
      await expect(page.getByText('A second late return by')).toBeVisible()
      await page.getByText('Annual return removed!').locator('..').getByRole('button', { name: 'Undo' }).click()
      await expect(register.getByRole('row', { name: madeUpTo })).toBeVisible()
    })
  })
})

test('General begins with what matters of a company, and what is late is so by the firm’s day (AR-8, DAY-1, DUE-10, ORG-38)', async ({
  newStaff: page,
  call,
}) => {
  await test.step('General begins with what matters of a company (ORG-38)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, {
      body: { name: 'Overseen Ltd', firstAr: '2026-02-13', status: true, incorporationDate: '2025-08-13' },
    })
    const person = await call(peopleCalls.createPerson, { body: { firstName: 'Olga', lastName: 'Officer' } })
    await call(linksCalls.createLink, {
      body: { organizationId: data._id, peopleId: person.data._id, roles: ['director', 'shareholder'] },
    })
    await call(followUpsCalls.startFollowUp, { body: { name: 'CHANGE_OF_DIRECTOR', organization_id: data._id } })

    await page.clock.setFixedTime('2027-03-13T12:00:00Z')
    await page.goto(`/organization/${data._id}`)
    const overview = page.getByRole('region', { name: 'Overview' })
    // Day 56 after 13/02/2027 is a Saturday.
    await expect(overview).toContainText('12/04/202730 days left')
    await expect(overview).toContainText('made up to 13/02/2027')
    await expect(overview).toContainText('RBONot filed')
    await expect(overview.getByRole('img', { name: 'Change of Director, step 0 of 7' })).toBeVisible()
    const [above, below] = await Promise.all([
      overview.boundingBox(),
      page.getByRole('textbox', { name: 'Name', exact: true }).boundingBox(),
    ])
    expect(above?.y).toBeLessThan(below?.y ?? 0)

    await overview.getByRole('link', { name: 'Olga Officer' }).click()
    await expect(page).toHaveURL(new RegExp(`/people/${person.data._id}`))
  })

  // DAY-1, DUE-10, AR-8. The browser is in Los Angeles: there it is still Monday when it is Tuesday in Dublin. Day 56 is a
  // Saturday.
  await test.step('staff sees what is late by the firm’s day and by the last day to file', async () => {
    const { data } = await call(organizationsCalls.createOrganization, {
      body: { name: 'Urgent Ltd', firstAr: '2026-02-13', status: true, incorporationDate: '2025-08-13' },
    })
    await call(peopleCalls.createPerson, { body: { firstName: 'Una', lastName: 'Urgent', dateAml: '2023-01-09' } })
    const overview = page.getByRole('region', { name: 'Overview' })
    const showAt = async (instant: string, address: string) => {
      await page.clock.setFixedTime(instant)
      await page.goto(address)
    }

    await test.step('today is the day of the firm, even for a browser in another time zone', async () => {
      await showAt('2027-04-12T23:30:00Z', `/organization/${data._id}`)
      await expect(overview).toContainText('late by 1 day')
    })

    await test.step('when day 56 is a Saturday, a return is not late on the Monday after it', async () => {
      await showAt('2027-04-12T12:00:00Z', `/organization/${data._id}`)
      await expect(overview).toContainText('file today')
      await expect(overview).not.toContainText('late by')
    })

    await test.step('lists and the dashboard say how late it is', async () => {
      await showAt('2028-07-13T12:00:00Z', '/organization?search=urgent')
      await expect(page.getByRole('row', { name: /Urgent Ltd/ })).toContainText('02/2027 late by 1 year 3 months')
      await visit(page, '/people?search=urgent')
      await expect(page.getByRole('row', { name: /Una/ })).toContainText('09/01/2026 late by 2 years 6 months')
      await visit(page, '/')
      await expect(page.getByRole('region', { name: 'Organizations' })).toContainText('late by')
    })
  })
})
