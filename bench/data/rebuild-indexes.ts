import type pg from 'pg'

/**
 * Takes a table's plain indexes away while it is filled and makes them anew: several times faster than keeping each up
 * to date row by row. What a constraint stands on stays.
 */
export const rebuildingIndexes = async (client: pg.PoolClient, table: string, fill: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not indisunique`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  for (const { definition } of rows) await client.query(definition)
}
