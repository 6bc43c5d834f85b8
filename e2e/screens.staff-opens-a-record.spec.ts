import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, placeAtRest, test, visit } from './support.ts'

const person = { firstName: 'Nuala', lastName: 'Opened' }

test('a record is opened at a tab, typed into, saved and filed, and the way back to a deleted one says that it is gone (DAY-6, FILE-7, PERSON-1, UI-2, UI-8 to UI-10, UI-16)', async ({
  staff: page,
  call,
}) => {
  await test.step('the way back leads to the word that the record is gone, also before its list is there (UI-8)', async () => {
    const { data } = await call(peopleCalls.createPerson, { body: person })
    const isBack = Promise.withResolvers<void>()
    await page.route('**/people-list-page*', async (route) => {
      await isBack.promise
      await route.continue()
    })
    await visit(page, `/people/${data._id}`)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL('/people')

    await page.goBack()
    isBack.resolve()
    await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
    await expect(page.getByLabel('First Name')).toBeHidden()
  })

  await test.step('the way back after a deletion leads to the word that the record is gone (UI-8)', async () => {
    const { data } = await call(peopleCalls.createPerson, { body: person })
    await visit(page, '/people')
    await visit(page, `/people/${data._id}`)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL('/people')

    await page.goBack()
    await expect(page).toHaveURL(`/people/${data._id}`)
    await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
    await expect(page.getByLabel('First Name')).toBeHidden()
  })

  await test.step('opening a tab moves no other, and the tab keeps the focus while its code is on its way (UI-16)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Steady Ltd' } })
    await visit(page, `/organization/${data._id}`)
    const tabs = page.getByRole('navigation', { name: 'Tabs' })
    const rawData = tabs.getByRole('link', { name: 'Raw Data' })
    await expect(page.getByLabel('CRO Number')).toBeVisible()
    const place = await placeAtRest(rawData)

    for (const name of ['Registers', 'Compliance']) {
      await tabs.getByRole('button', { name: 'More' }).click()
      await tabs.getByRole('link', { name }).click()
      await expect(tabs.getByRole('link', { name })).toBeFocused()
      expect(await rawData.boundingBox()).toEqual(place)
    }
    await tabs.getByRole('link', { name: 'Notes' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'New note' })).toBeVisible()
    await expect(tabs.getByRole('link', { name: 'Notes' })).toBeFocused()
  })

  await test.step('the page of a person is opened at a tab, typed into, saved and filed (UI-2, UI-9, UI-10, DAY-6, PERSON-1, FILE-7)', async () => {
    const { data } = await call(peopleCalls.createPerson, { body: { ...person, birth: '1980-02-28' } })

    await test.step('letter case does not count in the name of a tab (UI-2)', async () => {
      await visit(page, `/people/${data._id}/organization_tab`)
      await expect(page.getByRole('button', { name: 'Link Organization' })).toBeVisible()
    })

    await test.step('a click on the tab that is open asks nothing, and what was typed stays (UI-9)', async () => {
      await page.getByRole('link', { name: 'Information' }).click()
      await page.getByLabel('Nationality').fill('typed')
      await page.getByRole('link', { name: 'Information' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByLabel('Nationality')).toHaveValue('typed')
      await page.getByLabel('Nationality').press('Control+s')
      await expect(page.getByText('Updated!')).toBeVisible()
    })

    await test.step('a typed day that does not exist stays in the field with a message (DAY-6)', async () => {
      const birth = page.getByLabel('Birth')
      await birth.fill('31/02/1980')
      await birth.press('Tab')
      await expect(birth).toHaveValue('31/02/1980')
      await expect(page.getByText("'31/02/1980' is not a day.")).toBeVisible()
      await birth.fill('1.3.80')
      await birth.press('Tab')
      await expect(birth).toHaveValue('01/03/1980')
    })

    await test.step('text that is not an email address is saved, with a warning (UI-10), and a name may be emptied (PERSON-1)', async () => {
      await page.getByLabel('Mail').fill('not a mail')
      await page.getByLabel('Mail').press('Tab')
      await expect(page.getByText('This does not look like an email address.')).toBeVisible()
      await page.getByLabel('First Name').fill('')
      await page.getByLabel('Nationality').fill('Irish')
      await expect(page.getByText('Updated!')).toBeHidden()
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByText('Updated!')).toBeVisible()
      const saved = await call(peopleCalls.findPerson, { params: { id: data._id } })
      expect([saved.firstName, saved.nationality, saved.mail, saved.birth]).toEqual([
        '',
        'Irish',
        'not a mail',
        '1980-03-01',
      ])
    })

    await test.step('a file whose upload failed can be chosen again (FILE-7)', async () => {
      await visit(page, `/people/${data._id}/ATTACHEDFILES_PEOPLE_TAB`)
      await page.route('**/file', (route) => route.abort())
      const input = page.locator('input[type=file]')
      await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a') })
      await expect(page.getByText('Not uploaded: a.pdf.', { exact: false })).toBeVisible()
      await expect(input).toHaveValue('')
    })
  })
})
