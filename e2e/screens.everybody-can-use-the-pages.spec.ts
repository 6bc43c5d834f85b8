import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { expectAccessible, type FilledRecords, test, visitPage } from './accessibility.ts'
import { coveredElements } from './covered.ts'
import { expect } from './support.ts'

type Address = string | ((records: FilledRecords) => string)

const organizationTab =
  (tab = '') =>
  ({ organization }: FilledRecords) =>
    `/organization/${organization}/${tab}`

const personTab =
  (tab = '') =>
  ({ person }: FilledRecords) =>
    `/people/${person}/${tab}`

const pages: Record<string, [address: Address, heading: string | RegExp]> = {
  'the dashboard': ['/', 'Home'],
  'the list of organizations': ['/organization?search=Accessible', 'Organizations'],
  'the list of organizations that finds nothing': ['/organization?search=no-such-company', 'Organizations'],
  'the General tab of an organization': [organizationTab(), 'Accessible Ltd'],
  'the Accounting tab of an organization': [organizationTab('ACCOUNTING_TAB'), 'Accessible Ltd'],
  'the Services tab of an organization': [organizationTab('SERVICE_TAB'), 'Accessible Ltd'],
  'the AML tab of an organization': [organizationTab('AML_TAB'), 'Accessible Ltd'],
  'the Files tab of an organization': [organizationTab('ATTACHEDFILES_ORGANIZATION_TAB'), 'Accessible Ltd'],
  'the Notes tab of an organization': [organizationTab('NOTES_TAB'), 'Accessible Ltd'],
  'the Members tab of an organization': [organizationTab('PEOPLE_TAB'), 'Accessible Ltd'],
  'the Payments tab of an organization': [organizationTab('PAYMENT_TAB'), 'Accessible Ltd'],
  'the Follow Up tab of an organization': [organizationTab('FOLLOW_UP_BETA_TAB'), 'Accessible Ltd'],
  'the History tab of an organization': [organizationTab('HISTORY_TAB'), 'Accessible Ltd'],
  'the raw data of an organization': [organizationTab('RAW_DATA'), 'Accessible Ltd'],
  'the list of people': ['/people?search=Accessible', 'People'],
  'the page of a person': [personTab(), 'Ada Accessible'],
  'the Files tab of a person': [personTab('ATTACHEDFILES_PEOPLE_TAB'), 'Ada Accessible'],
  'the Organizations tab of a person': [personTab('ORGANIZATION_TAB'), 'Ada Accessible'],
  'the History tab of a person': [personTab('HISTORY_TAB'), 'Ada Accessible'],
  'the raw data of a person': [personTab('RAW_DATA'), 'Ada Accessible'],
  'the list of orders': ['/order?search=Payer', 'Orders'],
  'the list of orders that finds nothing': ['/order?search=no-such-order', 'Orders'],
  'the page of an order': [({ order }) => `/order/${order}`, 'Ada Payer'],
  'the raw data of an order': [({ order }) => `/order/${order}/RAW_DATA`, 'Ada Payer'],
  'the catalogue': ['/order/products', 'Products'],
  'the list of follow-ups': ['/followUp?search=Accessible', 'Follow-ups'],
  'the sorted and filtered list of follow-ups': [
    '/followUp?sortField=deadline&due=soon&search=Accessible',
    'Follow-ups',
  ],
  'the board of a process': ['/followUp?name=INCORPORATION&view=board', 'Follow-ups'],
  'the list of AML files': ['/aml?search=Accessible', 'AML files'],
  'the page of deadlines': ['/deadlines?search=Accessible', 'Deadlines'],
  'the calendar of deadlines': ['/deadlines?view=calendar&search=Accessible', 'Deadlines'],
  'the page of reminders': ['/reminders', 'Reminders'],
  'the list of filings': ['/filings?search=Accessible', 'Filings'],
  'the reports': ['/reports', 'Reports'],
  'the board of tasks': ['/task?search=Accessible', 'Tasks'],
  'the bin': ['/bin', 'Bin'],
  'the page of imports': ['/import', 'Import'],
  'the list of forms': ['/form?search=Accessible', 'Forms'],
  'the page of a form': [({ form }) => `/form/${form}`, /^Accessible form/],
}

const WIDE = { width: 1440, height: 900 }
const LOW = { width: 1280, height: 600 }

for (const [name, [address, heading]] of Object.entries(pages))
  test(`${name} has no accessibility violations, light and dark, and no bar covers what has the focus`, async ({
    staff: page,
    records,
  }) => {
    const url = typeof address === 'string' ? address : address(records)
    await expectAccessible(page, () => visitPage(page, url, heading))
    // UI-23
    await page.setViewportSize(LOW)
    // The links of the bar are measured anew in a window of another size.
    await expect.poll(() => coveredElements(page)).toEqual([])
    await page.setViewportSize(WIDE)
  })

for (const [address, heading] of [
  ['/account', 'My Profile'],
  ['/email', 'Emails History'],
] as const)
  test(`the page ${address} with emails in it has no accessibility violations, light and dark`, async ({
    staff: page,
    call,
    account,
  }) => {
    await call(emailsCalls.sendTemplateEmail, { body: { templateId: 2, emailTo: account.email, params: {} } })
    await expectAccessible(page, () => visitPage(page, address, heading))
  })

for (const address of ['/auth/signin', '/auth/signup'])
  test(`the page ${address} has no accessibility violations, light and dark`, async ({ page }) => {
    await expectAccessible(page, async () => {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
    })
  })
