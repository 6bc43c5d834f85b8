import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import type { Browser, Locator, Page } from '@playwright/test'
import { type Account, callsOf, expect, type MakeCall, signUp, test } from './support.ts'

type Field = {
  of: (page: Page) => Locator
  /** what is entered in a round of the test; 'on' for a ticked box */
  value: (round: number) => string
  /** how the value is entered; by default it is typed */
  enter?: (field: Locator, value: string) => Promise<void>
}

type Kind = {
  /** makes the record and returns the address where it is edited */
  make: (call: MakeCall, account: Account) => Promise<string>
  /** opens the dialog, when the record is edited in one */
  open?: (page: Page) => Promise<void>
  /** the field that both edit, and one that only the second person edits */
  shared: Field
  other: Field
  save: 'Update' | 'Save'
  /** whether the other field saves by itself */
  savesAlone?: true
}

const textbox = (label: string): Field => ({
  of: (page) => page.getByRole('textbox', { name: label, exact: true }),
  value: (round) => `${label} ${round}`,
})

const tick = (label: string): Field => ({
  of: (page) => page.getByRole('dialog').getByLabel(label, { exact: true }),
  value: () => 'on',
  enter: (field) => field.check(),
})

const organizationOf = async (call: MakeCall) =>
  (await call(organizationsCalls.createOrganization, { body: { name: 'Two Browsers Ltd' } })).data._id

const personOf = async (call: MakeCall) =>
  (await call(peopleCalls.createPerson, { body: { firstName: 'Two', lastName: 'Browsers' } })).data._id

const TERMS_AND_SHARES = {
  terms: [{ role: 'shareholder' as const, appointed: '2020-01-01', ceased: null }],
  holdings: [{ class: 'Ordinary', number: 50, nominal: 1, acquired: '2020-01-01', ceased: null }],
}

const termsAndSharesDialog: Omit<Kind, 'make'> = {
  open: (page) => page.getByRole('button', { name: /^Edit the terms and shares of/ }).click(),
  shared: textbox('Class'),
  other: {
    of: (page) => page.getByRole('group', { name: 'Term 1' }).getByLabel('Appointed'),
    value: (round) => `0${round}/02/2021`,
    enter: async (field, value) => {
      await field.fill(value)
      await field.blur()
    },
  },
  save: 'Save',
}

const kinds: Record<string, Kind> = {
  organization: {
    save: 'Update',
    make: async (call) => `/organization/${await organizationOf(call)}/GENERAL_TAB`,
    shared: textbox('Comment'),
    other: textbox('Country'),
  },
  person: {
    save: 'Update',
    make: async (call) => `/people/${await personOf(call)}`,
    shared: textbox('Comments'),
    other: textbox('Phone'),
  },
  order: {
    save: 'Update',
    make: async (call) => {
      const body = {
        organizationId: await organizationOf(call),
        product: 'HOLDING',
        dateOrder: '2026-01-01',
        totalPaid: 1,
      }
      return `/order/${(await call(ordersCalls.createOrder, { body })).data._id}`
    },
    shared: textbox('Comments'),
    other: textbox('To Invoice'),
  },
  form: {
    save: 'Update',
    make: async (call) => {
      const body = {
        organizationName1: 'Quai',
        organizationName2: 'Lac',
        organizationName3: 'Mer',
        description: 'Conseil',
        IDPAL: true,
        peoples: [
          {
            firstName: 'Élodie',
            lastName: 'Marchand',
            mail: 'elodie@example.fr',
            phone: '+33 6 12 34 56 78',
            birth: '1988-05-17',
            nationality: 'Française',
            street: '4 rue des Lilas',
            city: 'Lyon',
            state: 'Rhône',
            country: 'France',
            zip: '69003',
            roles: ['director' as const, 'secretary' as const, 'shareholder' as const],
          },
        ],
      }
      return `/form/${(await call(formsCalls.submitForm, { body })).data._id}`
    },
    shared: textbox('Description'),
    other: textbox('Organization Name 2'),
  },
  task: {
    make: async (call, { id }) => {
      const { data } = await call(tasksCalls.createTask, { body: { title: 'Call', users: [{ userId: id }] } })
      return `/task/${data._id}`
    },
    shared: textbox('Description'),
    other: textbox('Title'),
    save: 'Save',
  },
  'follow-up': {
    make: async (call) => {
      const organizationId = await organizationOf(call)
      await call(followUpsCalls.startFollowUp, { body: { organization_id: organizationId, name: 'VAT_REGISTRATION' } })
      return `/organization/${organizationId}/FOLLOW_UP_BETA_TAB`
    },
    shared: textbox('Comments'),
    other: {
      of: (page) => page.getByLabel('Start Date'),
      value: (round) => `0${round}/02/2026`,
      enter: async (field, value) => {
        await field.fill(value)
        await field.press('Enter')
      },
    },
    save: 'Save',
    savesAlone: true,
  },
  product: {
    make: async (call) => {
      const name = `Seal ${process.pid}`
      await call(productsCalls.createProduct, { body: { name } })
      return `/order/products?search=${process.pid}`
    },
    open: (page) => page.getByRole('button', { name: /^Rename/ }).click(),
    shared: {
      of: (page) => page.getByRole('dialog').getByLabel('Name'),
      value: (round) => `Seal ${process.pid} ${round}`,
    },
    other: tick('Sold as a subscription'),
    save: 'Save',
  },
  link: {
    make: async (call) => {
      const [organizationId, peopleId] = [await organizationOf(call), await personOf(call)]
      const body = { organizationId, peopleId, roles: ['shareholder' as const], beneficiaryPercentage: 10 }
      await call(linksCalls.createLink, { body })
      return `/organization/${organizationId}/PEOPLE_TAB`
    },
    open: (page) => page.getByRole('button', { name: /^Edit the roles of/ }).click(),
    shared: {
      of: (page) => page.getByLabel('Percentage'),
      value: (round) => `${20 + round} %`,
      enter: (field, value) => field.fill(value.replace(' %', '')),
    },
    other: tick('Secretary'),
    save: 'Save',
  },
  'link with terms and shares': {
    make: async (call) => {
      const [organizationId, peopleId] = [await organizationOf(call), await personOf(call)]
      const body = { organizationId, peopleId, ...TERMS_AND_SHARES }
      await call(linksCalls.createLink, { body })
      return `/organization/${organizationId}/PEOPLE_TAB`
    },
    ...termsAndSharesDialog,
  },
  'company member': {
    make: async (call) => {
      const [organizationId, memberId] = [await organizationOf(call), await organizationOf(call)]
      const body = { organizationId, memberId, ...TERMS_AND_SHARES }
      await call(companyMembersCalls.createCompanyMember, { body })
      return `/organization/${organizationId}/PEOPLE_TAB`
    },
    ...termsAndSharesDialog,
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
    const address = await kind.make(callsOf(request, first), first)

    const open = async (page: Page) => {
      if (!page.url().endsWith(address)) await page.goto(address)
      if (kind.open && !(await kind.shared.of(page).isVisible())) await kind.open(page)
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
    const enter = ({ of, value, enter: own = (field, text) => field.fill(text) }: Field, page: Page, round: number) =>
      own(of(page), value(round))
    const holds = ({ of, value }: Field, page: Page, round: number) =>
      value(round) === 'on' ? expect(of(page)).toBeChecked() : expect(of(page)).toHaveValue(value(round))

    await test.step('different fields are both kept', async () => {
      await open(firstPage)
      await open(secondPage)
      await enter(kind.shared, firstPage, 1)
      const enterOther = () => enter(kind.other, secondPage, 2)
      if (!kind.savesAlone) await enterOther()
      expect(await save(firstPage)).toBe(200)
      expect(await (kind.savesAlone ? statusOf(secondPage, enterOther) : save(secondPage))).toBe(200)

      await firstPage.goto(address)
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

      await secondPage.goto(address)
      await open(secondPage)
      await holds(kind.shared, secondPage, 4)
    })

    await Promise.all(pages.map((page) => page.context().close()))
  })
