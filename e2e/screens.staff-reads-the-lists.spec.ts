import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { expect, test, visit } from './support.ts'

test('lists, the board and follow-ups fit their screen, and a missing record links back to its list (FUP-30, FUP-36, LIST-10 to LIST-13, ORD-7, TASK-4, UI-8, UI-14)', async ({
  staff: page,
  call,
  account,
}) => {
  await test.step('every list uses the width of the screen and offers columns, filters and saved views (LIST-10, LIST-11, LIST-13)', async () => {
    await page.setViewportSize({ width: 1920, height: 1000 })
    for (const address of [
      '/organization',
      '/people',
      '/order',
      '/order/products',
      '/form',
      '/followUp',
      '/email',
      '/aml',
    ]) {
      await visit(page, address)
      for (const name of ['Columns', 'Filters', 'Views']) await expect(page.getByRole('button', { name })).toBeVisible()
      const frame = page.locator('[data-table-frame]')
      await expect(frame).toBeVisible()
      await expect.poll(async () => (await frame.boundingBox())?.width, { message: address }).toBeGreaterThan(1800)
    }
  })

  await test.step('the page of a missing record links back to its list, and does not offer to try again (UI-8)', async () => {
    for (const list of ['/organization', '/people', '/order', '/form']) {
      await visit(page, `${list}/01a1fbc3-c238-73ba-a010-250c35c466ab`)
      const alert = page.getByRole('alert').filter({ has: page.getByRole('link', { name: 'Back to the list' }) })
      await expect(alert.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', list)
      await expect(alert.getByRole('button', { name: 'Try again' })).toHaveCount(0)
      await expect(alert.getByRole('heading', { level: 1 })).toHaveText(
        'This record does not exist, or it was deleted.',
      )
    }
  })

  await test.step('an order shows the person first when it has no company, and its organization when it names nobody (ORD-7)', async () => {
    const lastName = `Unnamed ${process.pid}`
    const paid = { product: 'HOLDING', dateOrder: '2026-01-01', totalPaid: 1 }
    await call(ordersCalls.createOrder, { body: { newOrganization: true, firstName: 'Una', lastName, ...paid } })
    const name = `Orderly ${process.pid} Ltd`
    const organization = await call(organizationsCalls.createOrganization, { body: { name } })
    await call(ordersCalls.createOrder, { body: { organizationId: organization.data._id, ...paid } })

    const first = page.getByRole('row').nth(1).getByRole('link').first()
    await visit(page, `/order?search=${encodeURIComponent(lastName)}`)
    await expect(first).toHaveText(`Una ${lastName}`)
    await visit(page, `/order?search=${encodeURIComponent(name)}`)
    await expect(first).toHaveText(name)
  })

  await test.step('the columns of the board have the same height, and their headings stay visible (TASK-4)', async () => {
    await call(organizationsCalls.createOrganization, { body: { name: 'Board Ltd' } })
    await call(peopleCalls.createPerson, { body: { firstName: 'Any', lastName: 'Body' } })
    const users = [{ userId: account.id }]
    const description = 'line\n'.repeat(20)
    for (const number of [1, 2, 3, 4, 5, 6, 7])
      await call(tasksCalls.createTask, { body: { title: `Deep ${number}`, description, users } })

    await page.setViewportSize({ width: 1200, height: 500 })
    await visit(page, `/task?user=${account.id}`)
    await expect(page.getByText('Deep 1')).toBeVisible()
    const columns = page.locator('[data-drop]')
    const heights = () =>
      columns.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().height))).size)
    await expect.poll(heights).toBe(1)
    await page.getByText('Deep 1').scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: 'TODO' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'DONE' })).toBeInViewport()
  })

  await test.step('the kinds of the summary are on one line, and a button shows the rest (FUP-30)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Many Kinds Ltd' } })
    for (const name of [
      'INCORPORATION',
      'VAT_REGISTRATION',
      'EORI_REGISTRATION',
      'PAYSLIPS',
      'CORPORATION_TAX_REGISTRATION',
    ] as const)
      await call(followUpsCalls.startFollowUp, { body: { organization_id: data._id, name } })

    await page.setViewportSize({ width: 700, height: 900 })
    await page.goto('/followUp')
    const more = page.getByRole('button', { name: 'More kinds of follow-up' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await more.click()
    await expect(page.getByRole('button', { name: 'Fewer kinds of follow-up' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  })

  await test.step('on a phone the steps of a follow-up are a vertical list with labels, and fields have text of 16 px (FUP-36, UI-14)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Pocket Ltd' } })
    await call(followUpsCalls.startFollowUp, { body: { organization_id: data._id, name: 'VAT_REGISTRATION' } })
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, `/organization/${data._id}/FOLLOW_UP_BETA_TAB`)
    const steps = page.getByRole('list', { name: /steps/i }).getByRole('listitem')
    await expect(steps.nth(1)).toBeVisible()
    const places = await steps.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => [x, y]),
    )
    expect(new Set(places.map(([x]) => x)).size).toBe(1)
    expect(new Set(places.map(([, y]) => y)).size).toBe(places.length)

    const size = await page
      .getByRole('textbox', { name: 'Comments' })
      .evaluate((field) => getComputedStyle(field).fontSize)
    expect(size).toBe('16px')
  })

  await test.step('on a phone a list shows cards that open their row, without what is empty (LIST-12)', async () => {
    const lastName = `Carded ${process.pid}`
    await call(peopleCalls.createPerson, { body: { firstName: 'Cara', lastName, phone: '+353 1 234' } })
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, `/people?search=${encodeURIComponent(lastName)}`)
    const card = page.getByRole('list', { name: 'People' }).getByRole('listitem')
    await expect(card).toContainText(`Cara ${lastName}`)
    await expect(card).toContainText('Phone +353 1 234')
    await expect(card).not.toContainText('Organizations')
    await expect(page.getByRole('table')).toHaveCount(0)
    await card.click()
    await expect(page.getByRole('heading', { name: `Cara ${lastName}` })).toBeVisible()
  })
})

test('the list of organizations: own companies, columns of a follow-up, rows of one height (ORG-5, TASK-4, LIST-11, FUP-13, AML-12)', async ({
  staff: page,
  call,
  account,
}) => {
  const mark = account.id.slice(-6)
  const users = [{ userId: account.id }]
  const own = await call(organizationsCalls.createOrganization, { body: { name: `Own ${mark}`, users } })
  await call(organizationsCalls.createOrganization, { body: { name: `Foreign ${mark}` } })
  await call(peopleCalls.createPerson, { body: { firstName: 'Some', lastName: 'Body' } })
  await call(tasksCalls.createTask, { body: { title: `My task ${mark}`, users } })
  const names = [`Even plain ${process.pid}`, `Even diligent ${process.pid}`] as const
  await call(organizationsCalls.createOrganization, { body: { name: names[0] } })
  const diligent = await call(organizationsCalls.createOrganization, { body: { name: names[1] } })
  const answers = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`appendix2_q${index + 1}`, true]))
  await call(organizationsCalls.updateOrganization, { params: { id: diligent.data._id }, body: { aml: answers } })

  await test.step("'Mine' shows only one's own companies and tasks (ORG-5, TASK-4)", async () => {
    await visit(page, `/organization?search=${mark}`)
    await expect(page.getByRole('link', { name: `Foreign ${mark}` })).toBeVisible()
    await page.getByRole('button', { name: 'Mine' }).click()
    await expect(page.getByRole('link', { name: `Foreign ${mark}` })).toBeHidden()
    await expect(page.getByRole('link', { name: `Own ${mark}` })).toHaveAttribute(
      'href',
      new RegExp(`/organization/${own.data._id}$`),
    )

    await visit(page, '/task')
    await page.getByRole('button', { name: 'Mine' }).click()
    await expect(page).toHaveURL(new RegExp(`user=${account.id}`))
    await expect(page.getByText(`My task ${mark}`)).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  })

  await test.step('a kind without a target has neither a deadline filter nor a sort by deadline (FUP-13)', async () => {
    await visit(page, '/organization?followUp=VAT_REGISTRATION')
    await expect(page.getByRole('columnheader', { name: 'Deadline' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Deadline' }).getByRole('button')).toHaveCount(0)
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByPlaceholder('This follow-up has no target')).toBeDisabled()
    await page.keyboard.press('Escape')

    await visit(page, '/organization?followUp=AR_TRADING')
    await expect(page.getByRole('columnheader', { name: 'Deadline' }).getByRole('button')).toHaveCount(1)
  })

  await test.step('the columns of a filtered follow-up come right after the name (LIST-11)', async () => {
    const headings = page.getByRole('columnheader')
    await expect(headings.filter({ hasText: 'Follow-up step' })).toBeVisible()
    const first = async () => (await headings.allTextContents()).slice(0, 6)
    await expect.poll(first).toEqual(['Name', 'Follow-up step', 'Status', 'Comment', 'ARD', 'Deadline'])
  })

  await test.step('a company that needs enhanced due diligence has a row as high as the others (AML-12)', async () => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await visit(page, `/organization?search=Even ${process.pid}`)
    for (const name of names) await expect(page.getByRole('row', { name })).toBeVisible()
    await expect(page.getByText('EDD')).toBeVisible()
    const heightOf = (name: string) =>
      page.getByRole('row', { name }).evaluate((row) => row.getBoundingClientRect().height)
    await expect.poll(async () => (await heightOf(names[1])) - (await heightOf(names[0]))).toBe(0)
  })
})
