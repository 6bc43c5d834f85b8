import type pg from 'pg'
import { currentMigrationName } from '../database/migration-names.ts'

/** A table and its columns, without the generated ones. */
export type BackupTable = { name: string; columns: string[] }

/** Sessions, challenges, rate limits and how backups ended belong to the running servers. The manifest has the migrations. */
const LEFT_OUT = [
  'sessions',
  'passkey_challenges',
  'rate_limits',
  'backup_runs',
  'kysely_migration',
  'kysely_migration_lock',
]

type Reference = { name: string; target: string }

const byReferences = (tables: BackupTable[], references: Reference[]): BackupTable[] => {
  const ordered: BackupTable[] = []
  const isReady = ({ name }: BackupTable) =>
    references.every((one) => one.name !== name || ordered.some((before) => before.name === one.target))
  let left = tables
  while (left.length > 0) {
    const next = left.filter(isReady)
    if (next.length === 0)
      throw new Error(`These tables refer to each other: ${left.map(({ name }) => name).join(', ')}.`)
    ordered.push(...next)
    left = left.filter((table) => !next.includes(table))
  }
  return ordered
}

/** The tables of a backup, each after the tables it refers to. */
export const listTables = async (client: pg.ClientBase): Promise<BackupTable[]> => {
  const { rows: tables } = await client.query<BackupTable>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [LEFT_OUT],
  )
  const { rows: references } = await client.query<Reference>(
    `select c.relname::text as name, t.relname::text as target
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and c.oid <> t.oid and c.relname <> all ($1)`,
    [LEFT_OUT],
  )

  return byReferences(tables, references)
}

/** The migrations that a database has, in order; none in a database that no server has used. */
export const listMigrations = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `select to_regclass('kysely_migration') is not null as "isThere"`,
  )
  if (!found[0]?.isThere) return []

  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => currentMigrationName(name))
}
