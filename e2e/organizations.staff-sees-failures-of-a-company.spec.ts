import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { Page } from '@playwright/test'
import { chooseInBar, expect, test, visit } from './support.ts'

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

test('staff sees a message when a company does not load or is not saved, and nothing typed is lost', async ({
  staff: page,
  call,
  account,
}) => {
  await test.step('staff sees a message when a company does not load', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Unread Ltd' } })
    await page.route(`**/organization/${data._id}`, (route) =>
      route.request().resourceType() === 'document'
        ? route.fallback()
        : route.fulfill(failure(403, 'FORBIDDEN', 'No.')),
    )
    await visit(page, `/organization/${data._id}`)
    await expect(page.getByText('FORBIDDEN').first()).toBeVisible()
    await page.unrouteAll()
  })

  await test.step('staff sees a message when the users do not load', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Unassigned Ltd' } })
    await page.route('**/user/search', (route) => route.fulfill(failure(503, 'ANY_CODE', 'The users are away.')))
    await visit(page, `/organization/${data._id}`)
    await expect(page.getByText('The users are away.').first()).toBeVisible()
    await page.unrouteAll()
  })

  await test.step('staff sees a message when a change of a company fails, and nothing typed is lost', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Unsaved Ltd' } })
    const toast = (message: string) => page.getByRole('status').filter({ hasText: message }).last()
    const update = page.getByRole('button', { name: 'Update' })
    await visit(page, `/organization/${data._id}/GENERAL_TAB`)

    await test.step('assigning a user', async () => {
      await whileCallsFail(page, 'PUT', serverError, async () => {
        await page.getByRole('combobox', { name: 'Assigned users' }).click()
        await page.getByRole('option', { name: account.name }).click()
        await expect(toast('Failed to update the organization')).toBeVisible()
      })
      await page.keyboard.press('Escape')
    })

    for (const [tab, field, failed, done] of [
      ['General', 'Comment', 'Failed to update the organization', 'Updated!'],
      ['Notes', 'Notes', 'An error occurred while updating notes', 'Tasks updated successfully!'],
    ] as const)
      await test.step(`the tab ${tab}`, async () => {
        await chooseInBar(page, 'Tabs', tab)
        await page.getByRole('textbox', { name: field }).fill('Not lost')
        await whileCallsFail(page, 'PUT', serverError, async () => {
          await update.click()
          await expect(toast(failed)).toBeVisible()
        })
        await whileCallsFail(page, 'PUT', failure(422, 'ANY_RULE', 'The rule says no.'), async () => {
          await update.click()
          await expect(toast('The rule says no.')).toBeVisible()
        })
        await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible()
        await expect(page.getByRole('textbox', { name: field })).toHaveValue('Not lost')
        await update.click()
        await expect(toast(done)).toBeVisible()
      })

    await test.step('deleting the company', async () => {
      const remove = async () => {
        await page.getByRole('button', { name: 'Delete', exact: true }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      }
      await whileCallsFail(page, 'DELETE', serverError, async () => {
        await remove()
        await expect(toast('An error occurred')).toBeVisible()
      })
      await expect(page.getByRole('dialog')).toBeHidden()
      await remove()
      await expect(toast('Deleted!')).toBeVisible()
      await expect(page).toHaveURL(/\/organization$/)
    })
  })
})
