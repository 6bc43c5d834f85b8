import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import type { Page } from '@playwright/test'
import { test as readingTest, visitPage } from './accessibility.ts'
import { ADMINISTRATOR } from './server/global-setup.ts'
import { callsOf, expect, signUp, visit } from './support.ts'

/** The names of buttons that change a record. Saved views and one's own account are for everybody. */
const CHANGES =
  /^(add|archive|assign|complete|correct|create|delete|done|edit|fill|import|invite|it is genuine|link|merge|move|new|next:|offer|prepare|remove|rename|restore|retire|rules|save|send|set|sign|skip|snooze|start(?! date)|take back|unarchive|undo|unlink|update|upload)\b/i

const organizationTabs = [
  'GENERAL_TAB',
  'ACCOUNTING_TAB',
  'SERVICE_TAB',
  'AML_TAB',
  'PEOPLE_TAB',
  'REGISTERS_TAB',
  'COMPLIANCE_TAB',
  'FILINGS_TAB',
  'PAPERS_TAB',
  'PAYMENT_TAB',
  'FOLLOW_UP_BETA_TAB',
  'ATTACHEDFILES_ORGANIZATION_TAB',
  'NOTES_TAB',
  'HISTORY_TAB',
]
const lists = [
  '/',
  '/organization',
  '/people',
  '/order',
  '/order/products',
  '/followUp',
  '/followUp?name=DISTRICT_COURT&view=board',
  '/form',
  '/email',
  '/aml',
  '/deadlines',
  '/deadlines?view=calendar',
  '/reminders',
  '/filings',
  '/task',
  '/bin',
  '/import',
]

const enabledChanges = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  const names = await page
    .locator('#content, [role=dialog]')
    .getByRole('button', { name: CHANGES, disabled: false })
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent))

  return names
}

const test = readingTest.extend({
  account: async ({ request }, use) => {
    const account = await signUp(request)
    const administrator = await request.post(`${process.env['BASE_URL']}/user/signin`, { data: ADMINISTRATOR })
    const { token } = (await administrator.json()) as { token: string }
    const asAdministrator = callsOf(request, { ...account, token })
    await asAdministrator(staffCalls.updateStaff, { params: { id: account.id }, body: { role: 'readOnly' } })
    const signedIn = await callsOf(request, account)(usersCalls.signIn, { body: account })
    await use({ ...account, token: signedIn.token, signedIn })
  },
  staff: async ({ keptPage, account }, use) => {
    await use(await keptPage.begin(account.signedIn))
    await keptPage.end()
  },
})

const expectNoChanges = async (page: Page, addresses: string[]) => {
  for (const address of addresses) {
    await visitPage(page, address, /./)
    expect(await enabledChanges(page), address).toEqual([])
  }
}

test('a read-only user finds no enabled button that changes a record on any list (USER-12)', async ({
  staff: page,
  records,
}) => {
  expect(records).toBeDefined()
  await expectNoChanges(page, lists)

  await visit(page, '/import')
  await expect(page.getByText('Your role can read but not change anything.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeHidden()
  await expect(page.locator('input[type=file]')).toHaveCount(0)

  await visit(page, '/task')
  await page.getByRole('link', { name: 'Accessible task' }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeDisabled()
  expect(await enabledChanges(page), 'the dialog of a task').toEqual([])
})

test('a read-only user finds no enabled button that changes a record on any tab of a company (USER-12)', async ({
  staff: page,
  records,
}) => {
  await expectNoChanges(
    page,
    organizationTabs.map((tab) => `/organization/${records.organization}/${tab}`),
  )

  await visit(page, `/organization/${records.organization}`)
  await expect(page.getByLabel('Name')).toBeDisabled()
  await expect(page.getByText('Your role can read but not change anything.')).toBeVisible()
  await page.getByRole('button', { name: /Services Beta/i }).click()
  expect(await enabledChanges(page), 'the subscriptions').toEqual([])
})

test('a read-only user finds no enabled button that changes a person, an order or a form (USER-12)', async ({
  staff: page,
  records: { person, order, form },
}) => {
  const tabs = ['', 'ATTACHEDFILES_PEOPLE_TAB', 'ORGANIZATION_TAB', 'HISTORY_TAB']
  await expectNoChanges(page, [...tabs.map((tab) => `/people/${person}/${tab}`), `/order/${order}`, `/form/${form}`])
})
