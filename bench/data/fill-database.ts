import type pg from 'pg'
import { allTables } from './all-tables.ts'
import { rebuildingIndexes } from './rebuild-indexes.ts'
import { totalsOf } from './table-maker.ts'

const BATCH = 100_000

const settings = `
  set statement_timeout = 0;
  set synchronous_commit = off;
  set maintenance_work_mem = '512MB';
  set work_mem = '64MB'`

/** Fills every table of a freshly migrated database, and leaves it analyzed and vacuumed. */
export const fillDatabase = async (pool: pg.Pool, scale: number, say: (line: string) => void): Promise<void> => {
  const client = await pool.connect()
  const totals = totalsOf(scale)
  try {
    await client.query(settings)
    for (const { table, count, insert } of allTables) {
      const began = performance.now()
      const [last, text] = [count(totals), insert(totals)]
      await rebuildingIndexes(client, table, async () => {
        for (let from = 1; from <= last; from += BATCH)
          await client.query(text, [from, Math.min(last, from + BATCH - 1)])
      })
      // What is filled later may look things up here.
      await client.query(`analyze ${table}`)
      say(`${table}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
    }
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    client.release(true)
  }
}
