import { readFile } from 'node:fs/promises'
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
