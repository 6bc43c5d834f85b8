import { sql } from 'kysely'
import type { Db } from '#platform/database/database'

/**
 * What may be written while a request is refused: counts of attempts, the use of a session, the audit of failures, used-up challenges,
 * the deadlines that are computed again before a snooze is checked, and how far a pack is that an accepted request began.
 */
const WRITTEN_BY_REFUSALS = [
  'rate_limits',
  'sessions',
  'audit',
  'passkey_challenges',
  'deadlines',
  'stale_records',
  'aml_packs',
]

const WRITTEN = 'written'
const written = sql.table(WRITTEN)

/**
 * Notes, as the owner of the database, every row that a committed transaction adds, changes or deletes, by a trigger on each table.
 * @returns a function that names the tables written to since its last call
 */
export const watchWrites = async (db: Db): Promise<() => Promise<string[]>> => {
  await sql`create unlogged table ${written} (name text not null)`.execute(db)
  await sql`create function note_write() returns trigger language plpgsql security definer as $$
    begin insert into ${written} values (tg_table_name); return null; end $$`.execute(db)

  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> ${WRITTEN}
      and relname <> all(${WRITTEN_BY_REFUSALS}::text[]) and relname not like 'kysely%'`.execute(db)
  for (const { name } of rows)
    await sql`create trigger note_write after insert or update or delete on ${sql.table(name)}
      for each row execute function note_write()`.execute(db)

  return async () => {
    const { rows: noted } = await sql<{ name: string }>`delete from ${written} returning name`.execute(db)
    return [...new Set(noted.map(({ name }) => name))]
  }
}
