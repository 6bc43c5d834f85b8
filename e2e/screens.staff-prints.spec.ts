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

test('staff prints a company, the rows of a list and all that a search finds (UI-21)', async ({
  newStaff: page,
  call,
}) => {
  // UI-21
  await test.step('staff prints a company: what its page says, without the bars', async () => {
    const { data } = await call(organizationsCalls.createOrganization, {
      body: {
        name: 'Printed Company Limited',
        address: `${'Suite of rooms behind the courtyard, '.repeat(5)}Streetend`,
        comments: `${'They ring before they come, and come late.\n'.repeat(30)}Commentend`,
      },
    })
    await page.goto(`/organization/${data._id}`)
    await expect(page.getByRole('button', { name: 'Update' })).toBeVisible()

    const text = (await textOf(page)).join('\n')
    // No field cuts its text.
    for (const part of ['Printed Company Limited', 'Streetend', 'Commentend']) expect(text).toContain(part)
    for (const bar of ['Update', 'Ctrl K', 'Raw Data', 'Follow-ups']) expect(text, bar).not.toContain(bar)

    await test.step('the answers to questions show, without the colours of the background', async () => {
      await visit(page, `/organization/${data._id}/AML_TAB`)
      const answer = page.getByRole('radio', { name: 'Yes' }).first()
      await expect(answer).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(answer).toHaveCSS('print-color-adjust', 'exact')
      await page.emulateMedia({ media: null })
    })

    await test.step('what filters and what is filled in for something new stays away', async () => {
      await visit(page, `/organization/${data._id}/HISTORY_TAB`)
      await expect(page.getByText('created it').first()).toBeVisible()
      expect((await textOf(page)).join('\n')).not.toContain('As it was on')
      await visit(page, `/organization/${data._id}/NOTES_TAB`)
      await expect(page.getByRole('textbox', { name: 'New note' })).toBeVisible()
      const notes = (await textOf(page)).join('\n')
      expect(notes).toContain('What was noted')
      expect(notes).not.toContain('New note')
    })

    await test.step('a board has every column, and a register its last one', async () => {
      await visit(page, '/followUp?name=INCORPORATION&view=board')
      await expect(page.getByRole('region', { name: '10. End of the process' })).toBeAttached()
      expect((await textOf(page)).join('\n').replaceAll(/\s+/g, ' ')).toMatch(/10\. End of/)
      await visit(page, `/organization/${data._id}/REGISTERS_TAB`)
      await expect(page.getByRole('heading', { name: 'Register of directors and secretaries' })).toBeVisible()
      expect((await textOf(page)).join('\n')).toContain('Register of directors and secretaries')
    })
  })

  // UI-21
  await test.step('staff prints a list: every row of the screen, the heads on each sheet, in light, without the controls', async () => {
    const names = Array.from({ length: 45 }, (_, index) => `Paper Sheet ${index + 1} Trading and Holdings Limited`)
    for (const name of names) await call(organizationsCalls.createOrganization, { body: { name } })
    await page.emulateMedia({ colorScheme: 'dark' })
    await visit(page, '/organization?search=Paper+Sheet')
    await expect(page.getByText('45 in total')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.evaluate(() =>
      addEventListener('beforeprint', () =>
        queueMicrotask(() => {
          document.body.dataset['printedIn'] = document.documentElement.dataset['mantineColorScheme']
        }),
      ),
    )
    const onScreen = await page.locator('tbody tr').count()

    const sheets = await textOf(page)
    const text = sheets.join('\n')
    const sheetsOfRows = sheets.filter((sheet) => sheet.includes('Paper Sheet'))
    expect(sheetsOfRows.length).toBeGreaterThan(1)
    for (const sheet of sheetsOfRows) expect(sheet).toContain('Incorporation')
    for (const sheet of sheets) expect(sheet.trim()).not.toBe('')
    expect(text.match(/Paper Sheet/g)?.length).toBeGreaterThanOrEqual(onScreen)
    expect(text).toContain('45 in total')
    for (const control of ['Export', 'Filters', 'Ctrl K', 'Skip to the content', 'Columns'])
      expect(text, control).not.toContain(control)
    await expect(page.locator('body')).toHaveAttribute('data-printed-in', 'light')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })

  // UI-21
  await test.step('staff prints all rows that a search finds, and then sees the page of the list again', async () => {
    for (let number = 1; number <= 30; number += 1)
      await call(organizationsCalls.createOrganization, { body: { name: `Every Row ${number} Limited` } })
    await page.addInitScript(() => {
      window.print = () => {
        document.body.dataset['printed'] = String(document.querySelectorAll('tbody tr').length)
        window.dispatchEvent(new Event('afterprint'))
      }
    })
    await page.emulateMedia({ colorScheme: null })
    await page.goto('/organization?search=Every+Row')
    await expect(page.getByText('30 in total')).toBeVisible()
    await expect(page.locator('tbody tr')).toHaveCount(25)

    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'Print all rows' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '30')
    await expect(page.locator('tbody tr')).toHaveCount(25)
  })
})
