import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, test, visit } from './support.ts'

test('a page past the end of a list gives way to the last page (LIST-8)', async ({ staff: page, call }) => {
  const lastName = `Paged${process.pid}`
  for (let number = 10; number < 36; number += 1) {
    await call(peopleCalls.createPerson, { body: { firstName: `Number ${number}`, lastName } })
  }
  const pages = page.getByRole('navigation', { name: 'Pages' })

  await visit(page, `/people?search=${lastName}&page=99`)
  await expect(page).toHaveURL(/page=2/)
  await expect(pages).toContainText('26–26 of 26')

  await visit(page, '/task')
  await visit(page, `/people?search=${lastName}&page=2`)
  await expect(pages).toContainText('26–26 of 26')
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(pages).toContainText('1–25 of 25')
  await expect(page.getByText('No people found')).toHaveCount(0)
  await expect(page).not.toHaveURL(/page=/)

  // The redirect replaces the entry in the browser's history, so Back leaves the list.
  await page.goBack()
  await expect(page).toHaveURL(/\/task/)
})
