import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectAccessible, test } from './accessibility.ts'
import { visit } from './support.ts'

// With the rows of the worker's own records: behind a dialog, axe reads every row.
const dialogs = {
  '/order?search=Payer': ['Add a new order', 'Columns'],
  '/order/products': ['Add a product'],
  // The last one opens a menu.
  '/organization?search=Accessible': ['New Organization', 'Duplicates', 'Filters', 'Views', 'Export'],
  '/people?search=Accessible': ['New People'],
  '/task?search=Accessible': ['Create Task'],
}

const openedIn = (page: Page) => page.getByRole('dialog').or(page.getByRole('menu'))

// The page is the worker's: the next test goes on in it.
const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(openedIn(page)).toBeHidden()
}

const openDialog = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button, exact: true }).click()
  await openedIn(page).waitFor()
  // Some load what they show when they open: with its title alone one is not checked yet.
  await expect(openedIn(page)).not.toHaveText(button)
}

for (const [address, buttons] of Object.entries(dialogs))
  test(`the dialogs of ${address} have no accessibility violations, light and dark`, async ({
    staff: page,
    records,
  }) => {
    await visit(page, records && address)
    for (const button of buttons)
      await test.step(button, async () => {
        await expectAccessible(page, () => openDialog(page, button))
        await closeDialog(page)
      })
  })

for (const [tab, button] of [
  ['ORGANIZATION_TAB', 'Link Organization'],
  ['', 'Delete'],
] as const)
  test(`the dialog ${button} of a person has no accessibility violations, light and dark`, async ({
    staff: page,
    records,
  }) => {
    await visit(page, `/people/${records.person}/${tab}`)
    await expectAccessible(page, () => openDialog(page, button))
    await closeDialog(page)
  })

test('the dialog Create company of a form has no accessibility violations, light and dark', async ({
  staff: page,
  records,
}) => {
  await visit(page, `/form/${records.form}`)
  await expectAccessible(page, () => openDialog(page, 'Create company'))
  await closeDialog(page)
})

test('the preview of an email has no accessibility violations, light and dark', async ({ staff: page, records }) => {
  await expectAccessible(page, async () => {
    await visit(page, `/organization/${records.organization}/ACCOUNTING_TAB`)
    await page.getByRole('button', { name: 'Send reminder email' }).click()
    await page.getByRole('dialog', { name: 'Preview' }).waitFor()
    // The email is in a frame that runs no script: axe would wait in it until the test times out.
    await page.getByTitle('Email preview').evaluate((frame) => frame.remove())
  })
  // The preview without its frame goes with its document.
  await page.goto('about:blank')
})

test('the subscriptions of an organization and their dialogs have no accessibility violations, light and dark', async ({
  staff: page,
  records,
}) => {
  await expectAccessible(page, async () => {
    await visit(page, `/organization/${records.organization}`)
    await page.getByRole('button', { name: /Services Beta/i }).click()
    await page.getByRole('button', { name: /^Show orders/ }).click()
    await page.getByRole('button', { name: /^Unlink/ }).waitFor()
  })

  await test.step('Add a subscription', async () => {
    await expectAccessible(page, () => openDialog(page, 'Add a subscription'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('Link an order', () =>
    expectAccessible(page, async () => {
      await page.getByRole('button', { name: /^Link an order/ }).click()
      await page.getByRole('option').click()
    }))
  await page.goto('about:blank')
})

test('the calendar of a day has no accessibility violations, light and dark', async ({ staff: page, records }) => {
  await expectAccessible(page, async () => {
    await visit(page, `/organization/${records.organization}`)
    // A month whose calendar also shows days of the months beside it.
    const field = page.getByLabel('Incorporation Date')
    await field.click()
    await field.fill('15/04/2026')
    await expect(page.getByRole('button', { name: '31 March 2026' })).toHaveCSS('opacity', '1')
  })
  for (const level of ['April 2026', '2026']) {
    await expect(page.getByRole('button', { name: 'Previous' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
    await page.getByRole('button', { name: level, exact: true }).click()
  }
  await expect(page.getByRole('button', { name: 'Previous' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  // What was typed into the field is not saved.
  await page.goto('about:blank')
})
