import { spawn } from 'node:child_process'
import { closeSync, constants, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runAs } from './account.ts'
import type { Binaries } from './binaries.ts'
import { cleanEnvironment } from './child-environment.ts'
import type { DataFolder } from './data-folder.ts'
import { type ListenAddress, settingsArguments } from './server-settings.ts'

/** A server that was just started. `failure` is undefined while it runs, and then tells why it ended. */
export type LaunchedServer = { pid: number; failure: () => string | undefined }

const MEGABYTE = 1024 * 1024

/** Opens a log for appending. Links are refused, so that nobody can trick root into writing to another file. */
export const openForAppending = (path: string): number => {
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants
  return openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
}

// Holds what the server prints before its own log opens. PostgreSQL rotates its own log; this one we rotate.
const openStartLog = ({ logs, account }: DataFolder) => {
  const path = join(logs, 'start.log')
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MEGABYTE) renameSync(path, `${path}.1`)
  const handle = openForAppending(path)
  if (account) fchownSync(handle, account.uid, account.gid)

  const start = statSync(path).size
  const readNewLines = () => readFileSync(path).subarray(start).toString()
  return { path, handle, readNewLines }
}

const lastErrors = (log: string): string => {
  const lines = log.split('\n').map((line) => line.replace(/^.*?(FATAL|PANIC|HINT): +/, '$1: '))
  return lines
    .filter((line) => /^(FATAL|PANIC|HINT)/.test(line))
    .slice(-2)
    .join(' ')
}

// PostgreSQL refuses to run as an administrator on Windows. pg_ctl drops those rights first.
const windowsCommand = (binaries: Binaries, cluster: string, log: string, settings: string[]) => ({
  file: binaries.pgCtl,
  args: [
    'start',
    '-w',
    '-t',
    '120',
    '-D',
    cluster,
    '-l',
    log,
    '-o',
    settings.map((argument) => `"${argument}"`).join(' '),
  ],
})

/**
 * Starts a server that outlives this process and does not receive Ctrl-C from its terminal. It may take minutes until
 * it accepts connections.
 */
export const launchServer = (
  folder: DataFolder,
  binaries: Binaries,
  address: ListenAddress,
  extraSettings: Record<string, string>,
): LaunchedServer => {
  const { cluster, account } = folder
  const settings = settingsArguments(folder, address, extraSettings)
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
    ...runAs(account),
  })
  closeSync(log.handle)

  let failure: string | undefined
  child.on('error', (error) => (failure = error.message))
  child.on('exit', (code) => {
    if (!isWindows || code !== 0) failure ??= lastErrors(log.readNewLines()) || `it ended with code ${code}`
  })
  child.unref()
  return { pid: child.pid ?? 0, failure: () => failure }
}
