import type pg from 'pg'
import type { Sample } from './bench-case.ts'

const SIZE = 200

/** Draws records from all over the data, and words that occur only once. */
export const drawSample = async (pool: pg.Pool): Promise<Sample> => {
  const column = async (text: string): Promise<string[]> => {
    const { rows } = await pool.query<{ value: string }>(text)
    return rows.map((row) => row.value)
  }
  const spread = (table: string) =>
    column(`select id as value from (select id, row_number() over (order by md5(id::text)) as n
      from ${table} tablesample system (5) repeatable (1) where deleted_at is null) drawn where n <= ${SIZE}`)
  const rare = (table: string, word: string) =>
    column(`select word as value from (select lower(${word}) as word, count(*) as count
      from ${table} tablesample system (5) repeatable (2) where deleted_at is null group by 1) words
      where count = 1 and length(word) between 7 and 9 order by md5(word) limit 40`)
  return {
    organizations: await spread('organizations'),
    busiest: await column('select organization_id as value from notes group by 1 order by count(*) desc limit 1'),
    people: await spread('people'),
    tasks: await spread('tasks'),
    orders: await spread('orders'),
    users: await column('select id as value from users order by id'),
    recipients: await column(`select recipient as value from mails tablesample system (5) repeatable (3)
      group by recipient order by md5(recipient) limit ${SIZE}`),
    rareNames: await rare('organizations', `split_part(name, ' ', 1)`),
    rareLastNames: await rare('people', 'last_name'),
  }
}
