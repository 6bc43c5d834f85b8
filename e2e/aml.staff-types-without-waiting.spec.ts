import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support.ts'

const TEXT = 'Met over the counter'
const ROUNDS = 5

/** Seconds that the page's scripts run while a text is typed: the least of several rounds, since other work only adds to it. */
const scriptSecondsOfTyping = async (page: Page, field: Locator): Promise<number> => {
  // The first letter makes the form unsaved, which draws the foot of the page.
  await field.pressSequentially('.')
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible()

  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable')
  const scriptSeconds = async () => {
    const { metrics } = await browser.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
  }
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await scriptSeconds()
    await field.pressSequentially(TEXT)
    rounds.push((await scriptSeconds()) - before)
  }
  return Math.min(...rounds)
}

test('typing into the long risk form costs little more than typing into a form of one field', async ({
  newStaff: page,
  call,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Quick Typing Ltd' } })

  await page.goto(`/organization/${data._id}/AML_TAB`)
  const inLongForm = await scriptSecondsOfTyping(page, page.getByLabel('Additional comments'))
  await page.goto('about:blank')
  await page.goto(`/organization/${data._id}/NOTES_TAB`)
  const inShortForm = await scriptSecondsOfTyping(page, page.getByRole('textbox', { name: 'Notes' }))

  expect(inLongForm).toBeLessThan(inShortForm * 8)
})
