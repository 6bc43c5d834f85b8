import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, test, visit } from './support.ts'

test('staff links companies and people, sets their shares and reads their history (LINK-2, LINK-4, LINK-5, LINK-8, OWN-8, HIST-4)', async ({
  staff: page,
  call,
}) => {
  await test.step('staff links a company to another one, held for a person; the company itself is not offered (LINK-8, OWN-8)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Linkable Trading Ltd' } })
    await call(organizationsCalls.createOrganization, { body: { name: 'Linkable Secretaries Ltd' } })
    await call(peopleCalls.createPerson, { body: { firstName: 'Anna', lastName: 'Nominating' } })

    await visit(page, `/organization/${data._id}/PEOPLE_TAB`)
    await page.getByRole('button', { name: 'Link Company' }).click()
    const dialog = page.getByRole('dialog', { name: 'Link Company' })
    await dialog.getByRole('combobox', { name: 'Company' }).fill('Linkable')
    await expect(page.getByRole('option')).toHaveText([/^Linkable Secretaries Ltd/])
    await page.getByRole('option', { name: 'Linkable Secretaries Ltd' }).click()
    await dialog.getByLabel('Secretary').check()
    await dialog.getByRole('button', { name: 'Link', exact: true }).click()

    const companies = page.getByRole('list', { name: 'Companies' })
    await expect(companies).toContainText('Linkable Secretaries Ltd')

    await page.getByRole('button', { name: 'Edit the terms and shares of Linkable Secretaries Ltd' }).click()
    await page.getByRole('combobox', { name: 'Held for' }).fill('Nominating')
    await page.getByRole('option', { name: /Anna Nominating/ }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(companies).toContainText('Held for Anna Nominating')
    await companies.getByRole('link', { name: 'Anna Nominating' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna Nominating')
  })

  await test.step('the chosen person is named while the list shows others (LINK-5)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Chooser Ltd' } })
    const { data: person } = await call(peopleCalls.createPerson, { body: { firstName: 'Chosen', lastName: 'Person' } })
    await visit(page, `/organization/${data._id}/PEOPLE_TAB`)
    await page
      .getByRole('button', { name: /Link (existing )?(person|people)/i })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByPlaceholder('Search people').fill('Chosen Person')
    await dialog.getByRole('radio', { name: 'Chosen Person' }).first().click()
    await dialog.getByPlaceholder('Search people').fill('zzzz')
    await expect(dialog.getByText('No people found')).toBeVisible()
    await expect(dialog.getByText('Chosen: Chosen Person')).toBeVisible()
    await dialog.getByRole('button', { name: 'Link', exact: true }).click()
    await expect(dialog).toBeHidden()
    const { data: links } = await call(linksCalls.searchLinks, { body: { organizationId: data._id } })
    expect(links).toMatchObject([{ peopleId: person._id }])
  })

  await test.step('a percentage that is emptied and typed again is saved as it is typed (LINK-2)', async () => {
    const { data: organization } = await call(organizationsCalls.createOrganization, { body: { name: 'Retyped Ltd' } })
    const { data: person } = await call(peopleCalls.createPerson, { body: { firstName: 'Una', lastName: 'Retyped' } })
    await call(linksCalls.createLink, {
      body: {
        peopleId: person._id,
        organizationId: organization._id,
        roles: ['shareholder'],
        beneficiaryPercentage: 50,
      },
    })

    await visit(page, `/people/${person._id}/ORGANIZATION_TAB`)
    await page.getByRole('button', { name: 'Edit the roles of Retyped Ltd' }).click()
    const percentage = page.getByRole('dialog').getByLabel('Percentage')
    await expect(percentage).toHaveValue('50 %')
    await percentage.press('Control+a')
    await percentage.press('Delete')
    await percentage.pressSequentially('2.5')
    await percentage.blur()
    await expect(percentage).toHaveValue('2.5 %')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Roles updated successfully!')).toBeVisible()

    const { data } = await call(linksCalls.searchLinks, { body: { organizationId: organization._id } })
    expect(data[0]?.beneficiaryPercentage).toBe(2.5)
  })

  await test.step('a percentage that is pasted with a comma keeps its decimals, and one above 100 is refused (LINK-2)', async () => {
    const { data: organization } = await call(organizationsCalls.createOrganization, { body: { name: 'Pasted Ltd' } })
    const { data: person } = await call(peopleCalls.createPerson, { body: { firstName: 'Una', lastName: 'Pasted' } })
    const [organizationId, peopleId] = [organization._id, person._id]
    await call(linksCalls.createLink, { body: { peopleId, organizationId, roles: ['shareholder'] } })

    await visit(page, `/people/${peopleId}/ORGANIZATION_TAB`)
    await page.getByRole('button', { name: 'Edit the roles of Pasted Ltd' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Percentage').fill('100,5')
    await expect(dialog.getByText('From 0 to 100.')).toBeVisible()
    // FORM-5: on its way to 2.5
    await dialog.getByLabel('Percentage').fill('2.')
    await expect(dialog.getByText('From 0 to 100.')).toBeHidden()
    await dialog.getByLabel('Percentage').fill('100,5')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeVisible()

    await dialog.getByRole('checkbox', { name: 'Shareholder' }).uncheck()
    await dialog.getByRole('checkbox', { name: 'Shareholder' }).check()
    await expect(dialog.getByLabel('Percentage')).toHaveValue('0 %')

    await dialog.getByLabel('Percentage').fill('0,75')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Roles updated successfully!')).toBeVisible()

    const { data } = await call(linksCalls.searchLinks, { body: { organizationId } })
    expect(data[0]?.beneficiaryPercentage).toBe(0.75)
  })

  await test.step('staff reads the history of a company member and of a link, and restores a value (LINK-4, HIST-4)', async () => {
    const { data: owned } = await call(organizationsCalls.createOrganization, { body: { name: 'Read Ltd' } })
    const { data: owner } = await call(organizationsCalls.createOrganization, { body: { name: 'Reading Ltd' } })
    const { data: person } = await call(peopleCalls.createPerson, { body: { firstName: 'Anna', lastName: 'Read' } })
    await call(linksCalls.createLink, { body: { peopleId: person._id, organizationId: owned._id } })
    const pair = { memberId: owner._id, organizationId: owned._id }
    const { data } = await call(companyMembersCalls.createCompanyMember, { body: { ...pair, roles: ['director'] } })
    const params = { id: data._id }
    await call(companyMembersCalls.updateCompanyMember, { params, body: { roles: ['secretary'] } })

    await visit(page, `/organization/${owned._id}/PEOPLE_TAB`)
    await page.getByRole('button', { name: 'History of Reading Ltd' }).click()
    const drawer = page.getByRole('dialog', { name: 'History of Reading Ltd' })
    await expect(drawer.getByText('created it')).toBeVisible()
    await drawer.getByRole('button', { name: 'Restore this value: Roles' }).click()
    await page.getByRole('dialog', { name: 'Restore Roles?' }).getByRole('button', { name: 'Restore' }).click()
    await expect(drawer.getByText('Secretary → Director')).toBeVisible()
    await drawer.getByRole('button', { name: 'Close the history' }).click()
    await expect(page.getByRole('list', { name: 'Companies' })).toContainText('Director')

    await page.getByRole('button', { name: 'History of Anna Read' }).click()
    await expect(page.getByRole('dialog', { name: 'History of Anna Read' }).getByText('created it')).toBeVisible()
  })
})

test('staff undoes the removal of a company member from its toast, and takes another one out of the bin (LINK-9, BIN-1)', async ({
  staff: page,
  call,
}) => {
  const { data: owned } = await call(organizationsCalls.createOrganization, { body: { name: 'Owned Again Ltd' } })
  const { data: owner } = await call(organizationsCalls.createOrganization, { body: { name: 'Owning Again Ltd' } })
  const pair = { memberId: owner._id, organizationId: owned._id }
  const terms = [{ role: 'shareholder' as const, appointed: '2020-01-01', ceased: null }]
  const holdings = [{ class: 'Ordinary', number: 60, nominal: 1, acquired: '2020-01-01', ceased: null }]
  const { data: made } = await call(companyMembersCalls.createCompanyMember, { body: { ...pair, terms, holdings } })

  const unlink = async () => {
    await visit(page, `/organization/${owned._id}/PEOPLE_TAB`)
    await page.getByRole('button', { name: 'Unlink Owning Again Ltd' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
    await expect(page.getByText('No companies linked yet')).toBeVisible()
  }
  const members = async () =>
    (await call(companyMembersCalls.searchCompanyMembers, { body: { organizationId: owned._id } })).data

  await unlink()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Unlink Owning Again Ltd' })).toBeVisible()
  expect(await members()).toMatchObject([{ _id: made._id, ...pair, terms, holdings }])

  await unlink()
  await visit(page, '/bin?search=owning+again')
  await expect(page.getByRole('row', { name: /Owning Again Ltd/ })).toContainText('Company member')
  await page.getByRole('button', { name: 'Restore Owning Again Ltd' }).click()
  await expect(page.getByText('No deleted records found')).toBeVisible()
  expect(await members()).toMatchObject([{ _id: made._id, ...pair, terms, holdings }])
})
