import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newId } from '#platform/database/ids'
import { migrate } from '#platform/database/migrate'
import { createTestDatabase } from '#testing/test-database'

const BEFORE = '0071_ids_in_lists'

const [keep, merged, order] = [newId(), newId(), newId()]

const trace = {
  fields: {},
  addedFiles: [],
  archived: [],
  moved: [{ table: 'orders', column: 'organization_id', ids: [order] }],
  united: [],
  removed: [
    {
      table: 'organization_files',
      row: { organization_id: merged, position: 0, url: '/a', folder: 'CRO', file_name: 'a' },
    },
    { table: 'organizations', row: { id: merged, name: 'Nore Ltd', cro: null } },
  ],
}

it('what a merge of an older database had kept is in the journal, so that it can still be undone (MERGE-6)', async () => {
  const { db, drop } = await createTestDatabase('template1')
  try {
    await migrate(db, BEFORE)
    await sql`insert into changes (record_type, record_id, action, fields)
      values ('organization', ${merged}, 'deleted', ${JSON.stringify({ mergedInto: [null, keep] })})`.execute(db)
    await sql`insert into merges (id, record_type, keep_id, merged_id, trace)
      values (${newId()}, 'organization', ${keep}, ${merged}, ${JSON.stringify(trace)})`.execute(db)

    await migrate(db)

    const { rows } = await sql`
      select r.table_name as table, r.record_id as id, hstore_to_json(r.before) as before, hstore_to_json(r.after) as after
      from row_changes r join merges m on m.save_id = r.save_id order by r.id`.execute(db)
    expect(rows).toEqual([
      { table: 'orders', id: order, before: { organization_id: merged }, after: { organization_id: keep } },
      {
        table: 'organization_files',
        id: null,
        before: expect.objectContaining({ organization_id: merged, url: '/a' }),
        after: null,
      },
      { table: 'organizations', id: merged, before: { id: merged, name: 'Nore Ltd', cro: null }, after: null },
    ])
  } finally {
    await drop()
  }
})
