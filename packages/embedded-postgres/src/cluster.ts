import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { asAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import { type DataFolder, ownFolder } from './data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { cleanEnvironment } from './environment.ts'
import { isAlive } from './living-processes.ts'
import type { ParentWatch } from './parent-watch.ts'
import { makePassword, passwordFile } from './server-password.ts'
import { killGroup } from './stopping.ts'

/** The role every connection uses, and the database it finds its tables in. */
export const DATABASE_USER = 'registrar'

// Sorting and letter case are PostgreSQL's own everywhere. Trigrams still ask the system what a letter is: under plain
// C they would drop every letter outside ASCII, so a UTF-8 locale is taken where the system has one.
const LETTER_LOCALES = process.platform === 'darwin' ? ['C.UTF-8', 'en_US.UTF-8', 'C'] : ['C.UTF-8', 'C']

const initdbArguments = (scratch: string, letters: string, isSynced: boolean): string[] => [
  '-D',
  scratch,
  '-U',
  DATABASE_USER,
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${letters}`,
  '--data-checksums',
  '--no-instructions',
  ...(isSynced ? [] : ['--no-sync']),
]

const accessArguments = (root: string): string[] =>
  process.platform === 'win32'
    ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(root)}`]
    : ['--auth-local=trust', '--auth-host=reject']

/** How a cluster is made: whether its files are forced to the disk, who tidies up if we die, and what breaks it off. */
type Making = { isSynced: boolean; watch: ParentWatch; signal: AbortSignal }

type Outcome = { code: number | null; output: string }

// A group of its own: Ctrl-C in the terminal must not reach it before us, and its children are ended with it.
const runInitdb = async (
  initdb: string,
  args: string[],
  scratch: string,
  folder: DataFolder,
  { watch, signal }: Making,
): Promise<Outcome> => {
  const options = {
    detached: true,
    windowsHide: true,
    cwd: folder.logs,
    env: cleanEnvironment(),
    ...asAccount(folder.account),
  }
  const child = spawn(initdb, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const kill = () => killGroup(child.pid ?? 0)
  watch.watchInitdb(child.pid ?? 0, scratch)
  signal.addEventListener('abort', kill)
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    signal.throwIfAborted()
    return { code, output }
  } finally {
    signal.removeEventListener('abort', kill)
    watch.watchInitdb(0, scratch)
  }
}

/** Removes a scratch folder as far as it can be. */
export const removeQuietly = (path: string): void => {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // Another process may still be writing there: the next start removes it.
  }
}

const removeAbandonedScratch = (root: string): void => {
  for (const name of readdirSync(root)) {
    const pid = /^init-(\d+)$/.exec(name)?.[1]
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid)))) removeQuietly(join(root, name))
  }
}

const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

// Whoever renames first has made the cluster; the other throws its own away and goes on with that one.
const moveIntoPlace = (scratch: string, { root, cluster }: DataFolder): void => {
  try {
    renameSync(scratch, cluster)
    syncFolder(root)
  } catch (error) {
    if (isMade(cluster)) return
    throw new EmbeddedPostgresError(
      `The new database cannot be moved to ${cluster}, where something else lies: ${(error as Error).message}.`,
    )
  }
}

const makeScratch = async (scratch: string, folder: DataFolder, initdb: string, making: Making) => {
  let outcome: Outcome = { code: null, output: '' }
  for (const letters of LETTER_LOCALES) {
    removeQuietly(scratch)
    ownFolder(scratch, folder.account)
    const args = [...initdbArguments(scratch, letters, making.isSynced), ...accessArguments(folder.root)]
    outcome = await runInitdb(initdb, args, scratch, folder, making)
    if (!outcome.output.includes('invalid locale name')) break
  }
  if (outcome.code === 0) return
  throw new EmbeddedPostgresError(
    `The database could not be made in ${folder.root}: ${outcome.output.trim().split('\n').slice(-2).join(' ')}`,
  )
}

/** Whether a whole cluster lies there: initdb works in a scratch folder, so a half-made one never does. */
export const isMade = (cluster: string): boolean => existsSync(join(cluster, 'PG_VERSION'))

/**
 * Makes the cluster when there is none: in a scratch folder, synced (but in tests), then renamed.
 * @throws EmbeddedPostgresError when it cannot be made, or when another major version made the one that is there
 */
export const ensureCluster = async (folder: DataFolder, { initdb, major }: Binaries, making: Making): Promise<void> => {
  const { root, cluster } = folder
  removeAbandonedScratch(root)
  if (!isMade(cluster)) {
    const scratch = join(root, `init-${process.pid}`)
    if (process.platform === 'win32') makePassword(root)
    try {
      await makeScratch(scratch, folder, initdb, making)
      moveIntoPlace(scratch, folder)
    } finally {
      removeQuietly(scratch)
    }
  }
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (found === major) return
  throw new EmbeddedPostgresError(
    `The database in ${cluster} was made by PostgreSQL ${found}, and this Registrar runs PostgreSQL ${major}: make a backup with the Registrar that made it, and restore that backup here.`,
  )
}
