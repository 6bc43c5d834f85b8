import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from './database.ts'
import { lockExclusively } from './lock-exclusively.ts'

/** The role that the server works as in the embedded database. It owns nothing and cannot change the schema (SEC-13). */
export const APP_ROLE = 'registrar_app'

const ADDED_TO_ONLY = ['audit']
const READ_ONLY = ['kysely_migration', 'kysely_migration_lock']

const tablesOf = (names: string[]) => sql.join(names.map((name) => sql.table(name)))

const createRole = async (db: Tx, password: string | undefined) => {
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = ${sql.lit(APP_ROLE)}) then
        create role ${sql.id(APP_ROLE)} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
      end if;
    end $$`.execute(db)
  if (password !== undefined) await sql`alter role ${sql.id(APP_ROLE)} password ${sql.lit(password)}`.execute(db)
}

const isMissingRights = async (db: Tx): Promise<boolean> => {
  const { rows } = await sql`
    select from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'v')
      and not (
        has_table_privilege(${APP_ROLE}, c.oid, 'select')
        and (c.relname = any(${READ_ONLY}::text[]) or has_table_privilege(${APP_ROLE}, c.oid, 'insert'))
      )
    limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Gives the app's role what it needs in a migrated database, and no more: it reads and writes rows, adds rows to the audit,
 * and reads which migrations have run (AUD-1). Run it as the owner. A database that has everything stays untouched.
 * @param password for systems where the database asks for one
 */
export const prepareAppRole = async (db: Db, password?: string): Promise<void> => {
  await inTransaction(db, async (tx) => {
    // A command may start beside the server, and two grants at once fail.
    await lockExclusively(tx, 'role of the app')
    await createRole(tx, password)
    if (!(await isMissingRights(tx))) return

    const role = sql.id(APP_ROLE)
    await sql`grant select, insert, update, delete on all tables in schema public to ${role}`.execute(tx)
    // A trigger draws the number of a save.
    await sql`grant usage on all sequences in schema public to ${role}`.execute(tx)
    await sql`revoke update, delete on ${tablesOf(ADDED_TO_ONLY)} from ${role}`.execute(tx)
    await sql`revoke insert, update, delete on ${tablesOf(READ_ONLY)} from ${role}`.execute(tx)
  })
}

/** Whether the role of a connection may do everything in the database server. */
export const isSuperuser = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ isSuper: boolean }>`
    select rolsuper as "isSuper" from pg_roles where rolname = current_user`.execute(db)
  return rows[0]?.isSuper ?? false
}
