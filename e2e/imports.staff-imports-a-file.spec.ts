import { writeFile } from 'node:fs/promises'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, openImportOfPeople, test, visit } from './support.ts'

test('staff imports files of people, and takes them back (IMP-13)', async ({ staff: page, call }) => {
  await test.step('staff tries a file of people, imports it, and takes it back (IMP-1, IMP-2, IMP-3, IMP-5, UI-7)', async () => {
    const found = async () => (await call(peopleCalls.searchPeople, { body: { search: 'importova' } })).totalItems

    await openImportOfPeople(page)
    await expect(page).toHaveURL(/kind=people/)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'People' })).toBeChecked()
    await page.locator('input[type=file]').setInputFiles({
      name: 'importova.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Rufname,Last Name,Birth\nAnna,Importova,03/02/1990\nBert,Importova,31/02/1990\n'),
    })
    await expect(page.getByText('Refused: 2')).toBeVisible()

    await page.getByRole('combobox', { name: 'Rufname' }).click()
    await page.getByRole('option', { name: 'First Name' }).click()
    await expect(page.getByText('Refused: 1')).toBeVisible()
    await expect(page.getByText('"31/02/1990" is not a date')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
    expect(await found()).toBe(0)

    await page.getByLabel('Leave out the refused lines').check()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('1 record created, 0 updated')).toBeVisible()
    expect(await found()).toBe(1)

    await page.getByRole('button', { name: 'Take back importova.csv' }).click()
    await page.getByRole('button', { name: 'Take back', exact: true }).last().click()
    await expect(page.getByText('The import was taken back', { exact: true })).toBeVisible()
    expect(await found()).toBe(0)
  })

  await test.step('staff see that one column fills a field, and that two of them are refused (IMP-2, IMP-3)', async () => {
    await openImportOfPeople(page)
    await page.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('First Name,Last Name,E-mail,Email address\nAnna,Importova,a@example.ie,b@example.ie\n'),
    })
    const first = page.getByRole('combobox', { name: 'E-mail' })
    const second = page.getByRole('combobox', { name: 'Email address' })
    await expect(first).toHaveValue('Email')
    await expect(second).toHaveValue('')

    await second.click()
    await page.getByRole('option', { name: 'Email', exact: true }).click()
    await expect(second).toHaveValue('Email')
    await expect(first).toHaveValue('')

    await first.click()
    await page.getByRole('option', { name: 'Email', exact: true }).click()
    await expect(first).toHaveAccessibleDescription('Two columns fill this field. Choose one of them.')
    await expect(second).toHaveAccessibleDescription('Two columns fill this field. Choose one of them.')
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeEnabled()
  })

  await test.step('a file of another kind is noticed, and read as that one (IMP-20)', async () => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'sales.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Order date,First Name,Last Name,Product,Amount,Paid\n2026-05-04,Anna,Importova,Hosting,250,0\n',
      ),
    })
    await expect(page.getByText('By its headings this is a file of orders.')).toBeVisible()
    await page.getByRole('button', { name: 'Read it as orders' }).click()
    await expect(page.getByRole('radio', { name: 'Orders' })).toBeChecked()
    await expect(page.getByRole('combobox', { name: 'Amount' })).toHaveValue('Total amount')
    await expect(page.getByText('By its headings')).toHaveCount(0)
  })

  await test.step('after an import staff undo it, or go on with the next kind of file (IMP-13)', async () => {
    const importAnna = async () => {
      await page.locator('input[type=file]').setInputFiles({
        name: 'anna.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('First Name,Last Name\nAnna,Undone\n'),
      })
      await page.getByRole('button', { name: 'Import', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'anna.csv is imported' })).toBeVisible()
    }
    await openImportOfPeople(page)
    await importAnna()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('button', { name: 'Take back', exact: true }).last().click()
    await expect(page.getByText('Drop a CSV or XLSX file here')).toBeVisible()
    expect((await call(peopleCalls.searchPeople, { body: { search: 'Anna Undone' } })).totalItems).toBe(0)

    await importAnna()
    // The second time there is nothing to take back
    await importAnna()
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Take back anna.csv' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Import links' }).click()
    await expect(page.getByRole('radio', { name: 'Links' })).toBeChecked()
    await expect(page.getByText('Drop a CSV or XLSX file here')).toBeVisible()
  })
})

test('staff choose a corrected file again, and are told when a file or an answer cannot be read (IMP-3, UI-8)', async ({
  staff: page,
}, info) => {
  const file = info.outputPath('people.csv')
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await (await chooser).setFiles(file)
  }
  await openImportOfPeople(page)

  await test.step('the same file, corrected', async () => {
    await writeFile(file, 'First Name,Last Name,Birth\nAnna,Secondtry,31/02/1990\n')
    await choose()
    await expect(page.getByText('Refused: 1')).toBeVisible()
    await writeFile(file, 'First Name,Last Name,Birth\nAnna,Secondtry,28/02/1990\n')
    await choose()
    await expect(page.getByText('Refused: 0')).toBeVisible()
  })

  await test.step('a file that was changed after it was chosen', async () => {
    await writeFile(file, 'First Name,Last Name,Birth\nAnna Maria,Secondtry,28/02/1990\n')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('people.csv cannot be read.')).toBeVisible()
  })

  await test.step('the page of a proxy', async () => {
    await choose()
    await expect(page.getByText('Refused: 0')).toBeVisible()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('1 record created, 0 updated')).toBeVisible()
    await page.route(/\/import\/.*undo/, (route) => route.fulfill({ status: 502, body: '<html>' }))
    await page.getByRole('button', { name: 'Take back people.csv' }).first().click()
    await page.getByRole('button', { name: 'Take back', exact: true }).last().click()
    await expect(page.getByText('The import could not be taken back')).toBeVisible()
  })
})

test('staff say what unknown statuses mean, open what was made, and undo the import (IMP-10, IMP-11, IMP-13)', async ({
  staff: page,
}) => {
  await visit(page, '/import?kind=organizations')
  const file = 'Name,CRO Number,Incorporation Date,Status\nUndone Foods Ltd,671901,03/04/2020,Sleeping\n'
  await page.locator('input[type=file]').setInputFiles({
    name: 'sleepers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  })
  await expect(page.getByText('read as 3 April 2020')).toBeVisible()
  await expect(page.getByText('Refused: 1')).toBeVisible()

  await page.getByRole('combobox', { name: 'Sleeping' }).click()
  await page.getByRole('option', { name: 'STRIKE OFF' }).click()
  await expect(page.getByText('Refused: 0')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sleeping' })).toHaveValue('STRIKE OFF')
  await page.getByRole('button', { name: 'Import', exact: true }).click()

  await page.getByRole('link', { name: 'Show the organizations' }).click()
  await expect(page.getByText('sleepers.csv, ')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Undone Foods Ltd' }).first()).toBeVisible()
  await page.goBack()

  await page.getByRole('button', { name: 'Take back sleepers.csv' }).first().click()
  await page.getByRole('button', { name: 'Take back', exact: true }).last().click()
  await expect(page.getByText('The import was taken back', { exact: true })).toBeVisible()
})
