import { spawn } from 'node:child_process'
import { closeSync, constants, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { asAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { DataFolder } from './data-folder.ts'
import { cleanEnvironment } from './environment.ts'
import { type ListenAddress, settingsArguments } from './server-settings.ts'

/** A server that was just started. `failure` stays undefined while it runs, and then holds what it said last. */
export type LaunchedServer = { pid: number; failure: () => string | undefined }

const MEGABYTE = 1024 * 1024

/** Opens a log to write at its end. A link is not followed: root must not be led to write or give away another file. */
export const openForAppending = (path: string): number => {
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants
  return openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
}

// What a server says before its own log begins. The log proper rotates by itself.
const openStartLog = ({ logs, account }: DataFolder) => {
  const path = join(logs, 'start.log')
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MEGABYTE) renameSync(path, `${path}.1`)
  const handle = openForAppending(path)
  if (account) fchownSync(handle, account.uid, account.gid)
  const begin = statSync(path).size
  const said = () => readFileSync(path).subarray(begin).toString()
  return { path, handle, said }
}

const lastWords = (log: string): string => {
  const lines = log.split('\n').map((line) => line.replace(/^.*?(FATAL|PANIC|HINT): +/, '$1: '))
  return lines
    .filter((line) => /^(FATAL|PANIC|HINT)/.test(line))
    .slice(-2)
    .join(' ')
}

// PostgreSQL refuses administrators on Windows; pg_ctl gives up the rights first.
const windowsCommand = (binaries: Binaries, cluster: string, log: string, settings: string[]) => ({
  file: binaries.pgCtl,
  args: ['start', '-w', '-t', '120', '-D', cluster, '-l', log, '-o', settings.map((part) => `"${part}"`).join(' ')],
})

/**
 * Starts a server that outlives this process and hears no key pressed in its terminal. It may take minutes until it
 * accepts connections.
 */
export const launchServer = (
  folder: DataFolder,
  binaries: Binaries,
  address: ListenAddress,
  extra: Record<string, string>,
): LaunchedServer => {
  const { cluster, account } = folder
  const settings = settingsArguments(folder, address, extra)
  const log = openStartLog(folder)
  const isWindows = process.platform === 'win32'
  const { file, args } = isWindows
    ? windowsCommand(binaries, cluster, log.path, settings)
    : { file: binaries.postgres, args: ['-D', cluster, ...settings] }
  const child = spawn(file, args, {
    cwd: cluster,
    detached: true,
    windowsHide: true,
    env: cleanEnvironment(),
    stdio: isWindows ? 'ignore' : ['ignore', log.handle, log.handle],
    ...asAccount(account),
  })
  closeSync(log.handle)
  let failure: string | undefined
  child.on('error', (error) => (failure = error.message))
  child.on('exit', (code) => {
    if (!isWindows || code !== 0) failure ??= lastWords(log.said()) || `it ended with code ${code}`
  })
  child.unref()
  return { pid: child.pid ?? 0, failure: () => failure }
}
