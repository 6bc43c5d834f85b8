import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expectNoSidewaysScroll, expectRowsInFirstThird, hiddenWidthOf } from './narrow.ts'
import { expect, test, visit } from './support.ts'

test('staff filters and sorts follow-ups by what is due, on a screen and on a phone (FUP-10, FUP-12, FUP-30, FUP-33, FUP-34, LIST-12, UI-5)', async ({
  staff: page,
  call,
}) => {
  // FUP-10, FUP-12, FUP-30, FUP-33, FUP-34, UI-5
  await test.step('staff filters and sorts follow-ups by what is due, and reads the oldest first on the dashboard', async () => {
    const ids = { A: '', B: '', C: '' }
    for (const letter of ['A', 'B', 'C'] as const) {
      const { data } = await call(organizationsCalls.createOrganization, { body: { name: `Deadwatch ${letter}` } })
      ids[letter] = data._id
    }
    const start = async (letter: keyof typeof ids, name: FollowUpCode, changes?: object) => {
      const { data } = await call(followUpsCalls.startFollowUp, { body: { name, organization_id: ids[letter] } })
      if (changes) await call(followUpsCalls.updateFollowUp, { params: { id: data._id }, body: changes })
    }
    // Older than what any other test leaves behind.
    await start('A', 'AR_TRADING', { ARD: '2000-01-01', comments: 'Long forgotten' })
    await start('A', 'VAT_REGISTRATION', { step_index: 5 })
    await start('B', 'INCORPORATION')
    await start('B', 'VAT_REGISTRATION')
    await start('C', 'AR_TRADING')

    await visit(page, '/followUp')
    await page.getByRole('searchbox').fill('deadwatch')
    await expect(page.getByRole('row')).toHaveCount(6)
    const rows = page.getByRole('row')
    const summary = page.getByRole('navigation', { name: 'Summary' })

    await test.step('each figure says how many rows its click shows', async () => {
      const figures = { All: 5, 'In progress': 4, Completed: 1, Overdue: 1, 'Due in 30 days': 1, Incorporation: 1 }
      for (const [label, count] of Object.entries(figures)) {
        const figure = summary.getByRole('link').filter({ hasText: label })
        await expect(figure).toContainText(String(count))
        await figure.click()
        await expect(rows).toHaveCount(count + 1)
      }
      await expect(page).toHaveURL(/name=INCORPORATION/)
      await expect(page).toHaveURL(/due=soon/)
    })

    await test.step('filters, which the URL keeps', async () => {
      await visit(page, '/followUp?search=deadwatch')
      await expect(page.getByRole('checkbox', { name: 'In progress' })).toBeChecked()
      await page.getByText('Completed', { exact: true }).first().click()
      await expect(page).toHaveURL(/completed=false/)

      await visit(page, '/followUp?search=deadwatch&completed=false')
      await expect(rows).toHaveCount(5)
      await page.getByRole('checkbox', { name: 'In progress' }).press('Space')
      await expect(rows).toHaveCount(6)
      await page.getByLabel('Deadline, on or before').fill('31/12/2020')
      await page.keyboard.press('Tab')
      await expect(rows).toHaveCount(2)
      await expect(page).toHaveURL(/deadline=2020-12-31/)

      await page.reload()
      await expect(page.getByLabel('Deadline, on or before')).toHaveValue('31/12/2020')
      await expect(rows).toHaveCount(2)
      await expect(rows.nth(1)).toContainText(/late by/)

      await visit(page, '/followUp?search=deadwatch&deadline=1999-01-01')
      await expect(rows).toHaveCount(6)
    })

    await test.step('sorts, and clears the sort', async () => {
      await page.getByRole('button', { name: 'Organization' }).click()
      await expect(page.getByRole('columnheader', { name: 'Organization' })).toHaveAttribute('aria-sort', 'ascending')
      await page.getByRole('button', { name: 'Organization' }).click()
      await expect(page.getByRole('columnheader', { name: 'Organization' })).toHaveAttribute('aria-sort', 'descending')
      await expect(rows.nth(1)).toContainText('Deadwatch C')
      await page.getByRole('button', { name: 'Clear the sort' }).click()
      await expect(page).not.toHaveURL(/sortField/)
      await expect(rows.nth(1)).toContainText('Deadwatch C')
    })

    await test.step('opens the organization and comes back', async () => {
      const listUrl = page.url()
      await page.getByRole('link', { name: 'Deadwatch B' }).first().click()
      await expect(page).toHaveURL(new RegExp(`/organization/${ids.B}/FOLLOW_UP_BETA_TAB`))
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page).toHaveURL(listUrl)
    })

    await test.step('reads the oldest first on the dashboard', async () => {
      await visit(page, '/')
      const card = page.getByRole('region', { name: 'Follow Ups' })
      await card.getByLabel('Follow-up type').selectOption({ label: 'AR Trading' })
      const late = card.getByRole('listitem').filter({ hasText: 'Deadwatch A' })
      await expect(late).toContainText('0/12 Start of the process')
      await expect(late).toContainText('in progress')
      await expect(late).toContainText('26/02/2000')
      await expect(late).toContainText('Long forgotten')
      await expect(card.getByRole('listitem').first()).toContainText('Deadwatch A')
      await late.getByRole('link').click()
      await expect(page.getByRole('link', { name: /^Follow Up 2/ })).toHaveAttribute('aria-current', 'page')
    })
  })

  await test.step('on a phone a follow-up shows its step, a tap beside its tick ticks it, and its next step is readable (LIST-12, FUP-30)', async () => {
    const name = `Pocket Court ${process.pid} Ltd`
    const { data: company } = await call(organizationsCalls.createOrganization, { body: { name } })
    const { data: followUp } = await call(followUpsCalls.startFollowUp, {
      body: { name: 'DISTRICT_COURT', organization_id: company._id },
    })
    await call(followUpsCalls.updateFollowUp, { params: { id: followUp._id }, body: { step_index: 3 } })
    await page.setViewportSize({ width: 390, height: 844 })

    await visit(page, `/followUp?search=${encodeURIComponent(name)}`)
    const card = page.getByRole('listitem').filter({ hasText: name })
    await expect(card).toContainText('3/13 Awaiting District Court Date')
    await expectRowsInFirstThird(page)
    const tick = card.getByRole('checkbox')
    // Beside the tick, where the card is not opened. A forced click takes the place of the tick at that moment.
    for (const [x, y] of ['-6,8', '8,24', '20,8'].map((place) => place.split(',').map(Number)))
      await tick.click({ position: { x: x ?? 0, y: y ?? 0 }, force: true })
    await expect(tick).toBeChecked()
    await expect(page).toHaveURL(/followUp\?/)

    await visit(page, `/organization/${company._id}/FOLLOW_UP_BETA_TAB`)
    const next = page.getByText(/^Next: Letter of Engagement/)
    await expect(next).toBeVisible()
    await expect.poll(() => hiddenWidthOf(next)).toBeLessThanOrEqual(0)

    await test.step('a long note beside a name takes two lines', async () => {
      const old = `Narrow Return ${process.pid} Ltd`
      // Its ARD was computed, and nobody has confirmed it.
      const { data } = await call(organizationsCalls.createOrganization, {
        body: { name: old, incorporationDate: '2001-05-05', status: true },
      })
      await call(followUpsCalls.startFollowUp, { body: { name: 'AR_TRADING', organization_id: data._id } })
      await visit(page, `/followUp?search=${encodeURIComponent(old)}`)
      await expect(page.getByRole('listitem').filter({ hasText: old })).toContainText('ARD not confirmed with the CRO')
      await expectNoSidewaysScroll(page)
    })
  })
})

test('the card of follow-ups without any ends with its message, without a line for pages (FUP-34)', async ({
  staff: page,
}) => {
  await page.route('**/followUp/organizations', (route) =>
    route.fulfill({ json: { ok: true, data: [], totalItems: 0, totalPages: 0, totalFollowUps: 0 } }),
  )

  await visit(page, '/')

  const card = page.getByRole('region', { name: 'Follow Ups' })
  await expect(card.getByText('No follow-ups yet')).toBeVisible()
  const line = await card.evaluate((one) => one.lastElementChild?.getBoundingClientRect().height)
  expect(line).toBe(0)
})
