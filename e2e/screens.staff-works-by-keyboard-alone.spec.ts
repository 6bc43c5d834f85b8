import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expectSaid, listen, tabTo } from './keyboard.ts'
import { expect, test } from './support.ts'

// UI-26: the tasks of docs/by-keyboard.md in their order, on one page, because signing in and loading are what costs time. The last
// task, the public form, is in forms.client-fills-the-public-form.spec.ts.
test('staff does the work of a day by keyboard, is told what happened, and never loses the focus (UI-26)', async ({
  page,
  account,
  call,
}) => {
  // Letters alone: the search for 'Nora 12' would find the digits of the process too.
  const tag = `Keyed${String(process.pid).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`
  const name = `${tag} Alpha Ltd`
  const { data: company } = await call(organizationsCalls.createOrganization, {
    body: { name, mail: `${tag}@example.ie` },
  })
  await call(organizationsCalls.createOrganization, { body: { name: `${tag} Beta Ltd` } })
  for (let number = 10; number < 36; number += 1)
    await call(peopleCalls.createPerson, { body: { firstName: `Nora ${number}`, lastName: tag } })
  await listen(page)
  const main = page.getByRole('main')
  const tab = (label: string | RegExp) =>
    page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: label })
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())

  await test.step('1 signs in, after a refusal', async () => {
    await page.goto('/auth/signin')
    await tabTo(page, page.getByLabel('E-mail'))
    await page.keyboard.type(account.email)
    await tabTo(page, page.getByLabel('Password'))
    await page.keyboard.type('not the password')
    await press('Enter')
    await expectSaid(page, 'INVALID_CREDENTIALS')
    await tabTo(page, page.getByLabel('Password'))
    await press('Control+a')
    await page.keyboard.type(account.password)
    await press('Enter')
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
  })

  await test.step('2 finds a company and opens it', async () => {
    await press('Control+k')
    const finder = page.getByRole('combobox', { name: 'Search or jump to' })
    await expect(finder).toBeFocused()
    await page.keyboard.type(name)
    const hit = page.getByRole('option', { name: new RegExp(`^${name}`) })
    await expectSaid(page, '1 result')
    await expect(hit).toBeVisible()
    // What marks the hit for assistive technology is in finder.staff-jumps-to-a-record.spec.ts (FIND-8).
    await expect(finder).toHaveAttribute('aria-expanded', 'true')
    await press('Enter')
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(name))
  })

  await test.step('3 opens a tab, and stays on it', async () => {
    await tabTo(page, tab('Accounting'))
    await press('Enter')
    await expect(page).toHaveURL(/ACCOUNTING_TAB/)
    await expect(main.getByRole('textbox').first()).toBeVisible()
    await expect(tab('Accounting')).toHaveAttribute('aria-current', 'page')
    await expect(tab('Accounting')).toBeFocused()
    await tabTo(page, tab('General'), 'Shift+Tab')
    await press('Enter')
    await expect(tab('General')).toHaveAttribute('aria-current', 'page')
  })

  const field = main.getByRole('textbox', { name: 'Name', exact: true })
  await test.step('4 is refused what cannot be saved', async () => {
    await tabTo(page, field)
    await press('Control+a', 'Delete', 'Control+s')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/./)
    await expect(field).toBeFocused()
  })

  await test.step('5 changes a field and saves it', async () => {
    await page.keyboard.type(`${name} renamed`)
    await press('Control+s')
    await expectSaid(page, /Updated!/)
    await expect(page.getByRole('heading', { name: `${name} renamed`, level: 1 })).toBeVisible()
    await expect(field).toBeFocused()
  })

  await test.step('6 links a director in a dialog, having closed it once', async () => {
    await page.goto(`/organization/${company._id}/PEOPLE_TAB`)
    const opener = main.getByRole('button', { name: 'Link Person' })
    await tabTo(page, opener)
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Link Person' })
    const search = dialog.getByRole('searchbox')
    await expect(search).toBeFocused()
    await press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await press('Enter')
    await expect(search).toBeFocused()
    await page.keyboard.type(`Nora 12 ${tag}`)
    const found = dialog.getByRole('radio', { name: `Nora 12 ${tag}` })
    await expect(dialog.getByRole('radio')).toHaveCount(1)
    await tabTo(page, found)
    await press('Space')
    await expectSaid(page, `Chosen: Nora 12 ${tag}`)
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Director', exact: true }))
    await press('Space')
    await tabTo(page, dialog.getByRole('button', { name: 'Link', exact: true }))
    await press('Enter')
    await expect(dialog).toBeHidden()
    await expect(main.getByRole('list', { name: 'Links' })).toContainText('Director')
    await expect(opener).toBeFocused()
  })

  await test.step('7 starts a follow-up and ticks a step', async () => {
    await page.goto(`/organization/${company._id}/FOLLOW_UP_BETA_TAB`)
    const picker = page.getByRole('combobox', { name: 'Add a follow-up' })
    await tabTo(page, picker)
    await page.keyboard.type('VAT Registration')
    await expect(page.getByRole('option', { name: 'VAT Registration' })).toBeVisible()
    await press('Enter')
    await expectSaid(page, /VAT Registration created successfully/)
    await expect(picker).toBeFocused()
    const steps = page.getByRole('list', { name: 'Steps of VAT Registration' })
    await tabTo(page, steps.getByRole('button', { name: /^Step 0:.*, current$/ }))
    await press('ArrowRight', 'Enter')
    await expectSaid(page, /VAT Registration moved from step 0 to step 1/)
    await expect(steps.getByRole('button', { name: /^Step 1:.*, current$/ })).toBeFocused()
  })

  await test.step('8 undoes it', async () => {
    await press('Control+z')
    await expectSaid(page, /undone|moved from step 1 to step 0/i)
    const steps = page.getByRole('list', { name: 'Steps of VAT Registration' })
    await expect(steps.getByRole('button', { name: /^Step 0:.*, current$/ })).toBeVisible()
    await expect(steps.getByRole('button', { name: /^Step 1:/ })).toBeFocused()
  })

  const list = `/organization?search=${tag}`
  await test.step('9 searches and sorts a list', async () => {
    await page.goto('/organization')
    await expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible()
    await press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(tag)
    await expectSaid(page, '2 in total')
    const heading = page.getByRole('columnheader', { name: 'Name' })
    await tabTo(page, heading.getByRole('button').first())
    await press('Enter')
    await expect(heading).toHaveAttribute('aria-sort', /ascending|descending/)
    await expect(heading.getByRole('button').first()).toBeFocused()
    await expect(page).toHaveURL(new RegExp(list.replace('?', String.raw`\?`)))
  })

  await test.step('10 ticks rows and sends them an email', async () => {
    const tick = page.getByRole('checkbox', { name: new RegExp(`^Select row \\d ${name}`) })
    await tabTo(page, tick)
    await press('Space')
    await expectSaid(page, '1 organization selected')
    const opener = page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Send an email' })
    await tabTo(page, opener, 'Shift+Tab')
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Send an email' })
    await expect(dialog).toContainText('1 organization will be sent this email, at the address on record.')
    await expect(dialog).toContainText('You can undo it for ten seconds.')
    const choice = dialog.getByRole('combobox', { name: 'Email' })
    await expect(choice).toBeFocused()
    await press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await press('Enter')
    await expect(choice).toBeFocused()
    await press('ArrowDown')
    await expect(page.getByRole('option', { name: 'Corporation tax reminder' })).toBeVisible()
    await press('ArrowDown', 'Enter')
    await expect(choice).toHaveValue(/reminder$/)
    await tabTo(page, dialog.getByRole('button', { name: 'Send an email' }))
    await press('Enter')
    await expectSaid(page, /^The email to 1 organization will be sent in 10 seconds/)
    await expect(dialog).toBeHidden()
    await expect(page.locator('main :focus, main:focus')).toHaveCount(1)
  })

  await test.step('11 pages through a list', async () => {
    await page.goto(`/people?search=${tag}`)
    await expectSaid(page, '26 in total')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    const next = pages.getByRole('button', { name: 'Next page' })
    await tabTo(page, next)
    await press('Enter')
    await expectSaid(page, '26–26 of 26')
    await expect(next).toBeDisabled()
    await expect(next).toBeFocused()
  })
})
