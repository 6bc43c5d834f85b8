import { defineConfig, devices } from '@playwright/test'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromiumArgs, findChromium } from './scripts/find-chromium.ts'

const serverSetup = './e2e/server/global-setup.ts'
const report = process.env['TEST_REPORT']
const executablePath = findChromium()

// The server of the run is a child of this process and takes its zone from here; the server's own suite runs on the other side of the date line.
const timezoneId = 'America/Los_Angeles'
process.env['TZ'] = timezoneId

// The servers, commands and workers of the run read what one of them, or the server's suite, has compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'build/node-cache')

// The tests draw in software, run each page for seconds only and open nobody else's: compositing, compiling and processes of their
// own for drawing and for each site would cost more than they save.
const args = [
  ...chromiumArgs,
  '--disable-gpu-compositing',
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--js-flags=--no-maglev --no-turbofan',
]

// Chromium does not run under libfaketime, which may move the clock of this process and of the server.
const env = { ...process.env, LD_PRELOAD: '' }

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that fails runs once more for its trace; the run fails even when the test then passes.
  retries: 1,
  failOnFlakyTests: true,
  // One more than the cores: a test waits a quarter of its time, for a pause in typing or for the network to be quiet.
  workers: Math.min(3, availableParallelism() + 1),
  // Dots: with them the failures come last, whole, where somebody who reads the end of a long log sees them.
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : 'line',
  ...(existsSync(serverSetup) ? { globalSetup: serverSetup } : {}),
  // Generous: a test has many steps, and a busy machine of two cores is slow, not wrong.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    timezoneId,
    // Drawing each frame of a movement takes as long as running the page. The tests of layers keep the movements.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        launchOptions: { args, env, ...(executablePath ? { executablePath } : {}) },
      },
    },
  ],
})
