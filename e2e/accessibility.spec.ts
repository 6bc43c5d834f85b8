import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const check = async (page: Page, where: string) => {
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'hidden' })
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: RULES }, rules: { 'landmark-unique': { enabled: true } } })
    .analyze()
  const found = violations.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
  expect(found, where).toEqual([])
}

const inBoth = async (page: Page, where: string, look: () => Promise<void>) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await look()
    await check(page, `${where}, ${colorScheme}`)
  }
}

test('nobody is shut out of signing in and up', async ({ page }) => {
  for (const path of ['/auth/signin', '/auth/signup'])
    await inBoth(page, path, async () => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
    })
})

test('nobody is shut out of the pages of staff', async ({ staff: page, call, account }) => {
  const { data: organization } = await call('POST', '/organization', {
    name: 'Accessible Ltd',
    creationStatus: 'LATE',
    incorporationDate: '2020-01-31',
  })
  const { data: person } = await call('POST', '/people', {
    firstName: 'Ada',
    lastName: 'Accessible',
    dateAml: '2024-05-05',
  })
  await call('PUT', `/organization/${organization._id}`, {
    aml: { appendix2_q1: true },
    hasDomiciliation: true,
    domiciliationSubscription: '2022-01-01',
    domiciliationPaymentHistory: [{ nextPaidReminder: '2022-01-01', paidDate: '2022-03-01' }],
    status: true,
    financialYearEnd: '2023-12-31',
    corporationTaxPaid: ['2023-09-20'],
    attachedFiles: [{ url: 'http://localhost/file/a.pdf', folder: 'Incorporation', fileName: 'a.pdf' }],
  })
  await call('POST', '/linkpeopleorganization', {
    peopleId: person._id,
    organizationId: organization._id,
    roles: ['director', 'shareholder'],
    beneficiaryPercentage: 60,
  })
  const { data: order } = await call('POST', '/order', {
    organizationId: organization._id,
    firstName: 'Ada',
    lastName: 'Payer',
    product: 'Accessible relic',
    dateOrder: '2026-01-01',
    totalPaid: 5,
    withVat: true,
  })
  for (const name of ['DISTRICT_COURT', 'AR_TRADING'])
    await call('POST', '/followUp', { name, organization_id: organization._id })
  const { data: users } = await call<{ data: { _id: string }[] }>('POST', '/user/search', { search: account.name })
  await call('POST', '/task', {
    title: 'Accessible task',
    description: 'Call the client',
    users: [{ userId: users[0]?._id }],
    organizationId: organization._id,
    peopleId: person._id,
  })
  const pages = [
    ['/order', 'Orders'],
    ['/order?search=no-such-order', 'Orders'],
    [`/order/${order._id}`, 'Ada Payer'],
    [`/order/${order._id}/RAW_DATA`, 'Ada Payer'],
    ['/order/products', 'Products'],
    [`/organization/${organization._id}/PAYMENT_TAB`, 'Accessible Ltd'],
    ['/', 'Home'],
    ['/organization', 'Organizations'],
    ['/organization?search=no-such-company', 'Organizations'],
    [`/organization/${organization._id}`, 'Accessible Ltd'],
    [`/organization/${organization._id}/ACCOUNTING_TAB`, 'Accessible Ltd'],
    [`/organization/${organization._id}/SERVICE_TAB`, 'Accessible Ltd'],
    [`/organization/${organization._id}/AML_TAB`, 'Accessible Ltd'],
    [`/organization/${organization._id}/ATTACHEDFILES_ORGANIZATION_TAB`, 'Accessible Ltd'],
    [`/organization/${organization._id}/NOTES_TAB`, 'Accessible Ltd'],
    [`/organization/${organization._id}/PEOPLE_TAB`, 'Accessible Ltd'],
    [`/organization/${organization._id}/RAW_DATA`, 'Accessible Ltd'],
    ['/people', 'People'],
    [`/people/${person._id}`, 'Ada Accessible'],
    [`/people/${person._id}/ATTACHEDFILES_PEOPLE_TAB`, 'Ada Accessible'],
    [`/people/${person._id}/ORGANIZATION_TAB`, 'Ada Accessible'],
    [`/people/${person._id}/RAW_DATA`, 'Ada Accessible'],
    ['/account', 'My Profile'],
    [`/organization/${organization._id}/FOLLOW_UP_BETA_TAB`, 'Accessible Ltd'],
    ['/followUp', 'Follow-ups'],
    ['/followUp?sortField=deadline&due=soon', 'Follow-ups'],
    ['/task', 'Tasks'],
  ] as const
  test.setTimeout(600_000)
  for (const [path, heading] of pages)
    await inBoth(page, path, async () => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await page.waitForLoadState('networkidle')
    })
  expect(account.token).not.toBe('')
})

test('nobody is shut out of the dialogs', async ({ staff: page, call }) => {
  const { data: person } = await call('POST', '/people', { firstName: 'Dina', lastName: 'Dialog' })
  await call('POST', '/organization', { name: 'Dialog Ltd' })
  const open = [
    ['/order', 'Add a new order'],
    ['/order', 'Columns'],
    ['/order/products', 'Add a product'],
    ['/organization', 'New Organization'],
    ['/organization', 'Duplicates'],
    ['/organization', 'Filters'],
    ['/people', 'New People'],
    [`/people/${person._id}/ORGANIZATION_TAB`, 'Link Organization'],
    [`/people/${person._id}`, 'Delete'],
    ['/task', 'Create Task'],
  ] as const
  test.setTimeout(600_000)
  for (const [path, button] of open)
    await inBoth(page, `${path}: ${button}`, async () => {
      await page.goto(path)
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.getByRole('dialog').waitFor()
    })
})

test('nobody is shut out of the subscriptions of an organization', async ({ staff: page, call }) => {
  const { data: organization } = await call('POST', '/organization', { name: 'Accessible Subscriber' })
  const { data: products } = await call<{ data: { _id: string }[] }>('POST', '/product/search', { subscription: true })
  const orders = await Promise.all(
    ['Linked', 'Free'].map((firstName) =>
      call('POST', '/order', {
        organizationId: organization._id,
        firstName,
        lastName: 'Payer',
        product: 'Accounting',
        dateOrder: '2026-01-01',
        totalPaid: 5,
      }),
    ),
  )
  const { data: subscription } = await call('POST', '/subscription', {
    organizationId: organization._id,
    productId: products[0]?._id,
    plan: 6,
    startingDate: '2024-01-01',
  })
  await call('PUT', `/subscription/${subscription._id}`, { addedOrder: orders[0]?.data._id })
  const panel = async () => {
    await page.goto(`/organization/${organization._id}`)
    await page.getByRole('button', { name: /Services Beta/i }).click()
    await page.getByRole('button', { name: /^Show orders/ }).click()
    await page.getByRole('button', { name: /^Unlink/ }).waitFor()
  }
  await inBoth(page, 'subscriptions', panel)
  await inBoth(page, 'Link an order', async () => {
    await panel()
    await page.getByRole('button', { name: /^Link an order/ }).click()
    await page.getByRole('option').click()
  })
  await inBoth(page, 'Add a subscription', async () => {
    await panel()
    await page.getByRole('button', { name: 'Add a subscription' }).click()
    await page.getByRole('dialog').waitFor()
  })
})

test('nobody is shut out of the public form, its review and the mail', async ({ staff: page, call, account }) => {
  const sent = {
    organizationName1: `Accessible form ${process.pid}`,
    organizationName2: 'Two',
    organizationName3: 'Three',
    description: 'A trade',
    IDPAL: true,
    peoples: [
      {
        firstName: 'Anne',
        lastName: 'Accessible',
        mail: 'anne@example.fr',
        phone: '1',
        birth: '1990-01-01',
        nationality: 'Irish',
        street: '1 Main Street',
        city: 'Cork',
        state: 'Cork',
        country: 'Ireland',
        zip: 'T12',
        personType: 'legalPerson',
        roles: ['director', 'secretary', 'shareholder'],
        beneficiaryPercentage: 100,
      },
    ],
  }
  const { data: form } = await call('POST', '/form', sent)
  const { data: organization } = await call('POST', '/organization', { name: 'Accessible Reader', mail: null })
  await call('PUT', `/organization/${organization._id}`, { mail: 'reader@example.fr', financialYearEnd: '2023-12-31' })
  await call('POST', '/organization/send', { templateId: 2, emailTo: account.email, params: {} })
  const pages = [
    ['/publicform', /société/],
    ['/publicform/validate', 'Erreur'],
    ['/form', 'Forms'],
    [`/form/${form._id}`, /^Accessible form/],
    ['/email', 'Emails History'],
    ['/account', 'My Profile'],
    [`/organization/${organization._id}`, 'Accessible Reader'],
  ] as const
  test.setTimeout(240_000)
  for (const [path, heading] of pages)
    await inBoth(page, path, async () => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await page.waitForLoadState('networkidle')
    })
  await inBoth(page, 'the public form with errors', async () => {
    await page.goto('/publicform')
    await page.getByRole('button', { name: 'Vérifier et envoyer' }).click()
    await page.getByText('Ce champ est obligatoire.').first().waitFor()
  })
  const review = async () => {
    await page.goto('/publicform')
    await page.evaluate((draft) => localStorage.setItem('public-form-draft', draft), JSON.stringify(sent))
    await page.reload()
    await page.getByRole('button', { name: 'Vérifier et envoyer' }).click()
    await page.getByRole('button', { name: 'Confirm & Submit' }).waitFor()
  }
  await inBoth(page, 'the review of the public form', review)
  await inBoth(page, 'the thank-you page', async () => {
    await review()
    await page.getByRole('button', { name: 'Confirm & Submit' }).click()
    await page.getByRole('heading', { name: 'Merci !' }).waitFor()
    await page.getByText('Form submitted successfully!').waitFor({ state: 'hidden' })
  })
  await inBoth(page, 'the preview of a mail', async () => {
    await page.goto(`/organization/${organization._id}/ACCOUNTING_TAB`)
    await page.getByRole('button', { name: 'Send reminder email' }).click()
    await page.getByRole('dialog', { name: 'Preview' }).waitFor()
  })
  await inBoth(page, 'Create company', async () => {
    await page.goto(`/form/${form._id}`)
    await page.getByRole('button', { name: 'Create company' }).click()
    await page.getByRole('dialog').waitFor()
  })
})
