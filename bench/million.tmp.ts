import { openDatabase } from '../packages/server/src/app/open-database.ts'
import { benchConfig } from './data/prepare-data.ts'
import { totalsOf } from './data/table-filler.ts'
import { allTables } from './data/all-tables.ts'
import { withoutIndexes } from './data/without-indexes.ts'
import * as deadlines from '../packages/server/src/features/deadlines/index.ts'
const config = benchConfig(10)
const database = await openDatabase(config, 'owner', { asOwner: true } as never)
const settings = deadlines.refreshSettings(config)
await deadlines.applyDeadlineSettings(database.db, settings)
const client = await database.pool.connect()
await client.query(`set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '64MB'`)
const totals = totalsOf(10)
for (const { table, count, insert } of allTables.filter(({ table }) => ['users', 'organizations', 'organization_details'].includes(table))) {
  const t = performance.now()
  const [last, text] = [count(totals), insert(totals)]
  await withoutIndexes(client, table, async () => { for (let from = 1; from <= last; from += 100000) await client.query(text, [from, Math.min(last, from + 99999)]) })
  console.log(table, Math.round(performance.now() - t))
}
const stale = await client.query(`select relname from pg_class where relkind = 'r' and relname like 'stale%'`)
for (const { relname } of stale.rows) await client.query(`truncate ${relname}`)
await client.query('vacuum analyze'); await client.query('checkpoint')
client.release(true)
await database.close()
