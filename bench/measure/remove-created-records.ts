import type pg from 'pg'
import { BENCH_NAME } from '../cases/writes.cases.ts'

// Tables whose rows belong to an organization that was just created.
const PARTS = ['deadlines', 'company_compliance', 'filings', 'organization_details', 'organization_aml']

/** Removes the organizations that the bench created, so that every run finds the same data. */
export const removeCreatedRecords = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const { rows } = await client.query<{ ids: string[] | null }>(
      `select array_agg(id) as ids from organizations where sort_name like lower($1) || ' %' and mail like 'bench%'`,
      [BENCH_NAME],
    )
    const ids = rows[0]?.ids ?? []
    for (const part of PARTS) await client.query(`delete from ${part} where organization_id = any ($1)`, [ids])
    // Nothing else refers to these organizations. Looking that up in each table, for each of thousands, takes minutes.
    await client.query('begin')
    await client.query('alter table organizations disable trigger all')
    await client.query('alter table organizations enable trigger user')
    await client.query('delete from organizations where id = any ($1)', [ids])
    await client.query('alter table organizations enable trigger all')
    await client.query('commit')
    await client.query('truncate changes')
    await client.query('vacuum analyze organizations, organization_details')
  } finally {
    client.release(true)
  }
}
