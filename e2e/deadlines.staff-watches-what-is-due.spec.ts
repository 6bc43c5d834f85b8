import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { addDays, displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { type Account, chooseInBar, expect, type MakeCall, test, visit } from './support.ts'

const FAR_DAY: IsoDate = '2031-01-01'

/** The firm's today, as the server counts it. */
const todayOf = async (call: MakeCall, account: Account): Promise<IsoDate> => {
  const title = `Far ${account.id}`
  await call(tasksCalls.createTask, { body: { title, users: [{ userId: account.id }], dueDate: FAR_DAY } })
  const { data } = await call(deadlinesCalls.searchDeadlines, { body: { search: title } })
  return addDays(FAR_DAY, -(data[0]?.days ?? 0))
}

test('staff see and snooze what is due, on their day and in the calendar, which has an address (DUE-6, DUE-8, DUE-9)', async ({
  staff: page,
  call,
  account,
  request,
}) => {
  await test.step('staff see what they are in charge of, snooze it, and mark it as done (DUE-6, DUE-8)', async () => {
    const today = await todayOf(call, account)
    const users = [{ userId: account.id }]
    const marker = `Desk ${account.id.slice(-6)}`
    await call(organizationsCalls.createOrganization, {
      body: { name: `${marker} Ltd`, users, financialYearEnd: '2025-12-31' },
    })
    await call(tasksCalls.createTask, { body: { title: `${marker} late`, users, dueDate: addDays(today, -3) } })
    await call(tasksCalls.createTask, { body: { title: `${marker} soon`, users, dueDate: addDays(today, 5) } })

    await visit(page, '/')
    const myDay = page.getByRole('region', { name: 'My day', exact: true })
    await expect(myDay.getByRole('link', { name: `${marker} late` })).toBeVisible()
    await expect(myDay.getByRole('link', { name: `${marker} soon` })).toBeVisible()

    await chooseInBar(page, 'Main', 'Deadlines')
    await page.getByRole('searchbox', { name: 'Company or subject' }).fill(marker)
    // The groups are drawn anew for another search, which would close the menu of a row.
    await expect(page).toHaveURL(/search=/)
    const overdue = page.getByRole('region', { name: 'Overdue' })
    const week = page.getByRole('region', { name: 'This week' })
    // The taxes of the years after it depend on the day of the run.
    const lateRows = overdue.getByRole('listitem').filter({ hasNotText: /Preliminary tax|CT1/ })
    await expect(lateRows).toHaveCount(2)
    await expect(overdue.getByText('23/09/2026', { exact: true })).toBeVisible()
    await expect(week.getByRole('listitem')).toHaveCount(1)

    await page.getByRole('button', { name: `Actions for ${marker} soon` }).click()
    await page.getByRole('menuitem', { name: 'Snooze' }).click()
    await page.getByLabel('Reason').fill('Waiting for the bank')
    await page.getByRole('button', { name: 'Snooze' }).click()
    await expect(page.getByText('Snoozed', { exact: true }).first()).toBeVisible()
    await expect(week.getByText('Nothing.')).toBeVisible()

    await page.getByRole('button', { name: `Actions for ${marker} late` }).click()
    await page.getByRole('menuitem', { name: 'Mark as done' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click()
    await expect(lateRows).toHaveCount(1)

    await lateRows.getByRole('link', { name: `${marker} Ltd` }).click()
    await expect(page).toHaveURL(/\/organization\/[^/]+\/ACCOUNTING_TAB$/)
  })

  await test.step('staff create, renew and end a calendar address (DUE-9)', async () => {
    await visit(page, '/account')
    const calendar = page.getByRole('region', { name: 'Calendar' })
    const address = calendar.getByRole('textbox')

    const dialog = page.getByRole('dialog')

    await calendar.getByRole('button', { name: 'Create a calendar address' }).click()
    await dialog.getByLabel('Password').fill(account.password)
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(address).toHaveValue(/^http/)
    const first = await address.inputValue()
    expect((await request.get(first)).headers()['content-type']).toContain('text/calendar')

    await calendar.getByRole('button', { name: 'Renew' }).click()
    await dialog.getByLabel('Password').fill(account.password)
    await dialog.getByRole('button', { name: 'Renew' }).click()
    await expect(address).not.toHaveValue(first)
    expect((await request.get(first)).status()).toBe(404)

    await calendar.getByRole('button', { name: 'End' }).click()
    await dialog.getByRole('button', { name: 'End' }).click()
    await expect(calendar.getByRole('button', { name: 'Create a calendar address' })).toBeVisible()
    await expect(address).toHaveCount(0)
  })

  await test.step('the calendar shows a month and keeps it in the address', async () => {
    const title = `Monthly ${account.id.slice(-6)}`
    await call(tasksCalls.createTask, { body: { title, users: [{ userId: account.id }], dueDate: '2031-05-15' } })

    await visit(page, `/deadlines?view=calendar&month=2031-04&search=${encodeURIComponent(title)}`)
    const month = page.getByRole('region', { name: /^Calendar of/ }).getByRole('list')
    await expect(month).toBeVisible()
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/deadline/search', async (route) => {
      await released
      await route.fallback()
    })
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(page).toHaveURL(/month=2031-05/)
    await expect(month).toHaveAttribute('aria-busy', 'true')
    release()
    await page.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(/\/task\//)
    await expect(page.getByRole('dialog').getByLabel('Due date')).toHaveValue(displayDate('2031-05-15'))
  })
})
