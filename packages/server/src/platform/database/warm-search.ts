import { sql } from 'kysely'
import type { Db } from '#platform/database/database'

/**
 * Makes the extension that reads indexes into memory, if it is missing. A hosted PostgreSQL may not let us: searching works
 * all the same, only the first searches take longer.
 * @returns whether it is there
 */
export const createPrewarm = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select from pg_extension where extname = 'pg_prewarm'`.execute(db)
  if (rows.length > 0) return true

  return sql`create extension if not exists pg_prewarm`.execute(db).then(
    () => true,
    () => false,
  )
}

/** Reads the search indexes into the database's memory, so that the first searches after a start are not slow. */
export const warmSearch = async (db: Db): Promise<void> => {
  if (!(await createPrewarm(db))) return
  await sql`
    select pg_prewarm(c.oid) from pg_class c join pg_am a on a.oid = c.relam
    where a.amname = 'gin' and c.relkind = 'i' and c.relnamespace = current_schema()::regnamespace
    order by c.relname`.execute(db)
}
