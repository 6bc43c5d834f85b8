import { readFile } from 'node:fs/promises'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, test, visit } from './support.ts'

// EXP-1, EXP-2
test('staff exports the people of a search, with the columns that are shown', async ({ staff: page, call }) => {
  await call(peopleCalls.createPerson, { body: { firstName: 'Aoife', lastName: 'Exportova', phone: '+353 1 234' } })
  await call(peopleCalls.createPerson, { body: { firstName: 'Brian', lastName: 'Elsewhere' } })
  await visit(page, '/people?search=exportova')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Nationality' }).uncheck()
  await page.keyboard.press('Escape')

  const button = page.getByRole('button', { name: 'Export', exact: true })
  await button.click()
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await button.click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'CSV' }).click()])
  await expect(page.getByText('1 row exported')).toBeVisible()
  await expect(button).toBeFocused()

  expect(file.suggestedFilename()).toMatch(/^People \d{4}-\d{2}-\d{2}\.csv$/)
  const [headings = '', row = '', ...rest] = (await readFile(await file.path(), 'utf8')).slice(1).split('\r\n')
  expect(headings).toBe('First Name,Last Name,Organizations,Email,Phone,VIF,PEP,AML,Created At')
  expect(row).toMatch(/^Aoife,Exportova,,,'\+353 1 234,OFF,No,,\d{4}-\d{2}-\d{2}$/)
  expect(rest).toEqual([''])
})
