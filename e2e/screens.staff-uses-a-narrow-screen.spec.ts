import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import type { Locator } from '@playwright/test'
import { completeForm, expectAccessible } from './accessibility.ts'
import { boxOf, expectNoSidewaysScroll, expectRowsInFirstThird, hiddenWidthOf } from './narrow.ts'
import { expect, test, visit } from './support.ts'

const firstEight = ['Home', 'Organizations', 'Follow-ups', 'People', 'Task', 'Forms', 'Emails', 'Orders']
const widths = [1440, 1280, 1024, 390]

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
    await visit(page, '/')
    await navigation.getByRole('button', { name: 'More' }).focus()
    await page.keyboard.press('Enter')
    await expect(navigation.getByRole('link', { name: 'Bin' })).toBeVisible()
  })
  // What moves into the menu is gone at once, also where motion is reduced.
  const visibility = await navigation.getByRole('link', { name: 'Home' }).evaluate((link) => {
    const shown = getComputedStyle(link)
    const before = shown.visibility
    link.parentElement?.toggleAttribute('data-out', true)
    const after = shown.visibility
    link.parentElement?.toggleAttribute('data-out', false)
    return [before, after]
  })
  expect(visibility).toEqual(['visible', 'hidden'])

  await page.keyboard.press('Escape')
  await expect(navigation.getByRole('link', { name: 'Bin' })).toBeHidden()
  await expect(navigation.getByRole('button', { name: 'More' })).toBeFocused()

  await page.keyboard.press('Enter')
  // A key finds the entries only once they are there.
  await expect(navigation.getByRole('link', { name: 'Bin' })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(navigation.getByRole('link', { name: 'Bin' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bin$/)
  await expect(navigation.locator('[aria-current=page]')).toHaveText('Bin')
  await expect(navigation.locator('[aria-current=page]')).toBeVisible()
})

test('on a narrow screen every page, card, list and word is there, and nothing scrolls sideways (LIST-12, SUB-6, UI-1, UI-14, UI-16)', async ({
  staff: page,
  call,
  account,
}) => {
  await test.step('on a phone the menu names every page (UI-1)', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/organization')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    for (const name of [...firstEight, 'Deadlines', 'Reminders', 'Filings', 'AML', 'Reports', 'Import', 'Bin'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(menu.locator('[aria-current=page]')).toHaveText('Organizations')
    await menu.getByRole('link', { name: 'People' }).click()
    await expect(page).toHaveURL(/\/people/)
    await expect(menu).toBeHidden()
  })

  await test.step('on a phone no text of a card is cut off, and the header of a company fits (LIST-12, UI-16)', async () => {
    const name = 'Pocketbook Société de Développement International Ireland Limited'
    const body = { name, incorporationDate: '2019-02-28' }
    const { data } = await call(organizationsCalls.createOrganization, { body })
    const confirmed = { nextArReminder: '2019-08-28', nextArReason: 'As on the CRO' }
    await call(organizationsCalls.updateOrganization, { params: { id: data._id }, body: confirmed })
    await page.setViewportSize({ width: 390, height: 844 })

    await visit(page, '/organization?search=Pocketbook')
    const late = page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByText(/^late by/)
    await expect(late).toBeVisible()
    await expect.poll(() => hiddenWidthOf(late.locator('xpath=ancestor::*[@data-fact]'))).toBeLessThanOrEqual(0)
    const title = page.getByRole('link', { name, exact: true })
    await expect.poll(() => title.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(0)
    await expectRowsInFirstThird(page)
    await visit(page, '/aml?search=Pocketbook')
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await expectRowsInFirstThird(page)

    await visit(page, `/organization/${data._id}`)
    const menu = page.getByRole('button', { name: 'More actions' })
    await expect(menu).toBeInViewport({ ratio: 1 })
    await expect.poll(() => hiddenWidthOf(menu)).toBeLessThanOrEqual(0)
  })

  await test.step('on a phone a long table shows its first rows, and the others on demand (LIST-12)', async () => {
    await visit(page, '/import')
    const names = Array.from({ length: 33 }, (_, index) => `Long Table ${index + 1} Limited`)
    const buffer = Buffer.from(['Company', ...names].join('\n'))
    await page.locator('input[type=file]').setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer })
    const lines = page.getByRole('region', { name: 'Lines of the file', exact: true })
    await expect(lines.getByText('Long Table 30 Limited')).toBeVisible()
    await expect(lines.getByText('Long Table 31 Limited')).toBeHidden()
    await page.getByRole('button', { name: 'Show more (3)' }).click()
    await expect(lines.getByText('Long Table 33 Limited')).toBeVisible()
    await expect(lines).toBeFocused()
  })

  await test.step('a wide list scrolls in its frame, and not the page (UI-16)', async () => {
    await call(organizationsCalls.createOrganization, { body: { name: 'Wide Ltd', incorporationDate: '2019-02-28' } })
    for (const width of [1024, 700]) {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, '/organization?search=Wide')
      await expect(page.getByRole('link', { name: 'Wide Ltd' })).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  })

  await test.step('on a phone a subscription shows every cell, its actions and its orders (LIST-12, SUB-6)', async () => {
    const { data: company } = await call(organizationsCalls.createOrganization, { body: { name: 'Pocket Payer Ltd' } })
    const organizationId = company._id
    const { data: products } = await call(productsCalls.searchProducts, { body: { subscription: true } })
    const subscriptions = []
    for (const { _id: productId } of products.slice(0, 2))
      subscriptions.push(
        await call(subscriptionsCalls.createSubscription, {
          body: { organizationId, productId, plan: 6, startingDate: '2020-01-02' },
        }),
      )
    const { data: order } = await call(ordersCalls.createOrder, {
      body: {
        organizationId,
        firstName: 'Una',
        lastName: 'Payer',
        product: products[0]?.name ?? '',
        dateOrder: '2020-01-03',
        totalPaid: 100.1,
      },
    })
    await call(subscriptionsCalls.updateSubscription, {
      params: { id: subscriptions[0]?.data._id ?? '' },
      body: { addedOrder: order._id },
    })
    const openPanel = async () => {
      await visit(page, `/organization/${organizationId}`)
      const tabs = page.getByRole('navigation', { name: 'Tabs' })
      if ((page.viewportSize()?.width ?? 0) < 640) await tabs.getByRole('button', { name: 'More' }).click()
      await page.locator('button:visible', { hasText: /Services\s*Beta/i }).click()
    }

    // The columns of both groups align.
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPanel()
    const starts = page.getByRole('columnheader', { name: 'Starting date' })
    await expect(starts).toHaveCount(2)
    await expect.poll(async () => (await boxOf(starts.nth(0))).x - (await boxOf(starts.nth(1))).x).toBe(0)

    await page.setViewportSize({ width: 390, height: 844 })
    await openPanel()
    const group = page.getByRole('region', { name: `Subscription: ${products[0]?.name}` })
    await group.getByRole('button', { name: /^Show orders/ }).click()
    for (const shown of [
      group.getByText('02/01/2020'),
      group.getByRole('button', { name: /^Link an order/ }),
      group.getByRole('button', { name: /^Delete subscription/ }),
      group.getByText('€100.10'),
      group.getByRole('button', { name: /^Unlink/ }),
    ]) {
      await shown.scrollIntoViewIfNeeded()
      await expect(shown).toBeInViewport({ ratio: 1 })
    }
    await expectNoSidewaysScroll(page)
  })

  await test.step('on a phone a very long word wraps, on pages and in dialogs (UI-14, UI-16)', async () => {
    const name = `Grundstuecksverkehrsgenehmigungszustaendigkeitsuebertragung${process.pid} Ltd`
    const { data: company } = await call(organizationsCalls.createOrganization, { body: { name } })
    const organizationId = company._id
    await page.setViewportSize({ width: 390, height: 844 })

    const expectNoWiderPart = async (dialog: Locator) => {
      const widerParts = () =>
        dialog.evaluate((box) => {
          const { right } = box.getBoundingClientRect()
          const parts = [...box.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > right)
          return [
            ...parts.map(({ className, textContent }) => `${className}: ${textContent}`),
            box.scrollWidth - box.clientWidth,
          ]
        })
      await expect.poll(widerParts).toEqual([0])
    }

    await test.step('in the link of an order', async () => {
      const { data: order } = await call(ordersCalls.createOrder, {
        body: {
          organizationId,
          firstName: 'Una',
          lastName: 'Lang',
          product: 'Accounting',
          dateOrder: '2026-01-03',
          totalPaid: 5,
        },
      })
      await visit(page, `/order/${order._id}`)
      await expect(page.getByRole('link', { name: `Open ${name}` })).toBeVisible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('in the notes of the ownership', async () => {
      const { data: person } = await call(peopleCalls.createPerson, { body: { firstName: 'Una', lastName: 'Lang' } })
      await call(linksCalls.createLink, {
        body: { peopleId: person._id, organizationId, roles: ['shareholder'], beneficiaryPercentage: 60 },
      })
      await visit(page, `/organization/${organizationId}/REGISTERS_TAB`)
      await expect(page.getByText(`of ${name} is not known`)).toBeVisible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('in the title of a history, which can be closed', async () => {
      const { data: task } = await call(tasksCalls.createTask, {
        body: { title: `Check ${name}`, description: '', users: [{ userId: account.id }] },
      })
      await visit(page, `/task/${task._id}`)
      await page.getByRole('button', { name: 'History' }).click()
      const close = page.getByRole('button', { name: 'Close the history' })
      await expect(close).toBeInViewport({ ratio: 1 })
      // Accents of its letters of 14 px do not touch the line above.
      await expect(page.getByRole('heading', { name: `History of Check ${name}` })).toHaveCSS('line-height', '18.9px')
      await close.click()
      await expect(close).toBeHidden()
    })

    await test.step('among the names for the company of a form', async () => {
      const { data: form } = await call(formsCalls.submitForm, { body: { ...completeForm, organizationName1: name } })
      await visit(page, `/form/${form._id}`)
      await page.getByRole('button', { name: 'Create company' }).click()
      const dialog = page.getByRole('dialog', { name: 'Create company' })
      await expect(dialog.getByRole('radio', { name })).toBeVisible()
      await expectNoWiderPart(dialog)
    })

    await test.step('among duplicates, and where two are merged', async () => {
      await call(organizationsCalls.createOrganization, { body: { name } })
      await visit(page, '/organization')
      await page.getByRole('button', { name: 'Duplicates' }).click()
      const group = page.getByRole('dialog').getByRole('group', { name })
      await expect(group.getByRole('link')).toHaveCount(2)
      await expectNoWiderPart(group)
      await group.getByRole('button', { name: 'Merge' }).click()
      const merge = page.getByRole('dialog', { name: 'Merge two organizations' })
      await expect(merge.getByText(/^Moves: |^Nothing moves/)).toBeVisible()
      await expectNoWiderPart(merge)
    })
  })
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
    await expect(tabs.getByRole('link', { name: 'History' })).toBeFocused()
    await expectNoSidewaysScroll(page)
  }
})
