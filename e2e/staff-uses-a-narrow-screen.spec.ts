import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './support.ts'

const firstEight = ['Home', 'Organizations', 'Follow-ups', 'People', 'Task', 'Forms', 'Emails', 'Orders']
const widths = [1440, 1280, 1024, 390]

const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)

test('the first eight pages are one click away from 1024 px on, and the others are under More (UI-1, UI-16)', async ({
  staff: page,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true })
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    for (const name of firstEight) await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }

  await expectAccessible(page, async () => {
    await page.goto('/')
    await navigation.getByRole('button', { name: 'More' }).focus()
    await page.keyboard.press('Enter')
    await expect(navigation.getByRole('link', { name: 'Bin' })).toBeVisible()
  })
  await page.keyboard.press('Escape')
  await expect(navigation.getByRole('link', { name: 'Bin' })).toBeHidden()
  await expect(navigation.getByRole('button', { name: 'More' })).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect(navigation.getByRole('link', { name: 'Bin' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bin$/)
  await expect(navigation.locator('[aria-current=page]')).toHaveText('Bin')
  await expect(navigation.locator('[aria-current=page]')).toBeVisible()
})

test('on a phone the menu names every page (UI-1)', async ({ staff: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/organization')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  for (const name of [...firstEight, 'Deadlines', 'Reminders', 'AML', 'Import', 'Bin'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(menu.locator('[aria-current=page]')).toHaveText('Organizations')
  await menu.getByRole('link', { name: 'People' }).click()
  await expect(page).toHaveURL(/\/people/)
  await expect(menu).toBeHidden()
})

test('the tabs of an organization fit every screen, and the open one stays in their row (UI-16, ORG-20)', async ({
  staff: page,
  call,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Narrow Ltd' } })
  const tabs = page.getByRole('navigation', { name: 'Tabs' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/organization/${data._id}/PAPERS_TAB`)
    await expect(tabs.locator('[aria-current=page]')).toHaveText('Papers')
    await expect(tabs.getByRole('link', { name: 'Papers' })).toBeVisible()
    await tabs.getByRole('button', { name: 'More' }).click()
    await tabs.getByRole('link', { name: 'History' }).click()
    await expect(page).toHaveURL(/HISTORY_TAB$/)
    await expect(tabs.getByRole('link', { name: 'History' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

test('a wide list scrolls in its frame, and not the page (UI-16)', async ({ staff: page, call }) => {
  await call(organizationsCalls.createOrganization, { body: { name: 'Wide Ltd', incorporationDate: '2019-02-28' } })
  for (const width of [1024, 700]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/organization?search=Wide')
    await expect(page.getByRole('link', { name: 'Wide Ltd' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

test('on a phone no text of a card is cut off, and the header of a company fits (LIST-12, UI-16)', async ({
  staff: page,
  call,
}) => {
  const body = { name: 'Pocketbook Ltd', incorporationDate: '2019-02-28' }
  const { data } = await call(organizationsCalls.createOrganization, { body })
  await page.setViewportSize({ width: 390, height: 844 })

  await page.goto('/organization?search=Pocketbook')
  const late = page
    .getByRole('listitem')
    .filter({ hasText: 'Pocketbook Ltd' })
    .getByText(/^late by/)
  await expect(late).toBeVisible()
  const isCut = await late.evaluate((element) => {
    const fact = element.closest('[data-fact]')
    return !fact || fact.scrollWidth > fact.clientWidth
  })
  expect(isCut).toBe(false)

  await page.goto(`/organization/${data._id}`)
  const merge = page.getByRole('button', { name: 'Merge' })
  await expect(merge).toBeInViewport({ ratio: 1 })
  expect(await merge.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0)
})
