import { peopleCalls } from '@registrar/domain/people/people.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { foreignKeysTo } from '#testing/columns-holding'
import { useApp } from '#testing/test-app'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

/** Tables of which nothing is undone: what is computed, what was sent or signed, and what only counts. */
const NOT_JOURNALLED = new Set(['mail_events', 'former_company_names', 'former_person_names'])

const journalledTables = async () => {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'journal' order by 1`.execute(app().db)
  return new Set(rows.map(({ name }) => name))
}

const changesOf = async (recordId: string) => {
  const { rows } = await sql<{ table: string; before: Record<string, string>; after: Record<string, string> }>`
    select table_name as table, hstore_to_json(before) as before, hstore_to_json(after) as after
    from row_changes where record_id = ${recordId} order by id`.execute(app().db)
  return rows
}

it('every table that refers to a company or a person is in the journal, or in the list of those that are not', async () => {
  const journalled = await journalledTables()
  for (const record of ['organizations', 'people', 'orders', 'subscriptions', 'tasks', 'follow_ups', 'links'])
    for (const column of await foreignKeysTo(app().db, record)) {
      const table = column.split('.')[0] ?? ''
      expect(journalled.has(table) !== NOT_JOURNALLED.has(table), table).toBe(true)
    }
})

it('the journal leaves out every generated column, which nobody can put back', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select t.tgrelid::regclass::text as table, a.attname as column
    from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid
    where t.tgname = 'journal' and a.attgenerated <> '' and not a.attisdropped
      and position(a.attname in pg_get_triggerdef(t.oid)) = 0`.execute(app().db)
  expect(rows).toEqual([])
})

it('an update keeps what differs under the save of its change, and neither PPS number nor documents', async () => {
  const id = await makePerson(app(), { firstName: 'Aoife', pps: '1234567A' })
  const identityDocuments = [{ number: 'P1', type: 'passport' as const }]
  const body = { firstName: 'Saoirse', pps: '7654321ZQ', identityDocuments }
  expect((await app().staff(peopleCalls.updatePerson, { params: { id }, body })).status).toBe(200)

  const [made, updated, ...more] = await changesOf(id)
  expect(made).toMatchObject({ table: 'people', before: null, after: { first_name: 'Aoife' } })
  expect(made?.after).not.toHaveProperty('pps')
  expect([updated, more]).toEqual([
    { table: 'people', before: { first_name: 'Aoife' }, after: { first_name: 'Saoirse' } },
    [],
  ])

  const { rows } = await sql`
    select from row_changes r where r.record_id = ${id}
      and not exists (select from changes c where c.save_id = r.save_id and c.record_id = r.record_id)`.execute(
    app().db,
  )
  expect(rows).toEqual([])
})
