import { generateTables } from './app/tables.ts'
import { openDatabase } from './app/open-database.ts'
import { readConfig } from '#platform/config'
import { printLine } from '#platform/terminal'

// `npm run tables`: writes the table types from the schema as the migrations make it.
const database = await openDatabase(readConfig(process.env), 'helper')
const { output } = generateTables(database.url, false)
printLine(output)
await database.close()
