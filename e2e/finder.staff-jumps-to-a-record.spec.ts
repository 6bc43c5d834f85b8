import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, test, visit } from './support.ts'

test('the finder finds, marks and opens a record by its name, however fast it is typed (UI-11, FIND-7, FIND-8)', async ({
  staff: page,
  call,
  account,
}) => {
  await test.step('Ctrl K, a name and Enter open the first hit (UI-11)', async () => {
    const name = `Entered ${process.pid}`
    const { data } = await call(organizationsCalls.createOrganization, { body: { name } })

    await visit(page, '/')
    await expect(page.getByRole('heading', { name: 'Recent Tasks' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/organization/${data._id}$`))
  })

  await test.step('staff opens a company by Ctrl K and its name, however fast they type', async () => {
    await call(organizationsCalls.createOrganization, { body: { name: 'Zebrafinch Holdings' } })

    await visit(page, '/people')
    await page.getByRole('searchbox').fill('nobody')
    await expect(page).toHaveURL(/search=nobody/)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('zebraf')
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toHaveValue('zebraf')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Zebrafinch Holdings' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('nobody')
  })

  await test.step('the finder marks the first hit, and Enter opens a hit of the whole text (UI-11)', async () => {
    const name = `Nightjar${account.id.slice(-6)}`
    await call(organizationsCalls.createOrganization, { body: { name } })
    await call(organizationsCalls.createOrganization, { body: { name: `${name} Bakery` } })

    await visit(page, '/people')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.keyboard.press('Control+k')
    const finder = page.getByRole('dialog', { name: 'Search or jump to' })
    const marked = finder.locator('[data-selected]')
    await page.keyboard.type(name)
    await expect(marked).toContainText(name)
    // Both companies and the two actions: no hit of half the word is left, which would move the mark when it goes.
    await expect(finder.getByRole('option')).toHaveCount(4)
    await expect(marked).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await expect(marked).toContainText(`${name} Bakery`)

    await page.keyboard.press('ArrowUp')
    await page.keyboard.type(' bak')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `${name} Bakery` })).toBeVisible()
  })

  await test.step('the finder keeps the hit that the user has moved to when other hits arrive (UI-11)', async () => {
    const name = `Dabchick${account.id.slice(-6)}`
    for (const end of ['', ' Wares', ' Wool'])
      await call(organizationsCalls.createOrganization, { body: { name: `${name}${end}` } })
    const held = Promise.withResolvers<void>()
    await page.route('**/finder/search', async (route) => {
      if (route.request().postDataJSON().search === `${name} w`) await held.promise
      await route.continue()
    })

    await visit(page, '/people')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.keyboard.press('Control+k')
    const finder = page.getByRole('dialog', { name: 'Search or jump to' })
    const marked = finder.locator('[data-selected]')
    await page.keyboard.type(name)
    await expect(finder.getByRole('option', { name: new RegExp(`^${name}`) })).toHaveCount(3)

    await page.keyboard.type(' w')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(marked).toContainText(`${name} Wool`)
    held.resolve()
    await expect(finder.getByRole('option', { name: new RegExp(`^${name}`) })).toHaveCount(2)
    await expect(marked).toContainText(`${name} Wool`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `${name} Wool` })).toBeVisible()
  })

  await test.step('the finder is a combobox that says what it found (FIND-8)', async () => {
    const name = `Redshank${account.id.slice(-6)}`
    for (const end of ['', ' Wares'])
      await call(organizationsCalls.createOrganization, { body: { name: `${name}${end}` } })
    await visit(page, '/people')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.keyboard.press('Control+k')
    const finder = page.getByRole('dialog', { name: 'Search or jump to' })
    const field = finder.getByRole('combobox', { name: 'Search or jump to' })
    await field.fill(name)
    await expect(finder.getByRole('status')).toHaveText('2 results')
    const first = finder.getByRole('option', { selected: true })
    await expect(first).toContainText(name)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
    await expect(finder.locator(`#${await field.getAttribute('aria-controls')}`)).toHaveRole('listbox')

    await page.keyboard.press('ArrowDown')
    const second = finder.getByRole('option', { name: `${name} Wares` })
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
    await field.fill(`${name} Nowhere`)
    await expect(finder.getByRole('status')).toHaveText('Nothing found')
  })

  await test.step('a question mark outside a field shows all keys (FIND-7)', async () => {
    await page.goto('/people')
    const search = page.getByRole('searchbox')
    await search.fill('who')
    await search.press('?')
    await expect(search).toHaveValue('who?')
    await search.blur()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Open it in a new tab')
  })
})

test('the finder opens, begins, starts and finds, and gives the focus and the keys back (FIND-4 to FIND-7, LIST-14, UI-11, UI-12)', async ({
  staff: page,
  call,
}) => {
  await test.step('the finder shows the records opened last, and opens a hit in a new tab (FIND-4, FIND-6)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Yellowhammer Foods' } })

    await visit(page, `/organization/${data._id}`)
    await expect(page.getByRole('heading', { name: 'Yellowhammer Foods' })).toBeVisible()

    await visit(page, '/people')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.keyboard.press('Control+k')
    const finder = page.getByRole('dialog', { name: 'Search or jump to' })
    await expect(finder.getByRole('option').first()).toContainText('Yellowhammer Foods')
    // Keys count once the field has the focus.
    await expect(finder.getByRole('combobox')).toBeFocused()

    const opensByKey = page.context().waitForEvent('page')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Control+Enter')
    const byKey = await opensByKey
    await expect(byKey).toHaveURL(new RegExp(`/organization/${data._id}`))
    await expect(page).toHaveURL(/people/)
    await byKey.close()

    await page.bringToFront()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('yellowham')
    const opensByClick = page.context().waitForEvent('page')
    await finder.getByRole('option', { name: /^Yellowhammer Foods/ }).click({ modifiers: ['Control'] })
    const byClick = await opensByClick
    await expect(byClick).toHaveURL(new RegExp(`/organization/${data._id}`))
    await expect(page).toHaveURL(/people/)
    await byClick.close()
    await page.bringToFront()
  })

  await test.step('an early Enter chooses one action, and not another one after it (FIND-5, UI-11)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Whinchat Weavers' } })

    await visit(page, `/organization/${data._id}`)
    await expect(page.getByRole('heading', { name: 'Whinchat Weavers' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('start ar trading')
    await page.keyboard.press('Enter')
    const field = page.getByRole('combobox', { name: 'Search or jump to' })
    await expect(field).toHaveValue('Start AR Trading for ')
    await page.keyboard.type('whinchat')
    await expect(page.getByRole('option', { name: 'Start AR Trading for Whinchat Weavers' })).toBeVisible()
    await expect(field).toHaveValue('Start AR Trading for whinchat')
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
  })

  await test.step('the finder begins a task, starts a follow-up and goes to a page (FIND-5)', async () => {
    await call(organizationsCalls.createOrganization, { body: { name: 'Xylophone Makers' } })

    await visit(page, '/people')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('new task for xyloph')
    await page.getByRole('option', { name: 'New task for Xylophone Makers' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Task' })
    await expect(dialog.getByLabel('Organization')).toHaveValue('Xylophone Makers')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('start ar trading for xyloph')
    await page.keyboard.press('Enter')
    await expect(page.getByText('AR Trading created successfully')).toBeVisible()
    await expect(page).toHaveURL(/FOLLOW_UP_BETA_TAB/)

    await page.keyboard.press('Control+k')
    await page.keyboard.type('go to orders')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/order$/)
  })

  await test.step('a renamed company is found by its former name in the list, the finder and a picker (LIST-14)', async () => {
    const tag = `Formerly${process.pid}`
    const { data } = await call(organizationsCalls.createOrganization, {
      body: { name: `Old ${tag} Ltd`, cro: '811811' },
    })
    await call(organizationsCalls.updateOrganization, { params: { id: data._id }, body: { name: 'Entirely New Ltd' } })
    await call(peopleCalls.createPerson, { body: { firstName: 'Any', lastName: 'Body' } })

    await visit(page, `/organization?search=${tag}`)
    await expect(page.getByRole('link', { name: 'Entirely New Ltd' })).toBeVisible()
    await expect(page.getByText(`formerly Old ${tag} Ltd`)).toBeVisible()

    await page.keyboard.press('Control+k')
    await page.keyboard.type(`old ${tag}`)
    await expect(page.getByRole('dialog').getByText(`formerly Old ${tag} Ltd · CRO 811811`)).toBeVisible()
    await page.keyboard.press('Escape')

    await visit(page, '/task')
    await page.getByRole('button', { name: 'Create Task' }).click()
    const picker = page.getByRole('dialog').getByRole('combobox', { name: 'Organization' })
    await picker.fill(`old ${tag}`)
    await expect(page.getByRole('option')).toHaveText([`Entirely New Ltdformerly Old ${tag} Ltd · CRO 811811`])
    await picker.press('Enter')
    await expect(picker).toHaveValue('Entirely New Ltd')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave without saving' }).click()
  })

  // UI-12
  await test.step('the finder gives the focus back to what had it, on a page and in a dialog', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Waxwing Trading' } })
    const field = page.getByRole('combobox', { name: 'Search or jump to' })
    const openAndClose = async () => {
      await page.keyboard.press('Control+k')
      await expect(field).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(field).toBeHidden()
    }

    await visit(page, `/organization/${data._id}`)
    const number = page.getByLabel('CRO Number')
    await number.focus()
    await openAndClose()
    await expect(number).toBeFocused()

    const search = page.getByRole('button', { name: 'Search' }).first()
    await search.press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search).toBeFocused()

    await visit(page, '/people')
    await page.getByRole('button', { name: 'New People' }).click()
    const lastName = page.getByRole('dialog').getByLabel('Last Name')
    await lastName.focus()
    await openAndClose()
    await expect(lastName).toBeFocused()
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    await page.keyboard.type('show all keys')
    await page.getByRole('dialog').getByRole('option', { name: 'Show all keys' }).click()
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await expect(keys).toBeVisible()
    await expect(keys.getByRole('button', { name: 'Close the keys' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
  })

  await test.step('staff turn single keys off in this browser, and Ctrl K stays (FIND-7)', async () => {
    await visit(page, '/account')
    const choice = page.getByRole('switch', { name: 'Single-key shortcuts' })
    await expect(choice).toBeChecked()
    await choice.press('Space')
    await expect(choice).not.toBeChecked()
    await visit(page, '/people')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.keyboard.press('Shift+?')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Keys' })).toHaveCount(0)
  })
})
