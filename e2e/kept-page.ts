import type { BrowserContext, Page, ViewportSize } from '@playwright/test'
import type { Answer } from '@registrar/domain/shared/call'
import type { usersCalls } from '@registrar/domain/users/users.calls'

export type SignedIn = Answer<typeof usersCalls.signUp>

type Place = { state: { __TSR_key?: string } }
type Router = {
  history: { location: Place }
  state: { resolvedLocation?: Place }
  navigate: (to: { to: string; ignoreBlocker: boolean }) => Promise<void>
  options: {
    context: { forgetSession: () => void; removeMessages: () => void; startSession: (signedIn: SignedIn) => void }
  }
}
type App = { __TSR_ROUTER__?: Router }

const SIGN_IN = '/auth/signin'

const isAppLoaded = () => '__TSR_ROUTER__' in globalThis

/** Whether the page shows the screen of its address: until then the one before is still there, with buttons of the same names. */
export const isAddressShown = (): boolean => {
  const { __TSR_ROUTER__: router } = globalThis as unknown as App
  const shown = router?.state.resolvedLocation
  return shown !== undefined && shown.state.__TSR_key === router?.history.location.state.__TSR_key
}

/** Shows the screen of an address, as a link does. A message that is still there would be taken for one of the next step. */
export const showAddress = (address: string): void => {
  const { __TSR_ROUTER__: router } = globalThis as unknown as App
  router?.options.context.removeMessages()
  history.pushState(null, '', address)
}

// What the page still asks for is answered, late: without a token, its answer would end the session that comes next.
const leaveSession = async (signInAddress: string) => {
  const { __TSR_ROUTER__: router } = globalThis as unknown as Required<App>
  const token = localStorage.getItem('token')
  router.options.context.forgetSession()
  localStorage.clear()
  sessionStorage.clear()
  if (token !== null) localStorage.setItem('token', token)
  await router.navigate({ to: signInAddress, ignoreBlocker: true })
}

const startSession = (signedIn: SignedIn) => {
  const { __TSR_ROUTER__: router } = globalThis as unknown as Required<App>
  router.options.context.startSession(signedIn)
}

/** A page where the app stays loaded from one test to the next, each with a session of its own. */
export type KeptPage = {
  /** begins a session; the page still shows where to sign in */
  begin: (signedIn: SignedIn) => Promise<Page>
  /** ends it, and takes back what the test has set */
  end: () => Promise<void>
}

/** Opens a page that the tests of one worker use in turn: loading the app takes as long as half of a short test. */
export const openKeptPage = async (context: BrowserContext, viewport: ViewportSize): Promise<KeptPage> => {
  let page = await context.newPage()

  return {
    begin: async (signedIn) => {
      if (page.isClosed()) page = await context.newPage()
      // A test may have left the app, for a file or another site.
      if (!(await page.evaluate(isAppLoaded))) await page.goto(SIGN_IN)
      // Not before it knows that nobody is signed in.
      await page.waitForFunction(isAddressShown)
      await page.evaluate(startSession, signedIn)
      return page
    },
    end: async () => {
      for (const other of context.pages()) if (other !== page) await other.close()
      if (page.isClosed()) return
      page.removeAllListeners()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      // Calm, too: a page that moves would take time from the tests that use another one.
      if (await page.evaluate(isAppLoaded)) await page.evaluate(leaveSession, SIGN_IN)
      await context.clearCookies()
      await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      await page.mouse.move(0, 0)
    },
  }
}
