import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, test, visit } from './support.ts'

// FUP-38, FUP-36
test('staff moves cards of a process by mouse, touch and menu, with one entry of the history each', async ({
  staff: page,
  call,
}) => {
  const name = `Kanban${process.pid} Ltd`
  const { data: organization } = await call(organizationsCalls.createOrganization, { body: { name } })
  const { data: followUp } = await call(followUpsCalls.startFollowUp, {
    body: { name: 'EORI_REGISTRATION', organization_id: organization._id },
  })
  const column = (label: string) => page.getByRole('region', { name: label, exact: true })
  const card = page.getByRole('listitem').filter({ hasText: name })

  await visit(page, `/followUp?search=${name}&name=EORI_REGISTRATION`)
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Board').click()
  await expect(page).toHaveURL(/view=board/)
  await expect(column('0. Start of the process').getByText(name)).toBeVisible()
  const heights = () =>
    page
      .getByRole('group', { name: 'Board of EORI Registration' })
      .locator('section')
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().height))).size)
  await expect.poll(heights).toBe(1)

  await test.step('by mouse, and undoes it', async () => {
    await card.dragTo(column('2. EORI in Progress'), { sourcePosition: { x: 12, y: 40 } })
    await expect(page.getByText('EORI Registration moved from step 0 to step 2')).toBeVisible()
    await expect(column('2. EORI in Progress').getByText(name)).toBeVisible()
    const undo = page.getByRole('button', { name: 'Undo' })
    const isCut = () =>
      undo.evaluate((button) =>
        [button, ...button.querySelectorAll('span')].some((part) => part.scrollWidth > part.clientWidth),
      )
    await expect.poll(isCut).toBe(false)
    await undo.click()
    await expect(column('0. Start of the process').getByText(name)).toBeVisible()
    await expect(column('2. EORI in Progress').getByText(name)).toHaveCount(0)
  })

  await test.step('by its menu with the keyboard', async () => {
    await page.getByRole('button', { name: `Move ${name}` }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: '1. Check Corporation Tax Registration' }).press('Enter')
    await expect(column('1. Check Corporation Tax Registration').getByText(name)).toBeVisible()
    await expect(column('0. Start of the process').getByText(name)).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Move ${name}` })).toBeFocused()
    // The card moves before its save is done, and only a save can be undone.
    await expect(page.getByText('EORI Registration moved from step 0 to step 1')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(column('0. Start of the process').getByText(name)).toBeVisible()
    await expect(column('1. Check Corporation Tax Registration').getByText(name)).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Move ${name}` })).toBeFocused()
  })

  await test.step('by touch', async () => {
    const from = await card.boundingBox()
    const to = await column('3. EORI Sent to Customer').boundingBox()
    if (!from || !to) throw new Error('The board is not there.')
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    await touch('touchStart', from.x + 12, from.y + 40)
    await expect(card).toHaveAttribute('data-lifted')
    await touch('touchMove', to.x + 40, to.y + 90)
    await touch('touchMove', to.x + 41, to.y + 91)
    await touch('touchEnd')
    await expect(column('3. EORI Sent to Customer').getByText(name)).toBeVisible()
  })

  const { history } = await call(followUpsCalls.findFollowUp, { params: { id: followUp._id } })
  expect(history.map((entry) => entry.current_step_index)).toEqual([0, 2, 0, 1, 0, 3])
})
