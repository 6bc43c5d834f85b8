import type pg from 'pg'
import { allTables } from './all-tables.ts'
import { withoutIndexes } from './without-indexes.ts'
import { totalsOf } from './table-filler.ts'

const BATCH = 100_000

const settings = `
  set statement_timeout = 0;
  set synchronous_commit = off;
  set maintenance_work_mem = '512MB';
  set work_mem = '64MB'`

/** Fills every table of a freshly migrated database, then analyzes and vacuums it. */
export const fillDatabase = async (pool: pg.Pool, scale: number, log: (line: string) => void): Promise<void> => {
  const client = await pool.connect()
  const totals = totalsOf(scale)
  try {
    await client.query(settings)
    for (const { table, count, insert } of allTables) {
      const started = performance.now()
      const [last, text] = [count(totals), insert(totals)]
      await withoutIndexes(client, table, async () => {
        for (let from = 1; from <= last; from += BATCH)
          await client.query(text, [from, Math.min(last, from + BATCH - 1)])
      })
      // The tables filled later may look rows up in this one.
      await client.query(`analyze ${table}`)
      log(`${table}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    client.release(true)
  }
}
