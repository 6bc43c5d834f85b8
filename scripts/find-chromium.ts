import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const usualPaths: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
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

/** The Chromium for the browser tests: CHROMIUM_PATH, else the system's, else the one that Playwright downloaded. */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH']
  const paths = chosen ? [chosen] : [...(usualPaths[process.platform] ?? []), chromium.executablePath()]
  return paths.find((path) => existsSync(path))
}

function canInstall(): boolean {
  const release = '/etc/os-release'
  return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: 'inherit' }).status === 0
  if (run('update')) run('install', '-y', '--no-install-recommends', 'chromium')
}

if (process.argv[1] === import.meta.filename) {
  const chosen = process.env['CHROMIUM_PATH']
  if (!findChromium() && !chosen && canInstall()) install()
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
