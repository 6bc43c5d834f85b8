import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { Page } from '@playwright/test'
import { expect, test } from './support.ts'

const failure = (status: number, code: string, message: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ ok: false, code, message }),
})
const serverError = failure(500, 'INTERNAL_ERROR', 'Something went wrong on our side.')

/** Answers calls of one method to the organization's URL with a failure while `act` runs. */
const whileCallsFail = async (page: Page, method: string, answer: object, act: () => Promise<void>) => {
  const isCall = (url: URL) => /^\/organization\/[^/]+$/.test(url.pathname)
  const hasFailed = Promise.withResolvers<void>()
  await page.route(isCall, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await route.fulfill(answer)
    hasFailed.resolve()
  })
  await act()
  // The message of an earlier failure may still be there.
  await hasFailed.promise
  await page.unroute(isCall)
}

test('staff sees a message when a company does not load', async ({ staff: page, call }) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Unread Ltd' } })
  await page.route(`**/organization/${data._id}`, (route) =>
    route.request().resourceType() === 'document' ? route.fallback() : route.fulfill(failure(403, 'FORBIDDEN', 'No.')),
  )
  await page.goto(`/organization/${data._id}`)
  await expect(page.getByText('FORBIDDEN').first()).toBeVisible()
})

test('staff sees a message when the users do not load', async ({ staff: page, call }) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Unassigned Ltd' } })
  await page.route('**/user/search', (route) => route.fulfill(failure(503, 'ANY_CODE', 'The users are away.')))
  await page.goto(`/organization/${data._id}`)
  await expect(page.getByText('The users are away.').first()).toBeVisible()
})

test('staff sees a message when a change of a company fails, on every tab', async ({ staff: page, call, account }) => {
  test.setTimeout(180_000)
  const { data } = await call(organizationsCalls.createOrganization, {
    body: {
      name: 'Unsaved Ltd',
      incorporationDate: '2020-01-31',
      attachedFiles: [{ url: 'http://localhost/file/kept.pdf', folder: 'Incorporation', fileName: 'kept.pdf' }],
    },
  })
  await call(organizationsCalls.updateOrganization, {
    params: { id: data._id },
    body: { status: true, corporationTaxPaid: ['2021-01-31'] },
  })
  const toast = (message: string) => page.getByRole('status').filter({ hasText: message }).last()
  const update = page.getByRole('button', { name: 'Update' })
  const open = (tab: string) => page.goto(`/organization/${data._id}/${tab}`)
  const notes = { failed: 'An error occurred while updating notes', done: 'Tasks updated successfully!' }
  const edits: [string, () => Promise<void>, messages?: typeof notes][] = [
    ['GENERAL_TAB', () => page.getByLabel('Comment').fill('x')],
    ['ACCOUNTING_TAB', () => page.getByLabel('Comment').fill('y')],
    ['SERVICE_TAB', () => page.getByRole('checkbox').first().check()],
    ['AML_TAB', () => page.getByLabel('Additional comments').fill('x')],
    ['NOTES_TAB', () => page.getByRole('textbox', { name: 'Notes' }).fill('x'), notes],
  ]
  const others = { failed: 'Failed to update the organization', done: 'Updated!' }
  for (const [tab, edit, messages = others] of edits)
    await test.step(tab, async () => {
      await open(tab)
      await edit()
      await whileCallsFail(page, 'PUT', serverError, async () => {
        await update.click()
        await expect(toast(messages.failed)).toBeVisible()
      })
      await whileCallsFail(page, 'PUT', failure(422, 'ANY_RULE', 'The rule says no.'), async () => {
        await update.click()
        await expect(toast('The rule says no.')).toBeVisible()
      })
      await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible()
      await update.click()
      await expect(toast(messages.done)).toBeVisible()
    })

  await test.step('deleting the company', async () => {
    await whileCallsFail(page, 'DELETE', serverError, async () => {
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(toast('An error occurred')).toBeVisible()
    })
  })

  await test.step('removing a tax-paid date', async () => {
    await open('ACCOUNTING_TAB')
    await whileCallsFail(page, 'PUT', serverError, async () => {
      await page.getByRole('button', { name: 'Delete 31/01/2021' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(toast('Failed to delete Corporation Tax Paid date. Please try again.')).toBeVisible()
    })
    await expect(page.getByRole('button', { name: 'Delete 31/01/2021' })).toBeVisible()
  })

  await test.step('deleting a file', async () => {
    await open('ATTACHEDFILES_ORGANIZATION_TAB')
    await whileCallsFail(page, 'PUT', serverError, async () => {
      await page.getByRole('button', { name: 'Remove kept.pdf' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(toast('Failed to update the organization')).toBeVisible()
    })
    await expect(page.getByRole('link', { name: 'kept.pdf', exact: true })).toBeVisible()
  })

  await test.step('assigning a user', async () => {
    await whileCallsFail(page, 'PUT', serverError, async () => {
      await page.getByRole('combobox', { name: 'Assigned users' }).click()
      await page.getByRole('option', { name: account.name }).click()
      await expect(toast('Failed to update the organization')).toBeVisible()
    })
  })

  await test.step('and when it works', async () => {
    await page.keyboard.press('Escape')
    await open('NOTES_TAB')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast('Deleted!')).toBeVisible()
    await expect(page).toHaveURL(/\/organization$/)
  })
})
