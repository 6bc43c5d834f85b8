import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import type { AxeResults, RunOptions } from 'axe-core'
import { twoFramesOf } from './drawn.ts'
import { type Account, callsOf, expect, type MakeCall, signUp, test as base, visit } from './support.ts'

const IN_LIGHT: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'landmark-unique': { enabled: true } },
}
// The structure is the same in both colours: only contrast can differ.
const IN_DARK: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

type ColorScheme = 'light' | 'dark'

const showIn = async (page: Page, colorScheme: ColorScheme) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  // A text that still changes its colour would be measured with a colour that nobody sees.
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length))
    .toBe(0)
}

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Runs axe. A page reads its half megabyte only once. */
const violationsIn = async (page: Page, options: RunOptions) => {
  // A preview in a frame may just be loaded anew.
  await expect(async () => {
    for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe)
  }).toPass()

  // While a dialog is open nothing behind it scrolls, and axe takes the end of the body for the end of what is visible.
  await page.evaluate(() => document.body.style.setProperty('min-height', '100dvh'))
  const chosen = JSON.stringify({ ...options, resultTypes: ['violations'] })
  let results: AxeResults | undefined
  // axe gives a rule up, and finds no fault, when something moves while it measures: then the answer is not final yet.
  await expect(async () => {
    results = await page.evaluate<AxeResults>(`axe.run(${chosen})`)
    expect(results.incomplete.filter((rule) => rule.id === 'color-contrast' && 'error' in rule)).toEqual([])
  }).toPass()
  const { violations = [], passes = [] } = results ?? {}
  // Under a layer that covers everything axe cannot tell the contrast of anything, and finds no fault.
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
  return violations
}

// A dialog covers a part of the targets behind it, which nobody can click while it is open.
const isBehindDialog = (page: Page, target: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const dialog = document.querySelector('[role=dialog][aria-modal=true]')
    return dialog !== null && !dialog.contains(document.querySelector(selector))
  }, target)

const expectNoViolations = async (page: Page, colorScheme: ColorScheme, options: RunOptions) => {
  await showIn(page, colorScheme)
  const violations = await violationsIn(page, options)
  const found: string[] = []
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes)
      if (id !== 'target-size' || !(await isBehindDialog(page, String(target.at(-1)))))
        found.push(`${id}: ${target.join(' ')} ${failureSummary}`)
  expect(found, colorScheme).toEqual([])
}

const colorsOf = (page: Page) =>
  page.locator('body').evaluate((body) => [getComputedStyle(body).color, getComputedStyle(body).backgroundColor])

/**
 * Opens something in the light colours and switches it to the dark ones. Expects no violation of the WCAG rules up to 2.2 AA, and in
 * the dark ones no text without contrast.
 */
export const expectAccessible = async (page: Page, open: () => Promise<unknown>): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await open()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await expectNoViolations(page, 'light', IN_LIGHT)

  const [lightText, lightBackground] = await colorsOf(page)
  await expectNoViolations(page, 'dark', IN_DARK)
  const [darkText, darkBackground] = await colorsOf(page)
  expect([darkText === lightText, darkBackground === lightBackground]).toEqual([false, false])
}

const QUIET_MS = 500
const LOOK_EVERY_MS = 100

/**
 * Counts the requests of a page from here on. The answer waits until the page has drawn what came and has asked for nothing for half a
 * second. The stream of live changes never ends, so it does not count.
 */
const watchRequests = (page: Page): (() => Promise<void>) => {
  const running = new Set<Request>()
  let lastMs = performance.now()
  const begin = (request: Request) => {
    if (request.resourceType() === 'eventsource') return
    running.add(request)
    lastMs = performance.now()
  }
  const end = (request: Request) => {
    if (running.delete(request)) lastMs = performance.now()
  }
  // The ends are listened for first: a request whose end nobody heard would run for ever.
  page.on('requestfinished', end).on('requestfailed', end)
  page.on('request', begin)

  return async () => {
    const whatItWaitsFor = async () => {
      // Without anything to draw, an idle callback may not come for half a minute; two frames always do.
      await twoFramesOf(page)
      const isQuiet = performance.now() - lastMs > QUIET_MS
      return [...[...running].map((request) => request.url()), ...(isQuiet ? [] : ['half a second'])]
    }
    await expect.poll(whatItWaitsFor, { intervals: [QUIET_MS, LOOK_EVERY_MS] }).toEqual([])
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
}

const openBy =
  (go: (page: Page, address: string) => Promise<unknown>) =>
  async (page: Page, address: string, heading: string | RegExp): Promise<void> => {
    const isLoaded = watchRequests(page)
    await go(page, address)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await isLoaded()
  }

/** Opens an address and waits until the page with this heading has loaded everything it shows. */
export const openPage = openBy((page, address) => page.goto(address))

/** Goes to an address as a link does, and waits until the page with this heading has loaded everything it shows. */
export const visitPage = openBy(visit)

/** A complete public form. */
export const completeForm: BodyInput<typeof formsCalls.submitForm> = {
  organizationName1: 'Accessible form',
  organizationName2: 'Two',
  organizationName3: 'Three',
  description: 'A trade',
  IDPAL: true,
  peoples: [
    {
      firstName: 'Anne',
      lastName: 'Accessible',
      mail: 'anne@example.fr',
      phone: '1',
      birth: '1990-01-01',
      nationality: 'Irish',
      street: '1 Main Street',
      city: 'Cork',
      state: 'Cork',
      country: 'Ireland',
      zip: 'T12',
      personType: 'legalPerson',
      roles: ['director', 'secretary', 'shareholder'],
      beneficiaryPercentage: 100,
    },
  ],
}

/** The ids of records that fill every page; tests read them and change none. */
export type FilledRecords = { organization: string; person: string; order: string; form: string }

const fillRecords = async (call: MakeCall, account: Account): Promise<FilledRecords> => {
  const organization = (
    await call(organizationsCalls.createOrganization, {
      body: { name: 'Accessible Ltd', creationStatus: 'LATE', incorporationDate: '2020-01-31' },
    })
  ).data._id
  const person = (
    await call(peopleCalls.createPerson, {
      body: { firstName: 'Ada', lastName: 'Accessible', dateAml: '2024-05-05' },
    })
  ).data._id
  await call(organizationsCalls.updateOrganization, {
    params: { id: organization },
    body: {
      mail: 'reader@example.fr',
      aml: { appendix2_q1: true },
      hasDomiciliation: true,
      domiciliationSubscription: '2022-01-01',
      domiciliationPaymentHistory: [{ nextPaidReminder: '2022-01-01', paidDate: '2022-03-01' }],
      status: true,
      financialYearEnd: '2023-12-31',
      corporationTaxPaid: ['2023-09-20'],
      attachedFiles: [{ url: 'http://localhost/file/a.pdf', folder: 'Incorporation', fileName: 'a.pdf' }],
    },
  })
  await call(linksCalls.createLink, {
    body: {
      peopleId: person,
      organizationId: organization,
      roles: ['director', 'shareholder'],
      beneficiaryPercentage: 60,
    },
  })

  const payment = { organizationId: organization, lastName: 'Payer', dateOrder: '2026-01-01', totalPaid: 5 }
  const order = (
    await call(ordersCalls.createOrder, {
      body: { ...payment, firstName: 'Ada', product: 'Accessible relic', withVat: true },
    })
  ).data._id
  await call(ordersCalls.createOrder, { body: { ...payment, firstName: 'Free', product: 'Accounting' } })
  const { data: products } = await call(productsCalls.searchProducts, { body: { subscription: true } })
  const { data: subscription } = await call(subscriptionsCalls.createSubscription, {
    body: { organizationId: organization, productId: products[0]?._id ?? '', plan: 6, startingDate: '2024-01-01' },
  })
  await call(subscriptionsCalls.updateSubscription, { params: { id: subscription._id }, body: { addedOrder: order } })

  for (const name of ['DISTRICT_COURT', 'AR_TRADING'] as const)
    await call(followUpsCalls.startFollowUp, { body: { name, organization_id: organization } })
  await call(tasksCalls.createTask, {
    body: {
      title: 'Accessible task',
      description: 'Call the client',
      users: [{ userId: account.id }],
      organizationId: organization,
      peopleId: person,
    },
  })
  const form = (await call(formsCalls.submitForm, { body: completeForm })).data._id

  return { organization, person, order, form }
}

type OfWorker = { filler: Account; records: FilledRecords; reader: Page }

/**
 * A test that only reads: each worker of the run creates the records that fill every page once, and keeps the account that created them
 * and the page where it is signed in.
 */
export const test = base.extend<object, OfWorker>({
  filler: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext()
      await use(await signUp(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  records: [
    async ({ playwright, filler }, use) => {
      const request = await playwright.request.newContext()
      await use(await fillRecords(callsOf(request, filler), filler))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  reader: [
    async ({ browser, filler }, use) => {
      const viewport = { width: 1440, height: 900 }
      const context = await browser.newContext({ baseURL: process.env['BASE_URL'] ?? '', viewport })
      await context.addInitScript((token) => localStorage.setItem('token', token), filler.token)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  account: async ({ filler }, use) => use(filler),
  staff: async ({ reader }, use) => use(reader),
})
