import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { expect, test, visit } from './support.ts'

const file = (name: string, content = name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

test('staff files, reads, renames and moves documents of a company (FILE-9)', async ({
  staff: page,
  call,
  account,
}) => {
  await test.step('staff files documents for a company, opens one and deletes one (FILE-4, FILE-7, FILE-8, UI-6)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Filed Ltd' } })
    await visit(page, `/organization/${data._id}/ATTACHEDFILES_ORGANIZATION_TAB`)
    await expect(page.getByText('No files in this folder...')).toBeVisible()
    await page.getByRole('button', { name: /^AML/ }).click()

    await test.step('several at once', async () => {
      await page.getByLabel('Files to upload').setInputFiles([file('passport.txt'), file('proof of address.txt')])
      await expect(page.getByText('File uploaded successfully').first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'passport.txt', exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'proof of address.txt', exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'AML 2' })).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('button', { name: 'Tax 0' })).toBeVisible()
      await expect(page.getByRole('link', { name: /^Files 2/ })).toBeVisible()
    })

    await test.step('by dropping', async () => {
      await page.getByRole('button', { name: /^Tax/ }).click()
      await expect(page.getByText('No files in this folder...')).toBeVisible()
      const dropped = await page.evaluateHandle(() => {
        const transfer = new DataTransfer()
        transfer.items.add(new File(['return'], 'ct1.txt', { type: 'text/plain' }))
        return transfer
      })
      await page.getByText('Choose files, or drop them here.').dispatchEvent('drop', { dataTransfer: dropped })
      await expect(page.getByRole('button', { name: 'Tax 1' })).toBeVisible()
    })

    await test.step('opens in a new tab', async () => {
      const link = page.getByRole('link', { name: 'ct1.txt', exact: true })
      await expect(link).toHaveAttribute('target', '_blank')
      const body = await page.request.get((await link.getAttribute('href')) ?? '', {
        headers: { authorization: `JWT ${await page.evaluate(() => localStorage.getItem('token'))}` },
      })
      expect(await body.text()).toBe('return')
    })

    await test.step('deletes after asking, and takes it back once (BIN-5)', async () => {
      for (const why of ['by mistake', 'for good']) {
        await page.getByRole('button', { name: 'Remove ct1.txt' }).click()
        await expect(page.getByRole('dialog')).toContainText('Are you sure?')
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
        await expect(page.getByText('File deleted successfully').first()).toBeVisible()
        await expect(page.getByText('No files in this folder...')).toBeVisible()
        if (why === 'by mistake') await page.getByRole('button', { name: 'Undo', exact: true }).click()
      }
      const kept = await call(organizationsCalls.findOrganization, { params: { id: data._id } })
      expect(kept.attachedFiles.map((one) => [one.folder, one.fileName])).toEqual([
        ['AML', 'passport.txt'],
        ['AML', 'proof of address.txt'],
      ])
    })

    await test.step('finds a file of another folder by its name (LIST-16)', async () => {
      await page.getByRole('searchbox', { name: 'Search files by name' }).fill('passport')
      await expect(page.getByRole('link', { name: 'passport.txt', exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'proof of address.txt', exact: true })).toHaveCount(0)
    })
  })

  await test.step('a PDF shows in a dialog, with a link that opens it in a tab (FILE-9)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Framed Ltd' } })
    // A frame loads its document with the session cookie.
    await page.request.post(usersCalls.signIn.path, { data: { email: account.email, password: account.password } })
    const refused: string[] = []
    page.on('console', (message) => /refused|violates/i.test(message.text()) && refused.push(message.text()))

    await visit(page, `/organization/${data._id}/ATTACHEDFILES_ORGANIZATION_TAB`)
    await page.getByLabel('Files to upload').setInputFiles([file('minutes.pdf', pdf)])
    await page.getByRole('button', { name: 'Preview minutes.pdf' }).click()
    const dialog = page.getByRole('dialog', { name: 'minutes.pdf' })
    const frame = dialog.getByTitle('minutes.pdf')
    await expect(frame).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Open in a tab' })).toHaveAttribute('target', '_blank')

    const answer = await page.request.get((await frame.getAttribute('src')) ?? '')
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(refused).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('staff previews, renames and moves a file, by its dialog and by dropping it on a folder (FILE-9)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Moved Ltd' } })
    await visit(page, `/organization/${data._id}/ATTACHEDFILES_ORGANIZATION_TAB`)
    const picture = { name: 'scan.png', mimeType: 'image/png', buffer: png }
    await page.getByLabel('Files to upload').setInputFiles([picture])
    await expect(page.getByRole('list', { name: 'Files' })).toContainText(/\d\d\/\d\d\/\d{4} · 70 B · Niamh Kelly/)

    await page.getByRole('button', { name: 'Preview scan.png' }).click()
    await expect(page.getByRole('dialog', { name: 'scan.png' }).getByRole('img', { name: 'scan.png' })).toBeAttached()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Rename or move scan.png' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rename or move' })
    await dialog.getByLabel('Name').fill('passport.png')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Stay' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: 'passport.png', exact: true })).toBeVisible()

    await page
      .getByRole('list', { name: 'Files' })
      .getByRole('listitem')
      .dragTo(page.getByRole('button', { name: /^AML/ }))
    await expect(page.getByRole('button', { name: 'AML 1' })).toBeVisible()
    const kept = await call(organizationsCalls.findOrganization, { params: { id: data._id } })
    expect(kept.attachedFiles.map((one) => [one.folder, one.fileName])).toEqual([['AML', 'passport.png']])
  })
})

// The smallest document that a viewer opens: one empty page.
const pdf = `%PDF-1.1
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj
trailer<</Root 1 0 R>>`

// The smallest picture: one pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('the address of a folder, notes, and an upload that failed (UI-7)', async ({ staff: page, call }) => {
  await test.step('the folder, the appendix and the register are in the address (UI-7)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Addressed Ltd' } })
    const path = `/organization/${data._id}`

    await test.step('the folder of files', async () => {
      await visit(page, `${path}/ATTACHEDFILES_ORGANIZATION_TAB`)
      await page.getByRole('button', { name: /^Tax/ }).click()
      await expect(page).toHaveURL(/folder=Tax/)
      await page.getByRole('button', { name: /^Bank/ }).click()
      await expect(page).toHaveURL(/folder=Bank/)
      await page.reload()
      await expect(page.getByRole('button', { name: /^Bank/ })).toHaveAttribute('aria-pressed', 'true')
      await page.goBack()
      await expect(page.getByRole('button', { name: /^Tax/ })).toHaveAttribute('aria-pressed', 'true')
    })

    await test.step('the appendix of AML', async () => {
      const { promise: isHeld, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/aml/standing/*', (route) => isHeld.then(() => route.continue()))
      await visit(page, `${path}/AML_TAB`)
      const appendices = page.getByRole('radiogroup', { name: 'Appendices' })
      const before = await appendices.boundingBox()
      release()
      await expect(page.getByText('Open before signing:')).toBeVisible()
      // Nothing moves under the pointer while the rest of the page loads.
      expect(await appendices.boundingBox()).toEqual(before)
      await page.unroute('**/aml/standing/*')
      await page.getByText('Appendix 4', { exact: true }).click()
      await expect(page).toHaveURL(/appendix=Appendix/)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Corporate client identification form' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('region', { name: 'Score' })).toBeVisible()
    })

    await test.step('the register and its day', async () => {
      await visit(page, `${path}/REGISTERS_TAB?register=members&asAt=2025-02-01`)
      const register = page.getByRole('combobox', { name: 'Register' })
      await expect(register).toHaveValue('Members')
      await expect(page.getByLabel('As at')).toHaveValue('01/02/2025')
      await register.click()
      await page.getByRole('option', { name: 'Interests', exact: true }).click()
      await expect(page).toHaveURL(/register=interests/)
    })
  })

  await test.step('staff saves a note about a company (ORG-27, ORG-24)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Noted Ltd' } })

    await visit(page, `/organization/${data._id}/NOTES_TAB`)
    await page.getByRole('textbox', { name: 'Notes' }).fill('Calls on Tuesdays')
    await page.getByRole('link', { name: /^Files/ }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Are you sure you want to leave this page without saving?')
    await question.getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('button', { name: /^Services Beta/ }).click()
    await expect(question).toContainText('Are you sure you want to leave this page without saving?')
    await question.getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('textbox', { name: 'Notes' }).press('Control+s')
    await expect(page.getByText('Tasks updated successfully!')).toBeVisible()
    // In a dated note it saves the note, and says nothing of the page.
    await page.getByLabel('New note').fill('Rang about the return')
    await page.getByLabel('New note').press('Control+s')
    await expect(page.getByRole('listitem').filter({ hasText: 'Rang about the return' })).toBeVisible()
    await page.getByRole('link', { name: /^Files/ }).click()
    await expect(page.getByText('No files in this folder...')).toBeVisible()
    await page.getByRole('link', { name: 'Notes', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Calls on Tuesdays')
  })

  await test.step('a failed upload for a company shows no toast, and names the file that was not uploaded', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Unfiled Ltd' } })

    await visit(page, `/organization/${data._id}/ATTACHEDFILES_ORGANIZATION_TAB`)
    await page.route('**/file', (route) => route.abort())
    await page.getByLabel('Files to upload').setInputFiles([file('lost.txt')])
    await expect(page.getByText('Not uploaded: lost.txt.')).toBeVisible()
    await expect(page.getByText('File upload failed')).toBeHidden()
    await expect(page.getByText('No files in this folder...')).toBeVisible()
    await page.unroute('**/file')
    await page.getByLabel('Files to upload').setInputFiles([file('lost.txt')])
    await expect(page.getByRole('link', { name: 'lost.txt', exact: true })).toBeVisible()
  })
})
