import { peopleCalls } from '@registrar/domain/people/people.calls'
import { writeFile } from 'node:fs/promises'
import { expect, test, visit } from './support.ts'

// FILE-3, FILE-7, FILE-8, PERSON-5, UI-4, UI-6
test('staff attaches a file to a person, opens it and removes it', async ({ staff: page, call, browser }, info) => {
  const { data } = await call(peopleCalls.createPerson, { body: { firstName: 'Fiona', lastName: 'Files' } })
  const file = info.outputPath('pièce d’identité.txt')
  await writeFile(file, 'passport')

  await visit(page, `/people/${data._id}/ATTACHEDFILES_PEOPLE_TAB`)
  await expect(page.getByText(/^No file/)).toBeVisible()
  await page.getByLabel('Files to upload').setInputFiles(file)
  await expect(page.getByText('File uploaded successfully').first()).toBeVisible()
  const link = page.getByRole('link', { name: 'pièce d’identité.txt', exact: true })
  await expect(link).toBeVisible()
  await expect(page.getByRole('link', { name: /^Files 1/ })).toBeVisible()

  const address = (await link.getAttribute('href')) ?? ''
  await visit(page, '/')
  await expect(
    page.getByRole('region', { name: 'Recent Files' }).getByRole('link', { name: 'pièce d’identité.txt' }),
  ).toBeVisible()

  const stranger = await browser.newPage()
  await stranger.goto(address)
  await expect(stranger).toHaveURL(/\/auth\/signin\?from=/)
  await stranger.close()

  await visit(page, `/people/${data._id}/ATTACHEDFILES_PEOPLE_TAB`)
  await page.getByRole('button', { name: 'Remove pièce d’identité.txt' }).click()
  await expect(page.getByRole('dialog')).toContainText('Are you sure?')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('File deleted successfully')).toBeVisible()
  await expect(page.getByText(/^No file/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(link).toHaveAttribute('href', address)
})
