import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from '@playwright/test'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { findChromium } from './find-chromium.ts'

// `npm run pictures` makes the demo firm, opens its pages and writes the pictures that the README shows.

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/pictures')

type Account = { email: string; password: string }
type Demo = { url: string; account: Account; stop: () => Promise<void> }

type Picture = {
  name: string
  scheme: 'light' | 'dark'
  width: number
  height: number
  /** opens the page, and returns when it shows what the picture is about */
  open: (page: Page) => Promise<unknown>
}

const openOrganizations = async (page: Page) => {
  await page.goto('/organization')
  await page.locator('[data-row-link]').nth(20).waitFor()
}

const openFormedCompany = async (page: Page) => {
  await openOrganizations(page)
  await page.locator('tr', { hasText: 'COMPLETED' }).first().locator('[data-row-link]').click()
  await page.getByRole('region', { name: 'COMPANY DETAILS' }).waitFor()
}

const desktop = { width: 1440, height: 900 }

const pictures: Picture[] = [
  { name: 'organizations', scheme: 'light', ...desktop, open: openOrganizations },
  { name: 'organization', scheme: 'light', ...desktop, open: openFormedCompany },
  { name: 'deadlines-dark', scheme: 'dark', ...desktop, open: (page) => page.goto('/deadlines') },
  { name: 'home-phone', scheme: 'light', width: 390, height: 844, open: (page) => page.goto('/') },
]

const linesOf = (program: ChildProcess, matches: RegExp[]): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const found = new Map<RegExp, string>()
    if (program.stdout)
      createInterface({ input: program.stdout }).on('line', (line) => {
        for (const match of matches) if (match.test(line)) found.set(match, line)
        if (found.size === matches.length) resolve(matches.map((match) => found.get(match) ?? ''))
      })
    program.once('exit', () => reject(new Error('The demo ended before it was ready.')))
  })

const startDemo = async (): Promise<Demo> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'registrar-pictures-'))
  const program = spawn(process.execPath, [join(root, 'scripts/start.ts'), 'packages/server/seed/demo.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(program, 'exit')
  const [ready = '', signIn = ''] = await linesOf(program, [
    /ready at (\S+)/,
    /Sign in as (\S+) with the password (\S+)/,
  ])
  const [, email = '', password = ''] = /Sign in as (\S+) with the password (\S+)/.exec(signIn) ?? []

  return {
    url: /ready at (\S+)/.exec(ready)?.[1] ?? '',
    account: { email, password },
    stop: async () => {
      program.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const signIn = async ({ url, account }: Demo): Promise<string> => {
  const answer = await fetch(url + usersCalls.signIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { token } = (await answer.json()) as { token: string }
  return token
}

const takePicture = async (browser: Browser, url: string, token: string, picture: Picture): Promise<void> => {
  const { scheme, width, height } = picture
  const context = await browser.newContext({ baseURL: url, viewport: { width, height }, colorScheme: scheme })
  await context.addInitScript((signedIn) => localStorage.setItem('token', signedIn), token)
  const page = await context.newPage()
  await picture.open(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${picture.name}.png`), animations: 'disabled' })
  await context.close()
}

const demo = await startDemo()
try {
  await mkdir(folder, { recursive: true })
  const token = await signIn(demo)
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) })
  try {
    for (const picture of pictures) {
      await takePicture(browser, demo.url, token, picture)
      console.log(`docs/pictures/${picture.name}.png`)
    }
  } finally {
    await browser.close()
  }
} finally {
  await demo.stop()
}
