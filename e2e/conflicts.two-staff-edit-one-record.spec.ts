import { linksCalls } from '@registrar/domain/links/links.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { Browser, Locator, Page } from '@playwright/test'
import { type Account, callsOf, expect, type MakeCall, signUp, test } from './support.ts'

type Field = {
  of: (page: Page) => Locator
  /** what is entered in a round of the test */
  value: (round: number) => string
}

type Kind = {
  /** makes the record and returns the address where it is edited */
  make: (call: MakeCall) => Promise<string>
  /** opens the dialog, when the record is edited in one */
  open?: (page: Page) => Promise<void>
  /** the field that both edit, and one that only the second person edits */
  shared: Field
  other: Field
  save: 'Update' | 'Save'
}

const textbox = (label: string): Field => ({
  of: (page) => page.getByRole('textbox', { name: label, exact: true }),
  value: (round) => `${label} ${round}`,
})

const organizationOf = async (call: MakeCall) =>
  (await call(organizationsCalls.createOrganization, { body: { name: 'Two Browsers Ltd' } })).data._id

// A record that is a page, and one that is a dialog with rows. The server's test has every kind.
const kinds: Record<string, Kind> = {
  order: {
    make: async (call) => {
      const organizationId = await organizationOf(call)
      const body = { organizationId, product: 'HOLDING', dateOrder: '2026-01-01', totalPaid: 1 }
      return `/order/${(await call(ordersCalls.createOrder, { body })).data._id}`
    },
    shared: textbox('Comments'),
    other: textbox('To Invoice'),
    save: 'Update',
  },
  'link with terms and shares': {
    make: async (call) => {
      const organizationId = await organizationOf(call)
      const person = await call(peopleCalls.createPerson, { body: { firstName: 'Two', lastName: 'Browsers' } })
      const body = {
        organizationId,
        peopleId: person.data._id,
        terms: [{ role: 'shareholder' as const, appointed: '2020-01-01', ceased: null }],
        holdings: [{ class: 'Ordinary', number: 50, nominal: 1, acquired: '2020-01-01', ceased: null }],
      }
      await call(linksCalls.createLink, { body })
      return `/organization/${organizationId}/PEOPLE_TAB`
    },
    open: (page) => page.getByRole('button', { name: /^Edit the terms and shares of/ }).click(),
    shared: textbox('Class'),
    other: {
      of: (page) => page.getByRole('group', { name: 'Term 1' }).getByLabel('Appointed'),
      value: (round) => `0${round}/02/2021`,
    },
    save: 'Save',
  },
}

const openBrowser = async (browser: Browser, account: Account): Promise<Page> => {
  const baseURL = process.env['BASE_URL'] ?? ''
  const context = await browser.newContext({ baseURL })
  await context.addInitScript((token) => localStorage.setItem('token', token), account.token)
  // The stream of live changes needs the session cookie.
  await context.addCookies([{ name: 'registrar_session', value: account.token, url: baseURL }])
  const page = await context.newPage()
  // The test may leave a page before its form has seen that the save is done. The browser then asks.
  page.on('dialog', (dialog) => void dialog.accept())
  return page
}

// A browser with an empty cache starts slowly on a machine that runs other tests at the same time.
const START_MS = 45_000

// One after the other: each opens two browsers.
test.describe.configure({ mode: 'default' })

// API-10
for (const [name, kind] of Object.entries(kinds))
  test(`two browsers that edit one ${name} lose nothing`, async ({ browser, request }) => {
    test.slow()
    const [first, second] = [await signUp(request), await signUp(request)]
    const pages = [await openBrowser(browser, first), await openBrowser(browser, second)] as const
    const [firstPage, secondPage] = pages
    const address = await kind.make(callsOf(request, first))

    const open = async (page: Page) => {
      await page.goto(address)
      await kind.open?.(page)
      await expect(kind.shared.of(page)).toBeVisible({ timeout: START_MS })
    }

    // The status of the save that an action makes. The PUT that tells colleagues who is editing does not count.
    const statusOf = async (page: Page, act: () => Promise<unknown>) => {
      const answered = page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && !answer.url().includes('/events/'),
      )
      await act()
      return (await answered).status()
    }
    const save = (page: Page) =>
      statusOf(page, () => page.getByRole('button', { name: kind.save, exact: true }).click())
    const enter = async ({ of, value }: Field, page: Page, round: number) => {
      await of(page).fill(value(round))
      await of(page).blur()
    }
    const holds = ({ of, value }: Field, page: Page, round: number) => expect(of(page)).toHaveValue(value(round))

    await test.step('different fields are both kept', async () => {
      await open(firstPage)
      await open(secondPage)
      await enter(kind.shared, firstPage, 1)
      await enter(kind.other, secondPage, 2)
      expect(await save(firstPage)).toBe(200)
      expect(await save(secondPage)).toBe(200)

      await open(firstPage)
      await holds(kind.shared, firstPage, 1)
      await holds(kind.other, firstPage, 2)
    })

    await test.step('when both edit one field, the second person sees who changed it, and chooses', async () => {
      await open(secondPage)
      await enter(kind.shared, firstPage, 3)
      await enter(kind.shared, secondPage, 4)
      expect(await save(firstPage)).toBe(200)
      expect(await save(secondPage)).toBe(409)
      const dialog = secondPage.getByRole('dialog', { name: 'Changed by somebody else' })
      await expect(dialog.getByText(`${first.name} changed the same field while you were editing.`)).toBeVisible()
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
      await dialog.getByLabel(/^Yours: /).check()
      expect(await statusOf(secondPage, () => dialog.getByRole('button', { name: 'Save' }).click())).toBe(200)

      await open(secondPage)
      await holds(kind.shared, secondPage, 4)
    })

    await Promise.all(pages.map((page) => page.context().close()))
  })
