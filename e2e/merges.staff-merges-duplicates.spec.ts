import { linksCalls } from '@registrar/domain/links/links.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, test, visit } from './support.ts'

test('staff merges duplicates from their dialog and from a page, and undoes it (MERGE-2, MERGE-5)', async ({
  staff: page,
  call,
}) => {
  await test.step('staff merges two people of the duplicates dialog, and brings both back (MERGE-2, MERGE-3, MERGE-4, MERGE-5, MERGE-6)', async () => {
    const make = async (mail: string, phone: string | null) =>
      (await call(peopleCalls.createPerson, { body: { firstName: 'Muireann', lastName: 'Duplessis', mail, phone } }))
        .data._id
    const [first, second] = [await make('one@example.ie', null), await make('two@example.ie', '+353 1 2345678')]
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Shared Ltd' } })
    for (const peopleId of [first, second])
      await call(linksCalls.createLink, { body: { peopleId, organizationId: data._id, roles: ['director'] } })

    await visit(page, '/people')
    await page.getByRole('button', { name: 'Duplicates' }).click()
    const duplicates = page.getByRole('dialog').getByRole('group', { name: /Duplessis/ })
    await expect(duplicates.getByRole('link', { name: 'Muireann Duplessis' })).toHaveCount(2)
    await expect(duplicates).toContainText(/one@example\.ie, created \d\d\/\d\d\/\d{4}/)
    await duplicates.getByRole('button', { name: 'Merge' }).click()

    const dialog = page.getByRole('dialog', { name: 'Merge two people' })
    await expect(dialog.getByText('Both are linked to Shared Ltd')).toBeVisible()
    await expect(dialog.getByText('Moves: Links 1.')).toBeVisible()
    await expect(dialog.getByLabel('Phone: +353 1 2345678')).toBeChecked()
    await dialog.getByLabel('Mail: two@example.ie').check()
    await dialog.getByRole('button', { name: 'Merge' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Merged!')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Both records are back')).toBeVisible()

    await visit(page, `/people/${second}`)
    await expect(page.getByLabel('Phone')).toHaveValue('+353 1 2345678')
  })

  await test.step('staff undoes a merge from the history of the company that stayed (MERGE-6, MERGE-9)', async () => {
    const make = async (country: string | null) =>
      (await call(organizationsCalls.createOrganization, { body: { name: 'Liffey Foods Ltd', country } })).data._id
    const [keep, merge] = [await make(null), await make('France')]
    await call(mergesCalls.mergeOrganizations, { body: { keep, merge } })

    await visit(page, `/organization/${keep}/HISTORY_TAB`)
    const entry = page.getByRole('region', { name: 'History' }).getByRole('listitem').filter({ hasText: 'merged' })
    await expect(entry.first()).toContainText('merged Liffey Foods Ltd into it')
    await expect(entry.getByRole('button', { name: 'Undo this change' })).toBeHidden()
    await entry.getByRole('button', { name: 'Undo the merge' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the merge' }).click()
    await expect(page.getByText('undid the merge with Liffey Foods Ltd')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo the merge' })).toBeHidden()

    await visit(page, `/organization/${merge}`)
    await expect(page).toHaveURL(new RegExp(`/organization/${merge}`))
    await expect(page.getByRole('heading', { level: 1, name: 'Liffey Foods Ltd' })).toBeVisible()
  })

  await test.step('staff merges a company from its page, and the address of the merged one leads to the other (MERGE-1, MERGE-4, MERGE-5)', async () => {
    const make = async (name: string, country: string) =>
      (await call(organizationsCalls.createOrganization, { body: { name, country } })).data._id
    const [keep, merge] = [await make('Winner Holdings Ltd', 'Ireland'), await make('Loser Holdings Ltd', 'France')]

    await visit(page, `/organization/${keep}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Merge' }).click()
    await expect(page.getByRole('dialog').getByPlaceholder('Search organizations')).toBeFocused()
    await page.keyboard.type('loser hold')
    await page.getByRole('button', { name: 'Loser Holdings Ltd' }).click()
    const dialog = page.getByRole('dialog', { name: 'Merge two organizations' })
    await expect(dialog.getByLabel('Name: Winner Holdings Ltd')).toBeChecked()
    const refusedPreviews: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/merge/preview') && !response.ok()) refusedPreviews.push(response.status())
    })
    await dialog.getByRole('button', { name: 'Merge' }).click()
    await expect(dialog).toBeHidden()
    expect(refusedPreviews).toEqual([])

    await visit(page, `/organization/${merge}`)
    await expect(page).toHaveURL(new RegExp(`/organization/${keep}`))
    await expect(page.getByRole('heading', { level: 1, name: 'Winner Holdings Ltd' })).toBeVisible()
  })

  await test.step('staff keeps both comments and both addresses of a merge (MERGE-2)', async () => {
    const make = async (fields: object) =>
      (await call(peopleCalls.createPerson, { body: { firstName: 'Keeps', lastName: 'Both', ...fields } })).data._id
    const keep = await make({ comments: 'Calls at noon.', mail: 'one@both.example.ie' })
    await make({ comments: 'Speaks French.', mail: 'two@both.example.ie' })

    await visit(page, `/people/${keep}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Merge' }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill('two@both')
    await page.getByRole('button', { name: /^Keeps Both/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Merge two people' })
    await dialog.getByLabel('Mail: keep both').check()
    await dialog.getByLabel('Comments: keep both').check()
    await expect(dialog.getByLabel('Mail: one@both.example.ie')).not.toBeChecked()
    await dialog.getByRole('button', { name: 'Merge' }).click()
    await expect(dialog).toBeHidden()

    await expect(page.getByText('two@both.example.ie')).toBeVisible()
    const addresses = page.getByRole('combobox', { name: 'Further addresses' })
    await addresses.fill('three@both.example.ie')
    await addresses.press('Enter')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Updated!')).toBeVisible()
    const { data } = await call(peopleCalls.searchPeople, { body: { search: 'keeps both' } })
    expect(data[0]?.otherMails).toEqual(['two@both.example.ie', 'three@both.example.ie'])
  })

  await test.step('long values of a merge wrap, and on a phone each is below the name of its record (MERGE-5)', async () => {
    const make = async (name: string, notes: string) =>
      (await call(organizationsCalls.createOrganization, { body: { name, notes, address: notes } })).data._id
    const keep = await make("O'Malley Wrapping Ltd", 'Call before noon. '.repeat(20))
    await make('Wrapping Foods of the Liffey Valley Ltd', 'x'.repeat(350))

    await visit(page, `/organization/${keep}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Merge' }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill('wrapping foods')
    await page.getByRole('button', { name: /^Wrapping Foods/ }).click()
    const table = page.getByRole('region', { name: 'Differing fields' })
    await expect(table).toBeVisible()
    const hiddenWidth = () => table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)
    await expect.poll(hiddenWidth).toBe(0)

    await test.step('all cells of a row change their colour under the pointer', async () => {
      const row = table.getByRole('row').last()
      await row.hover()
      await expect(row.locator('th, td')).toHaveCount(3)
      const colours = () =>
        row.locator('th, td').evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).background)).size)
      await expect.poll(colours).toBe(1)
    })

    await page.setViewportSize({ width: 390, height: 844 })
    const cells = table.getByRole('row').last().locator('td')
    const labelOf = (place: number) =>
      cells.nth(place).evaluate((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', ''))
    await expect.poll(() => labelOf(0)).toBe("Stays: O'Malley Wrapping Ltd")
    await expect.poll(() => labelOf(1)).toBe('Goes: Wrapping Foods of the Liffey Valley Ltd')
    await expect.poll(hiddenWidth).toBe(0)
  })
})

test('staff is told who has the name, the email address or the number that is typed (ORG-33, ORG-35, PERSON-11)', async ({
  staff: page,
  call,
}) => {
  await test.step('staff is told that a company of the typed name exists, and can still create another (ORG-33)', async () => {
    const name = `Twice Typed ${process.pid}`
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: `${name} Ltd`, cro: '654321' } })

    await visit(page, '/organization')
    await page.getByRole('button', { name: 'New Organization' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Organization' })
    await dialog.getByLabel('Name').fill(name.toUpperCase())
    await expect(dialog.getByRole('status')).toContainText('A company of this name exists: ')
    await expect(dialog.getByRole('status')).toContainText('(CRO 654321, created ')
    const link = dialog.getByRole('link', { name: `${name} Ltd` })
    await expect(link).toHaveAttribute('href', `/organization/${data._id}`)

    await dialog.getByLabel('Name').fill(`${name} Other`)
    await expect(link).toBeHidden()
    await dialog.getByLabel('Name').fill(name)
    await expect(link).toBeVisible()
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('staff is told that a person of the typed name or email address exists (PERSON-11)', async () => {
    const mail = `known-${process.pid}@example.ie`
    const known = { firstName: 'Cara', lastName: `Known ${process.pid}`, mail, birth: '1980-02-01' }
    await call(peopleCalls.createPerson, { body: known })

    await visit(page, '/people')
    await page.getByRole('button', { name: 'New People' }).click()
    const dialog = page.getByRole('dialog', { name: 'New People' })
    const warning = dialog.getByText('A person of this name or email address exists')
    await dialog.getByLabel('First Name').fill('cara')
    await dialog.getByLabel('Last Name').fill(known.lastName)
    await expect(warning).toBeVisible()
    await expect(dialog.getByRole('link', { name: `Cara ${known.lastName}` })).toBeVisible()
    await expect(dialog).toContainText(`(${mail}, born 01/02/1980, created `)

    await dialog.getByLabel('Birth').fill('01/02/1990')
    await dialog.getByLabel('Birth').press('Tab')
    await expect(warning).toBeHidden()
    await dialog.getByLabel('Mail').fill(mail)
    await expect(warning).toBeVisible()
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `cara ${known.lastName}` })).toBeVisible()
  })

  await test.step('staff is told who has the typed CRO number, on the page and after a restore, and can go on (ORG-35)', async () => {
    const cro = `9${process.pid}`
    const { data: first } = await call(organizationsCalls.createOrganization, {
      body: { name: 'Number First Ltd', cro },
    })
    const link = page.getByRole('link', { name: 'Number First Ltd' })

    await visit(page, '/organization')
    await page.getByRole('button', { name: 'New Organization' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Organization' })
    await dialog.getByLabel('Name').fill('Number Second Ltd')
    await dialog.getByLabel('CRO Number').fill(`00${cro}`)
    await expect(dialog.getByRole('status')).toContainText('Another organization has this CRO number: ')
    await expect(dialog.getByRole('link', { name: 'Number First Ltd' })).toHaveAttribute(
      'href',
      `/organization/${first._id}`,
    )
    // A company that has a number is taken over: its next return follows from what was annexed last (AR-18).
    await dialog.getByLabel('Statements last annexed, made up to').fill('31/12/2024')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Number Second Ltd' })).toBeVisible()
    await expect(link).toHaveAttribute('href', `/organization/${first._id}`)

    const { data } = await call(organizationsCalls.searchOrganizations, { body: { search: 'Number Second' } })
    const second = await call(organizationsCalls.findOrganization, { params: { id: data[0]?._id ?? '' } })
    expect(second.lastAnnexedYearEnd).toBe('2024-12-31')
    await call(organizationsCalls.removeOrganization, { params: { id: data[0]?._id ?? '' } })
    await visit(page, '/bin?search=Number Second')
    await page.getByRole('button', { name: 'Restore Number Second Ltd' }).click()
    await expect(page.getByText('Another organization has this CRO number: ')).toBeVisible()
    await expect(link).toBeVisible()
  })
})

test('the merge dialog shows what a colleague saves meanwhile (MERGE-5, LIVE-6)', async ({
  liveStaff: page,
  call,
  colleague,
}) => {
  const make = async (mail: string) =>
    (await call(peopleCalls.createPerson, { body: { firstName: 'Gormlaith', lastName: 'Followed', mail } })).data._id
  const first = await make('first@example.ie')
  await make('second@example.ie')

  await page.goto('/people')
  await page.getByRole('button', { name: 'Duplicates' }).click()
  const duplicates = page.getByRole('dialog').getByRole('group', { name: /Followed/ })
  await duplicates.getByRole('button', { name: 'Merge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge two people' })
  await expect(dialog.getByLabel('Mail: first@example.ie')).toBeVisible()

  await colleague(peopleCalls.updatePerson, { params: { id: first }, body: { mail: 'changed@example.ie' } })
  await expect(dialog.getByLabel('Mail: changed@example.ie')).toBeVisible()
})
