import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { describeSchema, SCHEMA_FILE } from './schema.ts'
import { generateTables } from './tables.ts'

const app = useApp()

it('the table types are those of the migrated schema', () => {
  const { isSame, output } = generateTables(app().databaseUrl, true)
  expect(isSame, `${output}\nRun "npm run tables" after a migration.`).toBe(true)
})

it('schema.sql describes the migrated schema', async () => {
  const written = await readFile(SCHEMA_FILE, 'utf8')
  expect(written.replaceAll('\r\n', '\n'), 'Run "npm run tables" after a migration.').toBe(
    await describeSchema(app().db),
  )
})

it.each(['stale_compliance', 'stale_deadlines'])(
  'the trigger %s fires for every detail of a company but its comments and notes',
  async (trigger) => {
    const { rows: unseen } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns where table_name = 'organization_details'
      except
      select event_object_column from information_schema.triggered_update_columns
      where event_object_table = 'organization_details' and trigger_name = ${trigger}
      order by column_name
    `.execute(app().db)

    expect(unseen.map(({ column_name }) => column_name)).toEqual(['comments', 'notes', 'organization_id'])
  },
)
