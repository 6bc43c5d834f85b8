import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { erase, makeEnded, makeLink } from '../retention/retention.factory.ts'
import { concerns } from './affected.ts'
import { lookAtChangedRows } from './changed-rows.commands.ts'

const app = useApp()

it('every table and column that concerns a reader exists and is journalled, so that its changes are queued', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'journal') group by c.relname`.execute(
    app().db,
  )
  const journalled = new Map(rows.map(({ table, columns }) => [table, columns]))

  const unknown = concerns.flatMap(({ rows: table, column, of = [], notOf = [] }) =>
    [column, ...of, ...notOf].filter((one) => !journalled.get(table)?.includes(one)).map((one) => `${table}.${one}`),
  )
  expect(unknown).toEqual([])
})

it('a changed identity document, which the journal does not keep, is queued by its row', async () => {
  await sql`
    insert into people (id, first_name, last_name) values (gen_random_uuid(), 'Ida', 'Papers')`.execute(app().db)
  await sql`delete from stale_records`.execute(app().db)
  await sql`update people set identity_documents = '[{"type": "passport"}]' where last_name = 'Papers'`.execute(
    app().db,
  )

  const { rows } = await sql`
    select change_id, source, record_id = (select id from people where last_name = 'Papers') as "isPerson"
    from stale_records`.execute(app().db)
  expect(rows).toEqual([{ change_id: null, source: 'people', isPerson: true }])
})

it('the other companies of a director are checked again after an erasure, which the journal does not keep', async () => {
  const [erased, other] = [await makeEnded(app(), '2015-03-01'), await makeOrganization(app())]
  const director = await makePerson(app())
  for (const company of [erased, other]) await makeLink(app(), director, company)
  await lookAtChangedRows(app().db)
  await sql`delete from stale_records`.execute(app().db)

  expect(await erase(app(), { recordType: 'organization', _id: erased })).toMatchObject([{ ok: true }])
  const { rows } = await sql`select record_id from stale_records where reader = 'compliance'`.execute(app().db)
  expect(rows).toContainEqual({ record_id: other })
})
