import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { viewsCalls } from '@registrar/domain/views/views.calls'
import { expect, test, visit } from './support.ts'

test('staff saves a view of any list, shares one with everybody, and comes back without one (VIEW-1 to VIEW-3)', async ({
  staff: page,
  call,
  colleague,
}) => {
  await test.step('staff saves a view of any list, and opens it (VIEW-1)', async () => {
    for (const { path, opened } of [
      { path: '/deadlines?search=liffey', opened: /search=liffey/ },
      { path: '/task?search=liffey', opened: /search=liffey/ },
      { path: '/reminders?state=sent', opened: /state=sent/ },
      { path: '/email?search=liffey', opened: /search=liffey/ },
    ]) {
      await visit(page, path)
      await page.getByRole('button', { name: 'Views' }).click()
      await page.getByLabel('Save this view as').fill('As I like it')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('View saved!')).toBeVisible()

      await page.goto(path.split('?')[0] ?? '')
      await page.getByRole('button', { name: 'Views' }).click()
      await page.getByRole('button', { name: 'As I like it', exact: true }).click()
      await expect(page).toHaveURL(opened)
    }
  })

  await test.step("a view that is saved again stays everybody's, and is deleted only after a question (VIEW-2)", async () => {
    const body = { list: 'people', name: 'Ryans', isShared: true, search: { search: 'ryan' }, hiddenColumns: [] }
    await call(viewsCalls.createView, { body })

    await visit(page, '/people?search=o%27ryan')
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByLabel('Save this view as').fill('Ryans')
    await expect(page.getByText('This replaces your view of the same name.')).toBeVisible()
    await expect(page.getByLabel('For everybody')).toBeChecked()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('View saved!')).toBeVisible()
    const ofColleague = async () => {
      const { data } = await colleague(viewsCalls.searchViews, { body: { list: 'people' } })
      return data.filter(({ name }) => name === 'Ryans').map(({ search }) => search)
    }
    expect(await ofColleague()).toMatchObject([{ search: "o'ryan" }])

    const question = page.getByRole('dialog', { name: 'Are you sure?' })
    await page.getByRole('button', { name: 'Delete the view Ryans' }).click()
    await expect(question).toContainText('for everybody')
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await ofColleague()).toHaveLength(1)
    await page.keyboard.press('Escape')
  })

  await test.step('the way back from the catalogue shows all orders, although a view of them is the default (VIEW-3)', async () => {
    const body = { list: 'orders', name: 'Paid', isShared: false, search: { search: 'paid' }, hiddenColumns: [] }
    const { data: view } = await call(viewsCalls.createView, { body })
    await call(viewsCalls.chooseDefaultView, { body: { list: 'orders', viewId: view._id } })

    await visit(page, '/order')
    await expect(page).toHaveURL(/search=paid/)
    await page.getByRole('searchbox').fill('')
    await expect(page).toHaveURL(/\/order$/)
    await page.getByRole('link', { name: 'Products' }).click()
    await page.getByRole('link', { name: 'Back to orders' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Views' })).toBeVisible()
    await expect(page).toHaveURL(/\/order$/)
  })
})

test('a default view does not take over a list that is shown without it (VIEW-3)', async ({ staff: page, call }) => {
  await call(organizationsCalls.createOrganization, { body: { name: 'Unfiltered Liffey' } })
  const { data: views } = await call(viewsCalls.searchViews, { body: { list: 'organizations' } })
  const view = views.find(({ name }) => name === 'Late annual returns')
  await call(viewsCalls.chooseDefaultView, { body: { list: 'organizations', viewId: view?._id ?? null } })

  await visit(page, '/organization')
  await expect(page).toHaveURL(/\?/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Organizations' }).click()
  await expect(page).toHaveURL(/\/organization$/)
  // Any company: others that are made meanwhile stand before ours.
  const company = page.getByRole('row').getByRole('link', { name: /\w/ }).first()
  await company.click()
  await expect(page).toHaveURL(/\/organization\/./)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(company).toBeVisible()
  await expect(page).toHaveURL(/\/organization$/)

  const isCleared = Promise.withResolvers<void>()
  await page.route('**/view/search', async (route) => {
    await isCleared.promise
    await route.continue()
  })
  await page.goto('/organization?search=liffey')
  await page
    .getByPlaceholder(/search/i)
    .first()
    .fill('')
  await expect(page).toHaveURL(/\/organization$/)
  isCleared.resolve()
  await expect(page).toHaveURL(/\/organization$/)
  // The history remembers it a moment after the address has changed.
  await expect.poll(() => page.evaluate(() => window.history.state.isShownWithoutView)).toBe(true)
  await page.reload()
  await expect(company).toBeVisible()
  await expect(page).toHaveURL(/\/organization$/)
})

test('staff saves and opens views of organizations, with their columns, and lets the list open with one (LIST-10, LIST-15, VIEW-1, VIEW-3 to VIEW-5)', async ({
  staff: page,
  call,
  colleague,
}) => {
  await test.step('the views that are there from the start show before those of the user come (VIEW-4)', async () => {
    await visit(page, '/organization')
    const asked = Promise.withResolvers<void>()
    await page.route('**/view/search', async (route) => {
      await asked.promise
      await route.continue()
    })
    await page.reload()
    const tabs = page.getByRole('navigation', { name: 'Views' })
    await expect(tabs.getByRole('link')).toHaveText([
      /^All/,
      /^Late annual returns/,
      /^My companies/,
      /^AML incomplete/,
    ])
    asked.resolve()
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step("a colleague's view shows its columns, and the user's own choice of columns stays (VIEW-1)", async () => {
    await call(organizationsCalls.createOrganization, { body: { name: 'Two Columns Ltd' } })
    const body = { list: 'organizations', name: 'Without First AR', isShared: true, hiddenColumns: ['firstAr'] }
    await colleague(viewsCalls.createView, { body: { ...body, search: { search: 'two columns' } } })
    const shown = async (name: string) => expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
    const hidden = async (name: string) => expect(page.getByRole('columnheader', { name, exact: true })).toBeHidden()

    await visit(page, '/organization')
    await shown('First AR')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Files' }).click()
    await page.keyboard.press('Escape')
    await hidden('Files')

    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('button', { name: 'Without First AR', exact: true }).click()
    await hidden('First AR')
    await shown('Files')
    await page.getByRole('link', { name: 'Two Columns Ltd' }).click()
    await page.getByRole('link', { name: 'Back' }).click()
    await shown('Files')
    await hidden('First AR')

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Organizations' }).click()
    await shown('First AR')
    await hidden('Files')
  })

  // LIST-10, LIST-15, VIEW-1, VIEW-5
  await test.step('staff shows any field in any order and width, saves that as a view, and opens it by its tab with its number', async () => {
    const name = 'Tabbed Ferries Ltd'
    await call(organizationsCalls.createOrganization, { body: { name, cro: '771177', coroporationTaxNumber: '9988T' } })
    await call(organizationsCalls.createOrganization, { body: { name: 'Tabbed Barges Ltd' } })
    const headings = page.getByRole('columnheader')

    await visit(page, '/organization?search=tabbed')
    for (const shown of ['CRO Number', 'Email', 'In charge'])
      await expect(page.getByRole('columnheader', { name: shown })).toBeVisible()
    await page.getByRole('button', { name: 'Columns' }).click()
    const dialog = page.getByRole('dialog', { name: 'Columns' })
    await dialog.getByRole('searchbox').fill('corporation tax number')
    await dialog.getByRole('checkbox', { name: 'Corporation Tax Number' }).check()
    await dialog.getByLabel('Width of Corporation Tax Number').fill('210')
    await dialog.getByRole('searchbox').fill('')
    await dialog.getByRole('button', { name: 'Move Creation Status up' }).click()
    await page.keyboard.press('Escape')
    await expect(headings.first()).toHaveText('Creation Status')
    await expect(page.getByRole('cell', { name: '9988T' })).toBeVisible()
    const taxNumbers = page.getByRole('columnheader', { name: 'Corporation Tax Number' })
    await expect.poll(async () => Math.round((await taxNumbers.boundingBox())?.width ?? 0)).toBe(210)

    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByLabel('Save this view as').fill('With tax numbers')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('View saved!')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Columns/ }).click()
    await dialog.getByRole('button', { name: 'As at first' }).click()
    await page.keyboard.press('Escape')
    await expect(headings.first()).toContainText('Name')

    const tabs = page.getByRole('navigation', { name: 'Views' })
    await tabs.getByRole('link', { name: 'All', exact: true }).click()
    await expect(page).toHaveURL(/\/organization$/)
    await tabs.getByRole('link', { name: /^With tax numbers \d+$/ }).click()
    await expect(page).toHaveURL(/search=tabbed/)
    await expect(headings.first()).toHaveText('Creation Status')
    await expect(page.getByRole('cell', { name: '9988T' })).toBeVisible()
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
  })

  // VIEW-1, VIEW-3, VIEW-4
  await test.step('staff saves a view of a list, opens it, and lets the list open with it', async () => {
    await call(organizationsCalls.createOrganization, { body: { name: 'Aa Viewed Ltd', creationStatus: 'COMPLETED' } })

    await visit(page, '/organization?creationStatus=COMPLETED&sortField=name&sortOrder=asc')
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByLabel('Save this view as').fill('Completed by name')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'My companies', exact: true }).click()
    await expect(page).toHaveURL(/\?user=/)
    await expect(page).not.toHaveURL(/creationStatus/)

    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('button', { name: 'Open the list with Completed by name' }).click()
    await expect(page.getByRole('button', { name: 'Open the list with Completed by name' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    await page.goto('/organization')
    await expect(page).toHaveURL(/creationStatus=COMPLETED&sortField=name|sortField=name.*creationStatus=COMPLETED/)
    await expect(page.getByRole('link', { name: 'Aa Viewed Ltd' })).toBeVisible()
  })
})
