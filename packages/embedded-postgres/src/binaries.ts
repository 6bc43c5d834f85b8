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
import { asAccount } from './account.ts'
import type { DataFolder } from './data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { cleanEnvironment } from './environment.ts'

/** The programs of PostgreSQL, and the major version they are of ('18'). */
export type Binaries = { initdb: string; postgres: string; pgCtl: string; major: string }

const ADVICE = 'set DATABASE_URL to a PostgreSQL 15 or later'

const program = (native: string, name: string): string =>
  join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

// The package lies beside pg, which is a dependency of the same place.
const findPackage = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new EmbeddedPostgresError(
      `No database comes with Registrar for this platform (${platform}-${process.arch}): ${ADVICE}.`,
    )
  }
}

/** Where the package keeps pg_ctl, through which alone a server on Windows can be told to stop. */
export const packagedPgCtl = (): string => program(join(findPackage(), 'native'), 'pg_ctl')

const linkWhenMissing = (source: string, target: string): void => {
  if (lstatSync(target, { throwIfNoEntry: false })) return
  try {
    symlinkSync(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

type PackagedLink = { source: string; target: string }

// npm packages carry no links, and npm may skip the install script that makes them and forget the run bits.
const completePackage = (folder: string): void => {
  if (process.platform === 'win32') return
  const native = join(folder, 'native')
  const list = join(native, 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as PackagedLink[]) : []
  for (const { source, target } of links) linkWhenMissing(source.split('/').at(-1) ?? '', join(folder, target))
  for (const name of readdirSync(join(native, 'bin'))) {
    const path = join(native, 'bin', name)
    if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755)
  }
}

/** What stands in the way of running the package's programs under the account, or the version they answer with. */
type Trial = { version: string } | { failure: string }

const tryPackage = (folder: string, { account }: DataFolder): Trial => {
  try {
    completePackage(folder)
  } catch (error) {
    return { failure: (error as Error).message }
  }
  const postgres = program(join(folder, 'native'), 'postgres')
  const options = { encoding: 'utf8', env: cleanEnvironment(), cwd: dirname(folder), ...asAccount(account) } as const
  const { status, stdout, stderr, error } = spawnSync(postgres, ['--version'], options)
  const version = /PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]
  if (status === 0 && version) return { version }
  return { failure: error?.message ?? stderr.trim().split('\n')[0] ?? `exit ${status}` }
}

const openToAll = (folder: string): void => {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    const isRun = entry.isDirectory() || entry.parentPath === join(folder, 'native', 'bin')
    if (!entry.isSymbolicLink()) chmodSync(path, isRun ? 0o755 : 0o644)
  }
}

// Copied aside and renamed, so that a copy is whole or not there. No server runs when this is called: older go.
const copyPackage = (folder: string, { root }: DataFolder): string => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const copy = join(root, `pgbinaries-${version}`)
  if (existsSync(copy)) return copy
  for (const name of readdirSync(root))
    if (name.startsWith('pgbinaries-') && !name.endsWith('.part')) rmSync(join(root, name), { recursive: true })
  const part = `${copy}-${process.pid}.part`
  cpSync(join(folder, 'native'), join(part, 'native'), { recursive: true, verbatimSymlinks: true })
  openToAll(part)
  try {
    renameSync(part, copy)
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/**
 * Finds the programs of the npm package for this platform. Where the account cannot run them (a private home, modules
 * that cannot be written to), they are copied once into the data folder.
 * @throws EmbeddedPostgresError when there are none for this platform, or they do not run on it
 */
export const findBinaries = (folder: DataFolder): Binaries => {
  let place = findPackage()
  let trial = tryPackage(place, folder)
  if ('failure' in trial && process.platform !== 'win32') {
    place = copyPackage(place, folder)
    trial = tryPackage(place, folder)
  }
  if ('failure' in trial)
    throw new EmbeddedPostgresError(
      `The database that comes with Registrar does not run on this machine (${trial.failure}): ${ADVICE}.`,
    )
  const native = join(place, 'native')
  const [initdb, postgres, pgCtl] = ['initdb', 'postgres', 'pg_ctl'].map((name) => program(native, name)) as [
    string,
    string,
    string,
  ]
  return { initdb, postgres, pgCtl, major: trial.version }
}
