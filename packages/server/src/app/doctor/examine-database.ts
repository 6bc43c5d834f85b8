import { sql } from 'kysely'
import { findMailQueue } from '#features/emails'
import { now } from '#platform/clock'
import type { Config } from '#platform/config'
import { isSuperuser } from '#platform/database/app-role'
import type { Db } from '#platform/database/database'
import { findNewerMigration, needsUpgrade } from '#platform/database/migrate'
import { broken, type Finding, good, remark } from './finding.ts'

const LEAST_VERSION = 150_000
const EXTENSIONS = ['pg_trgm', 'unaccent']
const CLOCK_REMARK_MS = 2000
const CLOCK_BROKEN_MS = 60_000
const SLOW_MAIL_SECONDS = 3600

const examineVersion = async (db: Db): Promise<Finding> => {
  const { rows } = await sql<{ number: number; text: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as text`.execute(db)
  const { number = 0, text = '' } = rows[0] ?? {}
  return number < LEAST_VERSION
    ? broken(`The database is PostgreSQL ${text}. Registrar needs 15 or later.`)
    : good(`The database answers. It is PostgreSQL ${text}.`)
}

const examineExtensions = async (db: Db): Promise<Finding[]> => {
  const { rows } = await sql<{ name: string; isInstalled: boolean }>`
    select name, installed_version is not null as "isInstalled" from pg_available_extensions
    where name = any(${EXTENSIONS}::text[])`.execute(db)
  const available = new Set(rows.map(({ name }) => name))
  const missing = EXTENSIONS.filter((name) => !available.has(name))
  const later = rows.filter(({ isInstalled }) => !isInstalled).map(({ name }) => name)
  return [
    ...missing.map((name) =>
      broken(`The database does not have the extension ${name}. Install the contrib package of PostgreSQL.`),
    ),
    ...later.map((name) => remark(`The extension ${name} is not created yet. The next start of the server does so.`)),
    ...(missing.length + later.length === 0 ? [good(`The extensions ${EXTENSIONS.join(' and ')} are there.`)] : []),
  ]
}

const examineSchema = async (db: Db): Promise<Finding> => {
  const newer = await findNewerMigration(db)
  if (newer !== undefined) return broken(`The data was opened by a newer Registrar (${newer}). Start that version.`)
  return (await needsUpgrade(db))
    ? remark('The tables are of an older version. The next start of the server backs them up and upgrades them.')
    : good('The tables are of this version.')
}

const examineClock = async (db: Db): Promise<Finding> => {
  const before = Date.parse(now())
  const { rows } = await sql<{ at: string }>`select clock_timestamp() as at`.execute(db)
  const after = Date.parse(now())
  const theirs = Date.parse(rows[0]?.at ?? '')
  const difference = Math.round(Math.max(before - theirs, theirs - after, 0))
  const text = `The clock of this machine differs from that of the database by ${(difference / 1000).toFixed(1)} s.`
  if (difference >= CLOCK_BROKEN_MS) return broken(`${text} Let both follow a time server.`)
  return difference >= CLOCK_REMARK_MS ? remark(text) : good(text)
}

const examineRole = async (db: Db, config: Config): Promise<Finding[]> =>
  config.databaseUrl && (await isSuperuser(db))
    ? [
        remark(
          'The role of DATABASE_URL is a superuser. Name one that owns its own database only (docs/operations.md).',
        ),
      ]
    : []

const examineQueue = async (db: Db): Promise<Finding[]> => {
  const { emails, oldestSeconds } = await findMailQueue(db)
  return oldestSeconds > SLOW_MAIL_SECONDS
    ? [remark(`${emails} emails wait to be sent, the oldest for ${Math.floor(oldestSeconds / 60)} minutes.`)]
    : []
}

/** Whether the database has tables of Registrar. */
export const hasTables = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('backup_runs') is not null as "isThere"`.execute(
    db,
  )
  return rows[0]?.isThere ?? false
}

/** The database: its version, its extensions, its tables, its clock, its role, and the emails that wait in it. */
export const examineDatabase = async (db: Db, config: Config): Promise<Finding[]> => [
  await examineVersion(db),
  ...(await examineExtensions(db)),
  await examineSchema(db),
  await examineClock(db),
  ...(await examineRole(db, config)),
  ...((await hasTables(db)) ? await examineQueue(db) : []),
]
