import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, test, visit } from './support.ts'

test('the navigation, the lists, a linking dialog, the users of a company and the manifest (LINK-5, LIST-7, LIST-9, ORG-4, ORG-21, PERSON-3, UI-1, UI-16)', async ({
  staff: page,
  account,
  call,
}) => {
  await test.step('the navigation names every area of the work (UI-1)', async () => {
    await page.setViewportSize({ width: 1920, height: 900 })
    await visit(page, '/')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation.getByRole('link')).toHaveText([
      'Home',
      'Organizations',
      'Follow-ups',
      'People',
      'Task',
      'Forms',
      'Emails',
      'Orders',
      'Deadlines',
      'Reminders',
      'Filings',
      'AML',
      'Reports',
      'Import',
      'Bin',
    ])
    await page.getByRole('link', { name: account.name }).click()
    await expect(page).toHaveURL(/\/account$/)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('the app can be installed: its manifest names icons that are there (UI-16)', async () => {
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await page.request.get(address ?? '')
    expect(manifest.headers()['content-type']).toContain('application/manifest+json')
    const { icons, display } = (await manifest.json()) as { icons: { src: string; sizes: string }[]; display: string }
    expect(display).toBe('standalone')
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
    for (const { src } of icons) expect((await page.request.get(src)).headers()['content-type']).toBe('image/png')
  })

  await test.step('the lists, a linking dialog and the users of a company (ORG-4, PERSON-3, LIST-7, LIST-9, LINK-5, ORG-21)', async () => {
    await test.step('the lists of organizations and people show the columns of the rules (ORG-4, PERSON-3)', async () => {
      await call(organizationsCalls.createOrganization, {
        body: { name: 'Columned Ltd', incorporationDate: '2026-01-31' },
      })
      await call(peopleCalls.createPerson, { body: { firstName: 'Colm', lastName: 'Columned', vif: true } })

      await visit(page, '/organization?search=columned')
      await expect(page.getByRole('columnheader')).toHaveText([
        /Name/,
        /Creation Status/,
        /Incorporation date/,
        /First AR/,
        /Next AR Reminder/,
        /First ar Status/,
        /AML Status/,
        /Broken rules/,
        /Files/,
        'CRO Number',
        'Email',
        'In charge',
      ])
      const organization = page.getByRole('row').nth(1)
      for (const text of ['31/07/2026', '07/2026', 'PENDING', 'N/A']) await expect(organization).toContainText(text)

      await visit(page, '/people?search=columned')
      await expect(page.getByRole('columnheader')).toHaveText([
        /First Name/,
        /Last Name/,
        /Organizations/,
        /Email/,
        /Phone/,
        /Nationality/,
        /VIF/,
        /PEP/,
        /AML/,
        /Created At/,
      ])
      await expect(page.getByRole('row').nth(1)).toContainText('ON')
    })

    await test.step('a typed search is sent, and a chosen sort at once (LIST-7)', async () => {
      await visit(page, '/people')
      await expect(page.getByRole('columnheader', { name: 'First Name' })).toBeVisible()
      const searched = page.waitForRequest((request) => request.postDataJSON()?.search === 'nobody')
      await page.getByRole('searchbox').pressSequentially('nobody')
      await searched
      await expect(page.getByText('No people found')).toBeVisible()

      const sorted = page.waitForRequest((request) => request.postDataJSON()?.sortField === 'lastName')
      await page.getByRole('searchbox').fill('')
      await page.getByRole('button', { name: 'Last Name' }).click()
      await sorted
    })

    await test.step('a linking dialog shows five results a page and begins without roles (LINK-5, LIST-9)', async () => {
      const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Linking Ltd' } })
      for (const letter of ['A', 'B', 'C', 'D', 'E', 'F'])
        await call(peopleCalls.createPerson, { body: { firstName: letter, lastName: `Linkable ${process.pid}` } })

      await visit(page, `/organization/${data._id}/PEOPLE_TAB`)
      await page.getByRole('button', { name: 'Link Person' }).click()
      const dialog = page.getByRole('dialog', { name: 'Link Person' })
      await dialog.getByRole('searchbox').fill(`linkable ${process.pid}`)
      await expect(dialog.getByRole('radio', { name: /Linkable/ })).toHaveCount(5)
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)

      await dialog.getByRole('button', { name: /^(Page )?2$/ }).click()
      await expect(dialog.getByRole('radio', { name: /Linkable/ })).toHaveCount(1)
      await dialog.getByRole('radio', { name: /Linkable/ }).check()
      await dialog.getByRole('button', { name: 'Link', exact: true }).click()
      await expect(page.getByText('Added!')).toBeVisible()
      await expect(page.getByText('No roles assigned')).toBeVisible()
    })

    await test.step('a user is assigned to a company at once (ORG-21)', async () => {
      const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Assigned Ltd' } })
      await visit(page, `/organization/${data._id}`)
      await expect(page.getByText('Last updated')).toBeVisible()
      await expect(page.getByText('Created at')).toBeVisible()

      await page.getByPlaceholder('No user assigned...').fill(account.name)
      await page.getByRole('option', { name: account.name }).click()

      const assigned = async () => (await call(organizationsCalls.findOrganization, { params: { id: data._id } })).users
      await expect.poll(assigned).toMatchObject([{ userName: account.name }])
    })
  })
})
