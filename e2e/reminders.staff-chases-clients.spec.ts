import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { addMonths } from '@registrar/domain/shared/iso-date'
import { callsOf, chooseInBar, expect, type MakeCall, signUp, test, visit } from './support.ts'

// Each test sets rules of the whole firm, so they run one after another.
test.describe.configure({ mode: 'default' })

/** A financial year end whose corporation tax return fell due some weeks ago, by the clock of the server. */
const yearEndDueLately = async (call: MakeCall) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Tells the day' } })
  const { createdAt } = await call(organizationsCalls.findOrganization, { params: { id: data._id } })
  return addMonths(createdAt.slice(0, 10), -10)
}

test('staff turn a rule on, edit a reminder, send two, take them back, send them again and skip one (REM-1, REM-5, MAIL-16)', async ({
  staff: page,
  call,
  account,
}) => {
  const marker = `Chased ${account.id.slice(-6)}`
  const financialYearEnd = await yearEndDueLately(call)
  for (const [name, mail] of [
    ['One', 'one@example.ie'],
    ['Two', null],
  ] as const)
    await call(organizationsCalls.createOrganization, {
      body: { name: `${marker} ${name}`, mail, language: 'en', financialYearEnd },
    })
  await call(remindersCalls.updateReminderRule, { params: { rule: 'CORPORATION_TAX' }, body: { on: false } })

  await visit(page, '/')
  await chooseInBar(page, 'Main', 'Reminders')
  await page.getByRole('button', { name: 'Rules' }).click()
  await page.getByRole('switch', { name: 'Corporation tax: on' }).press('Space')
  await expect(page.getByRole('switch', { name: 'Corporation tax: on' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Prepare now' }).click()

  await page.getByRole('searchbox', { name: 'Search reminders' }).fill(marker)
  const rows = page.getByRole('region', { name: 'Reminders' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: `${marker} Two: corporation tax return` }).click()
  await expect(page.getByTitle('Preview')).toBeVisible()
  await page.getByLabel('Subject').fill(`${marker} edited`)
  await page.getByLabel('To', { exact: true }).fill('nobody')
  await page.getByRole('textbox', { name: 'Text' }).focus()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('To', { exact: true })).toBeFocused()
  await page.getByLabel('To', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: `${marker} edited` })).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select this page' }).click()
  await page.getByRole('button', { name: 'Send 2' }).click()
  const question = page.getByRole('dialog', { name: 'Send 2 reminders?' })
  await expect(question).toContainText('Corporation tax: 2')
  await expect(question).toContainText('1 of 2 without a valid email address')
  await question.getByRole('button', { name: 'Send 2 reminders' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back: 2 reminders not sent.')).toBeVisible()
  await expect(rows).toHaveCount(3)

  await page.getByRole('checkbox', { name: 'Select this page' }).click()
  await page.getByRole('button', { name: 'Send 2' }).click()
  await question.getByRole('button', { name: 'Send 2 reminders' }).click()
  const outcome = '1 reminder kept in the outbox: no mail server is set up. 1 refused: There is no email address.'
  await expect(page.getByText(outcome)).toBeVisible({ timeout: 30_000 })
  await expect(rows).toHaveCount(2)

  await page.getByRole('checkbox', { name: `Choose ${marker} edited` }).click()
  await page.getByRole('button', { name: 'Skip 1' }).click()
  await page.getByLabel('Reason').fill('Rang them')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByText('No reminders', { exact: true })).toBeVisible()
  await page.getByRole('radiogroup', { name: 'State' }).getByText('Skipped').click()
  await expect(page.getByText('skipped: Rang them')).toBeVisible()
  await page.getByText('Skipped 1 reminder.').locator('..').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('skipped: Rang them')).toBeHidden()
})

test('staff choose between two texts, turn on the morning email, and page through reminders (REM-5, REM-7)', async ({
  staff: page,
  call,
  account,
  request,
}) => {
  await test.step('staff choose whose text stays when a colleague has edited the same reminder (API-10)', async () => {
    const marker = `Both ${account.id.slice(-6)}`
    await call(organizationsCalls.createOrganization, {
      body: { name: marker, language: 'en', financialYearEnd: await yearEndDueLately(call) },
    })
    await call(remindersCalls.updateReminderRule, { params: { rule: 'CORPORATION_TAX' }, body: { on: true } })
    await call(remindersCalls.prepareReminders, {})
    const { data } = await call(remindersCalls.searchReminders, { body: { search: marker } })
    const colleague = await signUp(request)

    await visit(page, `/reminders?search=${encodeURIComponent(marker)}`)
    await page.getByRole('button', { name: `${marker}: corporation tax return` }).click()
    await page.getByLabel('Subject').fill(`${marker} mine`)
    await callsOf(request, colleague)(remindersCalls.updateReminder, {
      params: { id: data[0]?._id ?? '' },
      body: { subject: `${marker} theirs` },
    })
    await page.getByRole('button', { name: 'Save', exact: true }).click()

    const question = page.getByRole('dialog', { name: 'Changed by somebody else' })
    await expect(question.getByText(`${colleague.name} changed the same field`)).toBeVisible()
    await question.getByLabel(/^Yours: /).check()
    await question.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: `${marker} mine` })).toBeVisible()
  })

  await test.step('staff turn on the morning email in their account (REM-7)', async () => {
    await visit(page, '/account')
    const choice = page.getByRole('switch', { name: /Email me each morning/ })
    await expect(choice).toBeEnabled()
    await choice.press('Space')
    await expect(choice).toBeChecked()
    await page.reload()
    await expect(choice).toBeChecked()
  })

  await test.step('on a phone a page has 25 reminders, and 100 on a wide screen (REM-5)', async () => {
    const marker = `Many ${account.id.slice(-6)}`
    const body = { language: 'en', financialYearEnd: await yearEndDueLately(call) } as const
    for (let index = 1; index <= 26; index += 1)
      await call(organizationsCalls.createOrganization, { body: { ...body, name: `${marker} ${index}` } })
    await call(remindersCalls.updateReminderRule, { params: { rule: 'CORPORATION_TAX' }, body: { on: true } })
    await call(remindersCalls.prepareReminders, {})

    await visit(page, `/reminders?search=${marker}`)
    await expect(page.getByText('1–26 of 26')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByText('1–25 of 26')).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByText('26–26 of 26')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Choose / })).toHaveCount(1)
  })
})

test('a field of the rules shows the days that a colleague sets, and leaving it does not save older ones (REM-1)', async ({
  liveStaff: page,
  call,
  colleague,
}) => {
  const params = { rule: 'IDENTITY' as const }
  await call(remindersCalls.updateReminderRule, { params, body: { days: [40] } })
  await page.goto('/reminders')
  await page.getByRole('button', { name: 'Rules' }).click()
  const field = page.getByLabel('Identity document: days')
  await field.focus()
  await expect(field).toHaveValue('40')
  await colleague(remindersCalls.updateReminderRule, { params, body: { days: [50, 5] } })
  await expect(field).toHaveValue('50, 5')

  await field.fill('5, 60')
  await field.press('Tab')
  await expect(field).toHaveValue('60, 5')
  const { data } = await call(remindersCalls.listReminderRules)
  expect(data.find(({ rule }) => rule === params.rule)?.days).toEqual([60, 5])

  await test.step('days that cannot be read are not left without a question (UI-9)', async () => {
    await field.fill('30, seven')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Unsaved changes' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(field).toHaveValue('30, seven')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByRole('dialog', { name: 'Reminder rules' })).toBeHidden()
  })
})
