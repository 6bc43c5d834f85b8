import { writeFile } from 'node:fs/promises'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { ADMINISTRATOR } from './server/global-setup.ts'
import { callsOf, expect, importFile, test, visit } from './support.ts'

// SANC-1, SANC-4, SANC-5
test('staff sees a sanctions hit, and an AML officer clears it with a reason', async ({
  newStaff: page,
  call,
  account,
  request,
}, testInfo) => {
  const name = `Zbigniew Quorthon${process.pid}`
  const person = await call(peopleCalls.createPerson, {
    body: { firstName: 'Zbigniew', lastName: `Quorthon${process.pid}` },
  })
  const company = await call(organizationsCalls.createOrganization, { body: { name: `Screened ${process.pid} Ltd` } })
  const [peopleId, organizationId] = [person.data._id, company.data._id]
  await call(linksCalls.createLink, { body: { organizationId, peopleId, roles: ['director'] } })
  const file = testInfo.outputPath('list.csv')
  await writeFile(file, `name,type,programme\n${name},person,TEST\n`)
  expect(await importFile('sanctions', file)).toContain('1 entries with 1 names.')

  await test.step('staff sees the hit on the person, read-only', async () => {
    await page.goto(`/people/${peopleId}`)
    const sanctions = page.getByRole('region', { name: 'Sanctions', exact: true })
    await expect(sanctions).toContainText(/Compared with list\.csv of \d{2}\/\d{2}\/\d{4}, 1 entry\./)
    await expect(sanctions.getByRole('row', { name: new RegExp(name) })).toContainText('Open')
    await expect(sanctions.getByRole('button', { name: `Decide about ${name}` })).toBeHidden()
  })

  const { token } = await call(usersCalls.signIn, { body: ADMINISTRATOR })
  const administrator = callsOf(request, { ...account, token })
  await administrator(staffCalls.updateStaff, { params: { id: account.id }, body: { role: 'amlOfficer' } })

  await test.step('the AML officer finds the file by its filter', async () => {
    await page.goto(`/aml?sanctions=true&search=Screened ${process.pid}`)
    await expect(page.getByRole('row', { name: new RegExp(`Screened ${process.pid}`) })).toContainText('1 not cleared')
  })

  await test.step('the AML officer clears the hit on the AML tab', async () => {
    await page.goto(`/organization/${organizationId}/AML_TAB`)
    await page.getByRole('button', { name: `Decide about ${name}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Save the decision' })).toBeDisabled()
    await dialog.getByLabel('Reason').fill('A namesake')
    // Nothing is decided by the dialog itself.
    await expect(dialog.getByRole('button', { name: 'Save the decision' })).toBeDisabled()
    await dialog.getByText('Cleared', { exact: true }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Stay' }).click()
    await dialog.getByRole('button', { name: 'Save the decision' }).click()
    await expect(page.getByText('Decision saved').first()).toBeVisible()
    const row = page.getByRole('row', { name: new RegExp(name) })
    await expect(row).toContainText('Cleared')
    await expect(row).toContainText('A namesake')
  })
})

// PERSON-9, PERSON-10
test('staff keeps the identity documents of a person, and says which organization a legal person is', async ({
  staff: page,
  call,
}) => {
  const { data } = await call(peopleCalls.createPerson, { body: { firstName: 'Aoife', lastName: 'Documented' } })
  const name = `Same ${process.pid} Ltd`
  const company = await call(organizationsCalls.createOrganization, { body: { name } })
  await visit(page, `/people/${data._id}`)

  await page.getByRole('button', { name: 'Edit the identity documents' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add a document' }).click()
  await dialog.getByLabel('Number').fill('PX123')
  await dialog.getByRole('textbox', { name: 'Expires on' }).fill('01/02/2020')
  await dialog.getByRole('textbox', { name: 'Expires on' }).press('Tab')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('row', { name: /Passport/ })).toContainText('01/02/2020, expired')

  await page.getByRole('combobox', { name: 'Same as the organization' }).fill(name)
  await page.getByRole('option', { name }).click()
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeHidden()

  const saved = await call(peopleCalls.findPerson, { params: { id: data._id } })
  expect(saved).toMatchObject({
    sameAsOrganization: company.data._id,
    identityDocuments: [{ type: 'Passport', number: 'PX123', expiresOn: '2020-02-01', url: null }],
  })
})
