import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const check = async (page: Page, where: string) => {
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'hidden' })
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
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
    domiciliationPaidReminder: '2024-01-01',
  })
  await call('POST', '/linkpeopleorganization', {
    peopleId: person._id,
    organizationId: organization._id,
    roles: ['director', 'shareholder'],
    beneficiaryPercentage: 60,
  })
  const pages = [
    ['/', 'Home'],
    ['/organization', 'Organizations'],
    ['/organization?search=no-such-company', 'Organizations'],
    [`/organization/${organization._id}`, 'Accessible Ltd'],
    [`/organization/${organization._id}/PEOPLE_TAB`, 'Accessible Ltd'],
    [`/organization/${organization._id}/RAW_DATA`, 'Accessible Ltd'],
    ['/people', 'People'],
    [`/people/${person._id}`, 'Ada Accessible'],
    [`/people/${person._id}/ATTACHEDFILES_PEOPLE_TAB`, 'Ada Accessible'],
    [`/people/${person._id}/ORGANIZATION_TAB`, 'Ada Accessible'],
    [`/people/${person._id}/RAW_DATA`, 'Ada Accessible'],
    ['/account', 'My Profile'],
    ['/followUp', 'Follow-ups'],
  ] as const
  test.setTimeout(240_000)
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
  const open = [
    ['/organization', 'New Organization'],
    ['/organization', 'Duplicates'],
    ['/organization', 'Filters'],
    ['/people', 'New People'],
    [`/people/${person._id}/ORGANIZATION_TAB`, 'Link Organization'],
    [`/people/${person._id}`, 'Delete'],
  ] as const
  test.setTimeout(240_000)
  for (const [path, button] of open)
    await inBoth(page, `${path}: ${button}`, async () => {
      await page.goto(path)
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.getByRole('dialog').waitFor()
    })
})

test('nobody is shut out of the public form, its review and the mail', async ({ staff: page, call }) => {
  const { data: form } = await call('POST', '/form', {
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
  })
  const pages = [
    ['/publicform', /société/],
    ['/publicform/validate', 'Erreur'],
    ['/form', 'Forms'],
    [`/form/${form._id}`, /^Accessible form/],
    ['/email', 'Emails History'],
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
  await inBoth(page, 'Create company', async () => {
    await page.goto(`/form/${form._id}`)
    await page.getByRole('button', { name: 'Create company' }).click()
    await page.getByRole('dialog').waitFor()
  })
})
