import { writeFile } from 'node:fs/promises'
import { describeSchema, SCHEMA_FILE } from './app/schema.ts'
import { generateTables } from './app/tables.ts'
import { openDatabase } from './app/open-database.ts'
import { readConfig } from '#platform/config'
import { printLine } from '#platform/terminal'

// `npm run tables`: after a migration, writes the table types and schema.sql from the migrated database.
const database = await openDatabase(readConfig(process.env), 'helper', { mayCreate: true })
const { output } = generateTables(database.url, false)
printLine(output)
await writeFile(SCHEMA_FILE, await describeSchema(database.db))
await database.close()
