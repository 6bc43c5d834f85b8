import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installOnDebian } from './install-on-debian.ts'

/** Debian's Chromium without windows: the tests need half the processor time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const usualPaths: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    headlessShell,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
    .flatMap((folder) => process.env[folder] ?? [])
    .flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
}

/** Starts Chromium as root, which it refuses in its sandbox, and keeps it from calling home in the middle of a test. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium for the browser tests: CHROMIUM_PATH, else the system's, else the one that Playwright downloaded. */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH']
  const paths = chosen ? [chosen] : [...(usualPaths[process.platform] ?? []), chromium.executablePath()]
  return paths.find((path) => existsSync(path))
}

if (process.argv[1] === import.meta.filename) {
  const chosen = process.env['CHROMIUM_PATH']
  if (!chosen && !existsSync(headlessShell)) installOnDebian('chromium-headless-shell')
  const found = findChromium()
  if (found) console.log(`Chromium: ${found}`)
  else {
    console.error(
      chosen
        ? `CHROMIUM_PATH is ${chosen}, and there is no such file.`
        : 'No Chromium was found: install Chrome or Chromium, or set CHROMIUM_PATH to its executable, or run "npx playwright install chromium".',
    )
    process.exitCode = 1
  }
}
