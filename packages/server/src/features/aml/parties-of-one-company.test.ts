import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'

type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] }

const read = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(read),
]

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('who concerns one company is looked up by its links, where 2,000 have links without terms too (AML-21)', async () => {
  const { db } = database
  await sql`insert into organizations (id, name) select gen_random_uuid(), 'Company ' || i from generate_series(1, 2000) i`.execute(
    db,
  )
  await sql`insert into people (id, first_name, last_name) select id, 'Ann', name from organizations`.execute(db)
  await sql`insert into links (id, person_id, organization_id) select gen_random_uuid(), id, id from organizations`.execute(
    db,
  )
  await sql`analyze`.execute(db)

  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
    explain (format json) select * from concerned_parties(current_date, '01a1fbc3-c238-73ba-a010-250c35c466ab')`.execute(
    db,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  expect(plan?.['Node Type']).not.toBe('Function Scan')
  expect(plan && read(plan)).not.toContain('links')
})
