import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { expect, test, visit } from './support.ts'

const phone = { width: 390, height: 844 }

test('the board and the catalogue are filtered in their address, with chips and with cards on a phone (LIST-11, LIST-12, TASK-11)', async ({
  staff: page,
  call,
  account,
}) => {
  await test.step('the board is filtered by due date and organization, and shows both as chips (LIST-11, TASK-11)', async () => {
    const name = `Boarded ${process.pid}`
    const { data } = await call(organizationsCalls.createOrganization, { body: { name } })
    await call(peopleCalls.createPerson, { body: { firstName: 'Any', lastName: 'Body' } })
    const users = [{ userId: account.id }]
    for (const [title, dueDate] of [
      [`Late ${name}`, '2020-01-01'],
      [`Undated ${name}`, null],
    ] as const)
      await call(tasksCalls.createTask, { body: { title, dueDate, users, organizationId: data._id } })

    await visit(page, `/task?organizationId=${data._id}`)
    const chips = page.getByRole('group', { name: 'Active filters' })
    await expect(chips).toContainText(`Organization: ${name}`)
    await expect(page.getByText(`Undated ${name}`)).toBeVisible()
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    await page.getByRole('combobox', { name: 'Due' }).click()
    await page.getByRole('option', { name: 'Late', exact: true }).click()
    await expect(page.getByText(`Undated ${name}`)).toBeHidden()
    await expect(page.getByText(`Late ${name}`)).toBeVisible()
    await page.keyboard.press('Escape')

    await page.reload()
    await expect(chips).toContainText('Due: Late')
    await chips.getByRole('button', { name: 'Clear all' }).click()
    await expect(chips).toBeHidden()
  })

  await test.step('the catalogue is filtered and sorted in its address, and shows cards on a phone (LIST-11, LIST-12)', async () => {
    await visit(page, '/order/products?subscription=true&sortOrder=desc')
    await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('Kind: Subscription')
    await expect(page.getByRole('row').nth(1)).toContainText('subscription')
    await expect(page.getByRole('row', { name: /One-off/ })).toHaveCount(0)
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').first().click()
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')

    await page.setViewportSize(phone)
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()).toContainText(
      'Offered Yes',
    )
  })
})

test('rows, tabs and figures say where one is, and keys work in a list (LIST-13, UI-12, UI-13, FIND-7)', async ({
  staff: page,
  call,
}) => {
  await test.step('a row opens at what was clicked (LIST-13)', async () => {
    const name = `Clicked ${process.pid}`
    const { data } = await call(organizationsCalls.createOrganization, { body: { name } })
    const started = await call(followUpsCalls.startFollowUp, {
      body: { organization_id: data._id, name: 'VAT_REGISTRATION' },
    })
    await visit(page, `/followUp?search=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/organization/${data._id}/FOLLOW_UP_BETA_TAB#${started.data._id}$`))

    await visit(page, `/organization?search=${encodeURIComponent(name)}`)
    await page.getByRole('row').nth(1).locator('a[href$=AML_TAB]').click()
    await expect(page).toHaveURL(new RegExp(`/organization/${data._id}/AML_TAB$`))
  })

  await test.step('exactly one tab, and one figure of the summary, is marked as current (UI-13)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Current Ltd' } })
    await visit(page, `/organization/${data._id}`)
    await page.getByRole('button', { name: /Services Beta/i }).click()
    const tabs = page.getByRole('navigation', { name: 'Tabs' })
    await expect(tabs.locator('[aria-current]')).toHaveText(/Services/)

    await visit(page, '/followUp')
    const summary = page.getByRole('navigation', { name: 'Summary' })
    await expect(summary.locator('[aria-current]')).toHaveText(/All/)
    await summary.getByRole('link', { name: /Overdue/ }).click()
    await expect(summary.locator('[aria-current]')).toHaveText(/Overdue/)
  })

  await test.step('keys work while a ticked row has the focus (FIND-7, UI-12)', async () => {
    const arrowed = `Arrowed${process.pid}`
    await call(peopleCalls.createPerson, { body: { firstName: arrowed, lastName: 'Row' } })
    await call(peopleCalls.createPerson, { body: { firstName: 'Ticked', lastName: 'Row' } })

    await visit(page, '/people')
    await page.getByRole('row').nth(1).getByRole('checkbox').check()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('row').nth(1).getByRole('checkbox').focus()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('?/')
    await expect(page.getByRole('searchbox')).toHaveValue('?/')

    // The arrow waits for the rows of what was typed, so that Enter opens no other record (LIST-13).
    await page.getByRole('searchbox').fill('')
    await page.keyboard.type(arrowed)
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[data-row-link]:focus')).toContainText(arrowed)
  })
})

test('dialogs and pickers of the board and of the orders (LIST-9, ORD-7, UI-12, UI-17)', async ({
  staff: page,
  call,
}) => {
  const tag = `Pager${process.pid}`
  const { data: company } = await call(organizationsCalls.createOrganization, { body: { name: `${tag} Ltd` } })
  const person = (body: object) =>
    call(peopleCalls.createPerson, { body: { firstName: 'Una', lastName: tag, ...body } })
  const born = await person({ birth: '1980-02-29' })
  await person({ mail: `una-${tag}@example.ie` })
  await call(linksCalls.createLink, { body: { peopleId: born.data._id, organizationId: company._id } })
  for (let number = 0; number < 60; number += 1) await person({ firstName: `Una ${number}` })
  const numbers = Array.from({ length: 52 }, (_, index) => String(index).padStart(2, '0'))
  await Promise.all(
    numbers.map((number) =>
      call(organizationsCalls.createOrganization, { body: { name: `Optional ${process.pid} ${number}` } }),
    ),
  )
  const dialog = page.getByRole('dialog')

  const expectMoreOrganizations = async () => {
    const picker = page.getByRole('combobox', { name: 'Organization' })
    await picker.click()
    await picker.fill(`Optional ${process.pid}`)
    await expect(page.getByRole('option', { name: `Optional ${process.pid} 49` })).toBeAttached()
    await expect(page.getByRole('option', { name: `Optional ${process.pid} 51` })).toHaveCount(0)
    await page.getByRole('option', { name: `Optional ${process.pid} 49` }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('option', { name: `Optional ${process.pid} 51` })).toBeAttached()
  }

  await test.step('the dialog of a new task and the list of keys give the focus back (UI-12)', async () => {
    await visit(page, '/task')
    const opener = page.getByRole('button', { name: 'Create Task' })
    await opener.click()
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('?')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
  })

  await test.step('the picker of people tells twins apart, puts the exact name first and loads more by keyboard (LIST-9, UI-17)', async () => {
    const picker = page.getByRole('combobox', { name: 'People' })
    await picker.click()
    await picker.fill(`una ${tag}`)
    const options = page.getByRole('option')
    await expect(options.nth(0)).toHaveText(`Una ${tag}una-${tag}@example.ie`)
    await expect(options.nth(1)).toHaveText(`Una ${tag}born 29/02/1980 · ${tag} Ltd`)
    await expect(options).toHaveCount(50)

    for (let step = 0; step < 49; step += 1) await picker.press('ArrowDown')
    await expect(options).toHaveCount(62)
    await picker.press('ArrowDown')
    await picker.press('Enter')
    await expect(picker).toHaveValue(/^Una \d+ Pager/)
  })

  await test.step(
    'the picker of organizations of a task loads more after the first 50 (LIST-9)',
    expectMoreOrganizations,
  )

  await test.step('a dialog begins at its first field and gives the focus back (UI-12)', async () => {
    await page.goto('/order')
    for (const close of ['Escape', 'Cancel']) {
      const opener = page.getByRole('button', { name: 'Add a new order' })
      await opener.click()
      await expect(dialog.getByRole('combobox').first().or(dialog.getByRole('textbox').first()).first()).toBeFocused()
      if (close === 'Escape') await page.keyboard.press('Escape')
      else await dialog.getByRole('button', { name: close }).click()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  await test.step(
    'the picker of organizations of a list loads more after the first 50 (LIST-9)',
    expectMoreOrganizations,
  )
})
