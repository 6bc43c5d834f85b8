import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runAs } from './account.ts'
import type { Binaries } from './binaries.ts'
import { cleanEnvironment } from './child-environment.ts'
import { type DataFolder, makePrivateFolder } from './data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { makePassword, passwordFile } from './server-password.ts'
import { isAlive } from './server-processes.ts'
import { killGroup } from './stop-server.ts'
import type { WatcherProcess } from './watcher-process.ts'

/** The role that every connection uses. */
export const DATABASE_USER = 'registrar'

// PostgreSQL's builtin locale decides sort order and letter case. pg_trgm still asks the operating system what a letter
// is: under plain C it drops every letter outside ASCII, so we use a UTF-8 locale where the system has one.
const CTYPE_LOCALES = process.platform === 'darwin' ? ['C.UTF-8', 'en_US.UTF-8', 'C'] : ['C.UTF-8', 'C']

const initdbArguments = (scratch: string, ctype: string, isSynced: boolean): string[] => [
  '-D',
  scratch,
  '-U',
  DATABASE_USER,
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${ctype}`,
  '--data-checksums',
  '--no-instructions',
  ...(isSynced ? [] : ['--no-sync']),
]

const authArguments = (root: string): string[] =>
  process.platform === 'win32'
    ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(root)}`]
    : ['--auth-local=trust', '--auth-host=reject']

/** `isSynced`: force the files to disk. `watcher`: cleans up if this process dies. `signal`: aborts initdb. */
type InitOptions = { isSynced: boolean; watcher: WatcherProcess; signal: AbortSignal }

type InitResult = { exitCode: number | null; output: string }

// initdb leads its own process group, so that Ctrl-C does not reach it before us and its children die with it.
const runInitdb = async (
  initdb: string,
  args: string[],
  scratch: string,
  folder: DataFolder,
  { watcher, signal }: InitOptions,
): Promise<InitResult> => {
  const options = {
    detached: true,
    windowsHide: true,
    cwd: folder.logs,
    env: cleanEnvironment(),
    ...runAs(folder.account),
  }
  const child = spawn(initdb, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))

  const kill = () => killGroup(child.pid ?? 0)
  watcher.watchInitdb(child.pid ?? 0, scratch)
  signal.addEventListener('abort', kill)
  try {
    const [exitCode] = (await once(child, 'close')) as [number | null]
    signal.throwIfAborted()
    return { exitCode, output }
  } finally {
    signal.removeEventListener('abort', kill)
    watcher.watchInitdb(0, scratch)
  }
}

/** Removes a scratch folder as far as possible. */
export const removeScratch = (path: string): void => {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // Another process may still be writing there. The next start removes it.
  }
}

const removeAbandonedScratch = (root: string): void => {
  for (const name of readdirSync(root)) {
    const pid = /^init-(\d+)$/.exec(name)?.[1]
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid)))) removeScratch(join(root, name))
  }
}

const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

// Two first starts may race. The first rename wins; the loser discards its own cluster and uses the winner's.
const moveIntoPlace = (scratch: string, { root, cluster }: DataFolder): void => {
  try {
    renameSync(scratch, cluster)
    syncFolder(root)
  } catch (error) {
    if (clusterExists(cluster)) return
    throw new EmbeddedPostgresError(
      `The new database cannot be moved to ${cluster}, because something else is there: ${(error as Error).message}.`,
    )
  }
}

const createInScratch = async (scratch: string, folder: DataFolder, initdb: string, options: InitOptions) => {
  let result: InitResult = { exitCode: null, output: '' }
  for (const ctype of CTYPE_LOCALES) {
    removeScratch(scratch)
    makePrivateFolder(scratch, folder.account)
    const args = [...initdbArguments(scratch, ctype, options.isSynced), ...authArguments(folder.root)]
    result = await runInitdb(initdb, args, scratch, folder, options)
    if (!result.output.includes('invalid locale name')) break
  }

  if (result.exitCode === 0) return
  throw new EmbeddedPostgresError(
    `The database could not be made in ${folder.root}: ${result.output.trim().split('\n').slice(-2).join(' ')}`,
  )
}

/** Whether a complete cluster exists. An incomplete one is never found here, because initdb works in a scratch folder. */
export const clusterExists = (cluster: string): boolean => existsSync(join(cluster, 'PG_VERSION'))

/**
 * Makes the cluster if there is none: in a scratch folder that is synced to disk and then renamed.
 * @throws EmbeddedPostgresError when it cannot be made, or when another major version made the existing one
 */
export const ensureCluster = async (
  folder: DataFolder,
  { initdb, major }: Binaries,
  options: InitOptions,
): Promise<void> => {
  const { root, cluster } = folder
  removeAbandonedScratch(root)

  if (!clusterExists(cluster)) {
    const scratch = join(root, `init-${process.pid}`)
    if (process.platform === 'win32') makePassword(root)
    try {
      await createInScratch(scratch, folder, initdb, options)
      moveIntoPlace(scratch, folder)
    } finally {
      removeScratch(scratch)
    }
  }

  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (found === major) return
  throw new EmbeddedPostgresError(
    `The database in ${cluster} was made by PostgreSQL ${found}, and this Registrar runs PostgreSQL ${major}: make a backup with the Registrar that made it, and restore that backup here.`,
  )
}
