import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runAs } from './account.ts'
import { cleanEnvironment } from './child-environment.ts'
import type { DataFolder } from './data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** The paths of PostgreSQL's programs, and their major version ('18'). */
export type Binaries = { initdb: string; postgres: string; pgCtl: string; major: string }

const ADVICE = 'set DATABASE_URL to a PostgreSQL 15 or later'

const programPath = (native: string, name: string): string =>
  join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

const findPackage = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new EmbeddedPostgresError(
      `Registrar includes no database for this platform (${platform}-${process.arch}): ${ADVICE}.`,
    )
  }
}

/** The pg_ctl inside the npm package. On Windows it is the only way to stop a server. */
export const packagedPgCtl = (): string => programPath(join(findPackage(), 'native'), 'pg_ctl')

const linkIfMissing = (source: string, target: string): void => {
  if (lstatSync(target, { throwIfNoEntry: false })) return
  try {
    symlinkSync(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

type PackagedLink = { source: string; target: string }

// An npm package cannot contain symbolic links. The package makes them in an install script, which npm may skip, and
// npm may drop the executable bits.
const restoreLinksAndModes = (folder: string): void => {
  if (process.platform === 'win32') return
  const native = join(folder, 'native')

  const list = join(native, 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as PackagedLink[]) : []
  for (const { source, target } of links) linkIfMissing(source.split('/').at(-1) ?? '', join(folder, target))

  for (const name of readdirSync(join(native, 'bin'))) {
    const path = join(native, 'bin', name)
    if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755)
  }
}

/** The version that the binaries report under the account, or why they do not run. */
type Trial = { version: string } | { failure: string }

const tryBinaries = (folder: string, { account }: DataFolder): Trial => {
  try {
    restoreLinksAndModes(folder)
  } catch (error) {
    return { failure: (error as Error).message }
  }

  const postgres = programPath(join(folder, 'native'), 'postgres')
  const options = { encoding: 'utf8', env: cleanEnvironment(), cwd: dirname(folder), ...runAs(account) } as const
  const { status, stdout, stderr, error } = spawnSync(postgres, ['--version'], options)

  const version = /PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]
  if (status === 0 && version) return { version }
  return { failure: error?.message ?? stderr.trim().split('\n')[0] ?? `exit ${status}` }
}

const makeReadableForAll = (folder: string): void => {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    const isExecutable = entry.isDirectory() || entry.parentPath === join(folder, 'native', 'bin')
    if (!entry.isSymbolicLink()) chmodSync(path, isExecutable ? 0o755 : 0o644)
  }
}

// The copy is made under another name and renamed, so that it is either complete or absent. No server runs at this
// point, so copies of older versions can go.
const copyPackage = (folder: string, { root }: DataFolder): string => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const copy = join(root, `pgbinaries-${version}`)
  if (existsSync(copy)) return copy

  for (const name of readdirSync(root))
    if (name.startsWith('pgbinaries-') && !name.endsWith('.part')) rmSync(join(root, name), { recursive: true })

  const partial = `${copy}-${process.pid}.part`
  cpSync(join(folder, 'native'), join(partial, 'native'), { recursive: true, verbatimSymlinks: true })
  makeReadableForAll(partial)
  try {
    renameSync(partial, copy)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/**
 * Finds the PostgreSQL programs of the npm package for this platform. When the account cannot run them there (a private
 * home directory, a read-only node_modules), they are copied once into the data folder.
 * @throws EmbeddedPostgresError when there is no package for this platform, or its programs do not run
 */
export const findBinaries = (folder: DataFolder): Binaries => {
  let location = findPackage()
  let trial = tryBinaries(location, folder)
  if ('failure' in trial && process.platform !== 'win32') {
    location = copyPackage(location, folder)
    trial = tryBinaries(location, folder)
  }
  if ('failure' in trial)
    throw new EmbeddedPostgresError(
      `The database included with Registrar does not run on this machine (${trial.failure}): ${ADVICE}.`,
    )

  const native = join(location, 'native')
  return {
    initdb: programPath(native, 'initdb'),
    postgres: programPath(native, 'postgres'),
    pgCtl: programPath(native, 'pg_ctl'),
    major: trial.version,
  }
}
