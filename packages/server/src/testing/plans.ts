import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import type { Db, Tables } from '#platform/database/database'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

type PlanNode = { 'Node Type': string; 'Parent Relationship'?: string; 'Sort Key'?: string[]; Plans?: PlanNode[] }

// The parts of one row are sorted separately, a few at a time, so those sorts do not count.
const sortsOf = (node: PlanNode): string[] => [
  ...(node['Node Type'].endsWith('Sort') ? (node['Sort Key'] ?? []) : []),
  ...(node.Plans ?? []).filter((plan) => plan['Parent Relationship'] !== 'SubPlan').flatMap(sortsOf),
]

const explain = async ({ pool }: TestDatabase, { sql, parameters }: CompiledQuery): Promise<PlanNode> => {
  const client = await pool.connect()
  try {
    // In a small table PostgreSQL may choose any plan. With these settings off it sorts only where no index has the order.
    for (const setting of ['enable_seqscan', 'enable_bitmapscan', 'enable_sort', 'enable_incremental_sort'])
      await client.query(`set ${setting} = off`)
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${sql}`, [
      ...parameters,
    ])
    if (!rows[0]) throw new Error('PostgreSQL returned no plan.')
    return rows[0]['QUERY PLAN'][0].Plan
  } finally {
    client.release(true)
  }
}

/**
 * For one test file.
 * @returns a function that runs queries and returns the sorts in their plans; none when an index has the rows in order
 */
export const useSorts = (): ((run: (db: Db) => Promise<unknown>) => Promise<string[]>) => {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database?.drop())
  return async (run) => {
    if (!database) throw new Error('Call this in a test: the database does not exist before the first one.')
    const statements: CompiledQuery[] = []
    await run(
      new Kysely<Tables>({
        dialect: new PostgresDialect({ pool: database.pool }),
        log: ({ level, query }) => void (level === 'query' && statements.push(query)),
      }),
    )
    const plans: PlanNode[] = []
    for (const statement of statements) plans.push(await explain(database, statement))
    return plans.flatMap(sortsOf)
  }
}
