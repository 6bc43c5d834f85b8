import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import type { Locator } from '@playwright/test'
import { SECRET_CODE } from './server/global-setup.ts'
import { expect, type MakeCall, makeCall, test, visit } from './support.ts'

const create = async (call: MakeCall, name: string) =>
  (await call(organizationsCalls.createOrganization, { body: { name } })).data._id

const typeIn = async (field: Locator, text: string) => {
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}

/** Waits until the only hit is marked, then chooses it with Enter. */
const chooseOnlyHit = async (field: Locator, name: string) => {
  const options = field.page().getByRole('option')
  await expect(options).toHaveCount(1)
  await expect(options).toContainText(name)
  await expect(options).toHaveAttribute('data-combobox-selected', 'true')
  await field.press('Enter')
  await expect(options).toHaveCount(0)
}

test('pickers choose by typing and Enter, and save nothing by it (UI-17, LIST-3)', async ({
  staff: page,
  call,
  account,
  request,
}) => {
  await test.step('Enter chooses the first hit of a picker and does not save the dialog (UI-17)', async () => {
    const tag = `pick${process.pid}`
    const name = `L’Étoile Ó Súil ${tag} Ltd`
    const organizationId = await create(call, name)
    await visit(page, `/task?search=${tag}`)
    await page.getByRole('button', { name: 'Create Task' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Task' })
    await dialog.getByLabel('Title').fill(`Picked ${tag}`)

    const users = dialog.getByRole('combobox', { name: 'Users' })
    await typeIn(users, account.name)
    await chooseOnlyHit(users, account.name)

    const organization = dialog.getByRole('combobox', { name: 'Organization' })
    await typeIn(organization, `letoile o suil ${tag}`)
    await organization.press('Enter')
    await expect(organization).toHaveValue(name)
    await expect(dialog).toBeVisible()

    await typeIn(organization, 'no such company')
    await expect(page.getByText('No organizations found')).toBeVisible()
    await organization.press('Enter')
    await expect(dialog).toBeVisible()
    await organization.press('Tab')
    await expect(organization).toHaveValue(name)

    await dialog.getByLabel('Title').press('Enter')
    await expect(page.getByText('Task created successfully!')).toBeVisible()
    // It opens once the board is read again.
    await expect(page.getByRole('dialog', { name: 'Edit Task' })).toBeVisible()
    const { data } = await call(tasksCalls.searchTasks, { body: { search: tag } })
    expect(data.map((task) => task.organizationId)).toEqual([organizationId])
  })

  await test.step('Enter replaces the organization of an order (UI-17)', async () => {
    const tag = `swap${process.pid}`
    const organizationId = await create(call, `Ardmore ${tag} Ltd`)
    const names = [`Burren Medical ${tag} Ltd`, `Clare Glass ${tag} Ltd`]
    for (const name of names) await create(call, name)
    const { data: order } = await call(ordersCalls.createOrder, {
      body: { organizationId, product: 'Full pack', dateOrder: '2026-02-03', totalPaid: 10 },
    })

    await visit(page, `/order/${order._id}`)
    const organization = page.getByRole('combobox', { name: 'Organization' })
    await expect(organization).toHaveValue(`Ardmore ${tag} Ltd`)
    for (const [index, text] of ['burren medical', 'clare glass'].entries()) {
      await typeIn(organization, `${text} ${tag}`)
      await chooseOnlyHit(organization, names[index] ?? '')
      await organization.press('Tab')
      await expect(organization).toHaveValue(names[index] ?? '')
    }
  })

  await test.step('Enter that is pressed before the hits arrive chooses the first of them, unless the user types on (UI-17)', async () => {
    const tag = `early${process.pid}`
    const name = `Dingle Boats ${tag} Ltd`
    await create(call, name)
    const held = new Map<string, () => void>()
    await page.route('**/organization/search', async (route) => {
      const { search } = route.request().postDataJSON() as { search: string }
      if (search) await new Promise<void>((resolve) => held.set(search, resolve))
      await route.fallback()
    })
    const answer = async (search: string) => {
      await expect.poll(() => held.has(search)).toBe(true)
      held.get(search)?.()
    }

    await visit(page, '/task')
    await page.getByRole('button', { name: 'Create Task' }).click()
    const organization = page
      .getByRole('dialog', { name: 'Create Task' })
      .getByRole('combobox', { name: 'Organization' })

    await typeIn(organization, `dingle ${tag}`)
    await organization.press('Enter')
    await organization.pressSequentially(' b')
    await answer(`dingle ${tag} b`)
    await expect(page.getByRole('option', { name })).toHaveAttribute('data-combobox-selected', 'true')
    await expect(organization).toHaveValue(`dingle ${tag} b`)

    await typeIn(organization, `boats ${tag}`)
    await expect.poll(() => held.has(`boats ${tag}`)).toBe(true)
    await organization.press('Enter')
    await expect(organization).toHaveValue(`boats ${tag}`)
    await answer(`boats ${tag}`)
    await expect(organization).toHaveValue(name)
    await expect(page.getByRole('option')).toHaveCount(0)
  })

  await test.step('Enter starts the follow-up that is marked (UI-17)', async () => {
    const organization_id = await create(call, 'Enter Starts Ltd')
    await visit(page, `/organization/${organization_id}/FOLLOW_UP_BETA_TAB`)
    const add = page.getByRole('combobox', { name: 'Add a follow-up' })
    await add.focus()
    await add.pressSequentially('d')
    await expect(page.getByRole('option').first()).toHaveAttribute('data-combobox-selected', 'true')
    await add.pressSequentially('istrict')
    await chooseOnlyHit(add, 'District Court')
    await expect(page.getByText('District Court created successfully')).toBeVisible()
    const { data } = await call(followUpsCalls.searchFollowUps, { body: { organization_id } })
    expect(data.map(({ label }) => label)).toEqual(['District Court'])
  })

  await test.step('Enter chooses what is marked on a page that is busy with other things (UI-17)', async () => {
    const organization_id = await create(call, 'Busy Page Ltd')
    await visit(page, `/organization/${organization_id}/FOLLOW_UP_BETA_TAB`)
    const add = page.getByRole('combobox', { name: 'Add a follow-up' })
    await expect(add).toBeVisible()
    // What the page does as soon as it has time is held back from here on.
    const runHeld = await page.evaluateHandle(() => {
      const setTimer = window.setTimeout
      const held: (() => void)[] = []
      window.setTimeout = ((run: () => void, wait: number) => (wait ? setTimer(run, wait) : held.push(run))) as never
      return () => {
        window.setTimeout = setTimer
        for (const run of held) run()
      }
    })
    await add.focus()
    await add.pressSequentially('district court')
    const hit = page.getByRole('option', { name: 'District Court' })
    await expect(hit).toHaveAttribute('data-combobox-selected', 'true')
    await runHeld.evaluate((run) => run())
    await add.press('Enter')
    await expect(page.getByText('District Court created successfully')).toBeVisible()
  })

  await test.step('a picker of users finds a name without its accents and apostrophes (LIST-3)', async () => {
    const lastName = `O’Rourke ${process.pid}`
    await makeCall(request, usersCalls.signUp, {
      body: {
        firstName: 'Siobhán',
        lastName,
        email: `siobhan-${process.pid}@example.ie`,
        password: 'a long enough password',
        secretCode: SECRET_CODE,
      },
    })
    await page.goto('/task')
    const picker = page.getByRole('combobox', { name: 'User', exact: true })
    for (const text of [`siobhan o'r ${process.pid}`, `orourke ${process.pid}`]) {
      await typeIn(picker, text)
      await expect(page.getByRole('option')).toHaveText([`Siobhán ${lastName}`])
    }
    await picker.press('Enter')
    await expect(picker).toHaveValue(`Siobhán ${lastName}`)
  })
})
