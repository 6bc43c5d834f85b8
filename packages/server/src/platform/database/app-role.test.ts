import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'
import { APP_ROLE, isSuperuser, prepareAppRole } from './app-role.ts'
import { createDb, createPool, type Db } from './database.ts'

let owner: TestDatabase
let app: Db

beforeAll(async () => {
  owner = await createTestDatabase()
  const { password, ...server } = inject('postgres')
  await prepareAppRole(owner.db, password)
  const database =
    (await sql<{ name: string }>`select current_database() as name`.execute(owner.db)).rows[0]?.name ?? ''
  app = createDb(createPool({ ...server, ...(password && { password }), user: APP_ROLE, database }, { max: 1 }))
})
afterAll(async () => {
  await app.destroy()
  await owner.drop()
})

describe("the role of the server's connections (SEC-13)", () => {
  it('is not a superuser, owns nothing, and makes no databases, roles or tables', async () => {
    expect([await isSuperuser(owner.db), await isSuperuser(app)]).toEqual([true, false])
    const { rows } = await sql`
      select rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as "mayMore",
        exists (select from pg_class where relowner = r.oid) or exists (select from pg_proc where proowner = r.oid) as owns
      from pg_roles r where rolname = current_user`.execute(app)
    expect(rows).toEqual([{ mayMore: false, owns: false }])
    await expect(sql`create table mine (id int)`.execute(app)).rejects.toThrow('permission denied')
    await expect(sql.raw(`set role ${inject('postgres').user}`).execute(app)).rejects.toThrow('permission denied')
  })

  it('reads and writes the rows of every table but the audit and the lists of migrations', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class c
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
          and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))
      order by 1`.execute(app)
    expect(rows.map(({ name }) => name)).toEqual(['audit', 'kysely_migration', 'kysely_migration_lock'])
  })

  it('adds to the audit, and can neither change, delete, empty nor unlock it (AUD-1)', async () => {
    await sql`insert into audit (kind) values ('export')`.execute(app)
    expect((await sql`select from audit`.execute(app)).rows).toHaveLength(1)
    for (const statement of ["update audit set kind = 'held'", 'delete from audit', 'truncate audit'])
      await expect(sql.raw(statement).execute(app)).rejects.toThrow('permission denied for table audit')
    for (const statement of [
      'alter table audit disable trigger audit_is_insert_only',
      'drop trigger audit_is_insert_only on audit',
      'drop table audit',
    ])
      await expect(sql.raw(statement).execute(app)).rejects.toThrow(/must be owner/)
  })

  it('gets the tables of later migrations too, and is not touched when nothing is missing', async () => {
    const versions = () => sql`select sum(xmin::text::bigint) from pg_class where relkind = 'r'`.execute(owner.db)
    const before = (await versions()).rows
    await Promise.all([prepareAppRole(owner.db), prepareAppRole(owner.db)])
    expect((await versions()).rows).toEqual(before)

    await sql`create table added_later (id int)`.execute(owner.db)
    await prepareAppRole(owner.db)
    await sql`insert into added_later values (1)`.execute(app)
    await expect(sql`delete from audit`.execute(app)).rejects.toThrow('permission denied')
  })
})
