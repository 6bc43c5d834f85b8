import { defineConfig, devices } from '@playwright/test'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { findChromium } from './scripts/find-chromium.ts'

const serverSetup = './e2e/server/global-setup.ts'
const report = process.env['TEST_REPORT']
const executablePath = findChromium()

// The server of the run is a child of this process and takes its zone from here; the server's own suite runs on the other side of the date line.
const timezoneId = 'America/Los_Angeles'
process.env['TZ'] = timezoneId

// --no-sandbox: Chromium refuses to start as root with it. The rest keeps it from calling home in the middle of a test.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Math.min(2, availableParallelism()),
  // Dots: with them the failures come last, whole, where somebody who reads the end of a long log sees them.
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : 'line',
  ...(existsSync(serverSetup) ? { globalSetup: serverSetup } : {}),
  // Generous: a busy machine of two cores is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: { timezoneId, trace: 'retain-on-failure', screenshot: 'only-on-failure' },
  projects: [
    {
      name: 'desktop',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
      },
    },
  ],
})
