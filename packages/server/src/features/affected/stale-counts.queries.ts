import { sql } from 'kysely'
import type { Db } from '#platform/database/database'

/** How many records each reader has to look at again, and under `changes` how many changes nobody has looked at yet. */
export const countStale = async (db: Db): Promise<Record<string, number>> => {
  const { rows } = await sql<{ reader: string; count: number }>`
    select coalesce(reader, 'changes') as reader, count(*)::int as count from stale_records group by reader`.execute(db)
  return {
    deadlines: 0,
    compliance: 0,
    sanctions: 0,
    reviews: 0,
    changes: 0,
    ...Object.fromEntries(rows.map((row) => [row.reader, row.count])),
  }
}
