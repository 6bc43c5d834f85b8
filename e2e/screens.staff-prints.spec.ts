import { spawnSync } from 'node:child_process'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { Page } from '@playwright/test'
import { expect, test, visit } from './support.ts'

const textOf = async (page: Page): Promise<string[]> => {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
  // A form feed ends each page.
  return stdout.split('\f').slice(0, -1)
}

// UI-21
test('staff prints a list: every row of the screen, the heads on each sheet, in light, without the controls', async ({
  staff,
  call,
}) => {
  const names = Array.from({ length: 45 }, (_, index) => `Paper Sheet ${index + 1} Trading and Holdings Limited`)
  for (const name of names) await call(organizationsCalls.createOrganization, { body: { name } })
  await staff.emulateMedia({ colorScheme: 'dark' })
  await staff.goto('/organization?search=Paper+Sheet')
  await expect(staff.getByText('45 in total')).toBeVisible()
  await expect(staff.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await staff.evaluate(() =>
    addEventListener('beforeprint', () =>
      queueMicrotask(() => {
        document.body.dataset['printedIn'] = document.documentElement.dataset['mantineColorScheme']
      }),
    ),
  )
  const onScreen = await staff.locator('tbody tr').count()

  const sheets = await textOf(staff)
  const text = sheets.join('\n')
  const sheetsOfRows = sheets.filter((sheet) => sheet.includes('Paper Sheet'))
  expect(sheetsOfRows.length).toBeGreaterThan(1)
  for (const sheet of sheetsOfRows) expect(sheet).toContain('Incorporation')
  for (const sheet of sheets) expect(sheet.trim()).not.toBe('')
  expect(text.match(/Paper Sheet/g)?.length).toBeGreaterThanOrEqual(onScreen)
  expect(text).toContain('45 in total')
  for (const control of ['Export', 'Filters', 'Ctrl K', 'Skip to the content', 'Columns'])
    expect(text, control).not.toContain(control)
  await expect(staff.locator('body')).toHaveAttribute('data-printed-in', 'light')
  await expect(staff.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

// UI-21
test('staff prints a company: what its page says, without the bars', async ({ staff, call }) => {
  const { data } = await call(organizationsCalls.createOrganization, {
    body: {
      name: 'Printed Company Limited',
      address: `${'Suite of rooms behind the courtyard, '.repeat(5)}Streetend`,
      comments: `${'They ring before they come, and come late.\n'.repeat(30)}Commentend`,
    },
  })
  await staff.goto(`/organization/${data._id}`)
  await expect(staff.getByRole('button', { name: 'Update' })).toBeVisible()

  const text = (await textOf(staff)).join('\n')
  // No field cuts its text.
  for (const part of ['Printed Company Limited', 'Streetend', 'Commentend']) expect(text).toContain(part)
  for (const bar of ['Update', 'Ctrl K', 'Raw Data', 'Follow-ups']) expect(text, bar).not.toContain(bar)

  await test.step('the answers to questions show, without the colours of the background', async () => {
    await visit(staff, `/organization/${data._id}/AML_TAB`)
    const answer = staff.getByRole('radio', { name: 'Yes' }).first()
    await expect(answer).toBeVisible()
    await staff.emulateMedia({ media: 'print' })
    await expect(answer).toHaveCSS('print-color-adjust', 'exact')
    await staff.emulateMedia({ media: null })
  })

  await test.step('what filters and what is filled in for something new stays away', async () => {
    await visit(staff, `/organization/${data._id}/HISTORY_TAB`)
    await expect(staff.getByText('created it').first()).toBeVisible()
    expect((await textOf(staff)).join('\n')).not.toContain('As it was on')
    await visit(staff, `/organization/${data._id}/NOTES_TAB`)
    await expect(staff.getByRole('textbox', { name: 'New note' })).toBeVisible()
    const notes = (await textOf(staff)).join('\n')
    expect(notes).toContain('What was noted')
    expect(notes).not.toContain('New note')
  })

  await test.step('a board has every column, and a register its last one', async () => {
    await visit(staff, '/followUp?name=INCORPORATION&view=board')
    await expect(staff.getByRole('region', { name: '10. End of the process' })).toBeAttached()
    expect((await textOf(staff)).join('\n').replaceAll(/\s+/g, ' ')).toMatch(/10\. End of/)
    await visit(staff, `/organization/${data._id}/REGISTERS_TAB`)
    await expect(staff.getByRole('heading', { name: 'Register of directors and secretaries' })).toBeVisible()
    expect((await textOf(staff)).join('\n')).toContain('Register of directors and secretaries')
  })
})

// UI-21
test('staff prints all rows that a search finds, and then sees the page of the list again', async ({ staff, call }) => {
  for (let number = 1; number <= 30; number += 1)
    await call(organizationsCalls.createOrganization, { body: { name: `Every Row ${number} Limited` } })
  await staff.addInitScript(() => {
    window.print = () => {
      document.body.dataset['printed'] = String(document.querySelectorAll('tbody tr').length)
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  await staff.goto('/organization?search=Every+Row')
  await expect(staff.getByText('30 in total')).toBeVisible()
  await expect(staff.locator('tbody tr')).toHaveCount(25)

  await staff.getByRole('button', { name: 'Export' }).click()
  await staff.getByRole('menuitem', { name: 'Print all rows' }).click()
  await expect(staff.locator('body')).toHaveAttribute('data-printed', '30')
  await expect(staff.locator('tbody tr')).toHaveCount(25)
})
