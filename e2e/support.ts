import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual, promisify } from 'node:util'
import type { Answer, BodyInput, Call, Params } from '@registrar/domain/shared/call'
import { pathOf } from '@registrar/domain/shared/call'
import { usersCalls } from '@registrar/domain/users/users.calls'
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test'
import { isAddressShown, type KeptPage, openKeptPage, showAddress, type SignedIn } from './kept-page.ts'
import { movePagesOf } from './moved-clock.ts'
import { SECRET_CODE } from './server/global-setup.ts'

const root = path.join(import.meta.dirname, '..')

export type Account = {
  id: string
  email: string
  password: string
  token: string
  name: string
  signedIn: SignedIn
}

type Sent<C extends Call> = { params?: Params<C>; body?: BodyInput<C> }

/** Makes a call of the call table as one account and returns its answer. A failure fails the test. */
export type MakeCall = <C extends Call>(call: C, sent?: Sent<C>) => Promise<Answer<C>>

/** Makes a call of the call table at `address`, by default that of the run's server. A failure fails the test. */
export const makeCall = async <C extends Call>(
  request: APIRequestContext,
  call: C,
  { params, body, token, address = process.env['BASE_URL'] }: Sent<C> & { token?: string; address?: string },
): Promise<Answer<C>> => {
  const response = await request.fetch(`${address}${pathOf(call.path, params)}`, {
    method: call.method,
    ...(token && { headers: { authorization: `JWT ${token}` } }),
    ...(body !== undefined && { data: body }),
  })
  if (!response.ok()) throw new Error(`${call.method} ${call.path}: ${response.status()} ${await response.text()}`)

  return (await response.json()) as Answer<C>
}

/** The calls of an account. */
export const callsOf =
  (request: APIRequestContext, { token }: Account): MakeCall =>
  (call, sent) =>
    makeCall(request, call, { ...sent, token })

/** Up to how many milliseconds later each answer comes, by `SLOW_NETWORK`: finds tests that go on too early. */
const slowest = Number(process.env['SLOW_NETWORK'] ?? 0)

const delayAnswers = (context: BrowserContext) =>
  context.route('**/*', async (route) => {
    await setTimeout(Math.random() * slowest)
    // The page may be closed by now.
    await route.continue().catch(() => undefined)
  })

let accounts = 0

/** Makes a new account with a name that no other account has. */
export const signUp = async (request: APIRequestContext): Promise<Account> => {
  accounts += 1
  const account = {
    firstName: 'Niamh',
    lastName: `Kelly ${process.pid}-${accounts}`,
    email: `niamh-${process.pid}-${accounts}@example.ie`,
    password: 'a long enough password',
  }
  const signedIn = await makeCall(request, usersCalls.signUp, { body: { ...account, secretCode: SECRET_CODE } })
  const { token, data } = signedIn

  return { ...account, id: data._id, token, name: `${account.firstName} ${account.lastName}`, signedIn }
}

type Fixtures = {
  account: Account
  call: MakeCall
  colleague: MakeCall
  staff: Page
  newStaff: Page
  liveStaff: Page
}

/**
 * A test with an account of its own, its calls and those of a colleague, and a page where the account is signed in. In the page
 * `staff` the app is loaded already: `visit` opens an address without a load. `newStaff` is a page of a browser that was never used: for
 * tests of what a browser keeps, of several tabs, and of a clock. `liveStaff` is one too, and shows what colleagues change.
 */
export const test = base.extend<Fixtures, { keptPage: KeptPage }>({
  browser: [
    async ({ browser }, use) => {
      movePagesOf(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({}, use) => use(process.env['BASE_URL']),
  account: async ({ request }, use) => use(await signUp(request)),
  context: async ({ context }, use) => {
    if (slowest) await delayAnswers(context)
    await use(context)
  },
  call: async ({ request, account }, use) => use(callsOf(request, account)),
  colleague: async ({ request }, use) => use(callsOf(request, await signUp(request))),
  keptPage: [
    async ({ browser }, use, { project }) => {
      const { timezoneId = '', userAgent = '', contextOptions, viewport } = project.use
      const baseURL = process.env['BASE_URL'] ?? ''
      const size = viewport ?? { width: 1440, height: 900 }
      const context = await browser.newContext({ ...contextOptions, baseURL, viewport: size, timezoneId, userAgent })
      if (slowest) await delayAnswers(context)
      await use(await openKeptPage(context, size))
      await context.close()
    },
    { scope: 'worker' },
  ],
  staff: async ({ keptPage, account }, use) => {
    await use(await keptPage.begin(account.signedIn))
    await keptPage.end()
  },
  newStaff: async ({ page, account }, use) => {
    await page.addInitScript((token) => {
      // Only once: somebody who signs out in this page stays signed out.
      if (sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', 'yes')
      localStorage.setItem('token', token)
    }, account.token)
    await use(page)
  },
  liveStaff: async ({ newStaff, account, baseURL }, use) => {
    // A browser sends no token with a stream of events, only the cookie of the session.
    await newStaff.context().addCookies([{ name: 'registrar_session', value: account.token, url: baseURL ?? '' }])
    await use(newStaff)
  },
})

export { expect }

type Box = Awaited<ReturnType<Locator['boundingBox']>>

/**
 * Goes to an address as a link does: a page that shows the app already loads only what the next screen needs, and drops its
 * messages. A test about what is kept over a load uses `page.goto` or `page.reload`.
 */
export const visit = async (page: Page, address: string): Promise<void> => {
  const isApp = page.url().startsWith(process.env['BASE_URL'] ?? '')
  if (!isApp) return void (await page.goto(address))

  await page.evaluate(showAddress, address)
  await page.waitForFunction(isAddressShown)
}

/** The place of something on the page, once the font is there and nothing moves it any more. */
export const placeAtRest = async (locator: Locator): Promise<Box> => {
  await locator.page().evaluate(() => document.fonts.ready)
  let place: Box = null
  const isAtRest = async () => {
    const before = place
    place = await locator.boundingBox()
    return place !== null && isDeepStrictEqual(before, place)
  }
  await expect.poll(isAtRest).toBe(true)
  return place
}

/** Opens the page of imports, with people as the kind of the records. */
export const openImportOfPeople = async (page: Page): Promise<void> => {
  await page.goto('/import')
  // The sidebar shows 'People' too, and shows it first.
  await page.getByRole('radiogroup', { name: 'What is in the file' }).getByText('People', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'People' })).toBeChecked()
}

/** Waits until a row of links has its shape: the font is there, and what was measured with it is drawn. */
const rowAtRest = async (row: HTMLElement | SVGElement) => {
  const shape = () =>
    [...row.querySelectorAll('[data-part]')]
      .map((part) => `${part.getBoundingClientRect().width} ${part.hasAttribute('data-out')}`)
      .join()
  const nextFrame = () => new Promise(requestAnimationFrame)
  await document.fonts.ready
  for (let before = ''; before !== shape(); await nextFrame()) {
    before = shape()
    await nextFrame()
  }
}

/** Chooses a link of the top bar or a record's tab, in the menu 'More' when the row has no space for it (UI-16). */
export const chooseInBar = async (page: Page, bar: 'Main' | 'Tabs', name: string): Promise<void> => {
  const navigation = page.getByRole('navigation', { name: bar })
  await navigation.getByRole('link').first().waitFor()
  await navigation.evaluate(rowAtRest)
  const link = navigation.getByRole('link', { name })
  if (!(await link.isVisible())) await navigation.getByRole('button', { name: 'More' }).click()
  await link.click()
}

/** Runs the import command beside the running server. */
export const importOrganizations = (csv: string): Promise<string> => importFile('organizations', csv)

export const importFile = async (kind: 'organizations' | 'sanctions', csv: string): Promise<string> => {
  const run = await promisify(execFile)(
    process.execPath,
    [path.join(root, 'packages/server/src/import.ts'), kind, csv],
    { env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] } },
  )

  return run.stdout
}
