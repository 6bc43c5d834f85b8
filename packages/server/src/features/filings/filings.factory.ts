import { sql } from 'kysely'
import type { TestApp } from '#testing/test-app'

/** Creates a filing of an organization about a secretary: a person, or a company. */
export const makeFiledChange = async (
  { db }: TestApp,
  column: 'person_id' | 'member_id',
  id: string,
  organizationId: string,
): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    insert into filings (id, organization_id, kind, event_date)
    values (gen_random_uuid(), ${organizationId}, 'B10', '2026-09-01') returning id`.execute(db)
  await sql`
    insert into filing_people (id, filing_id, ${sql.ref(column)}, office, change)
    values (gen_random_uuid(), ${rows[0]?.id}, ${id}, 'secretary', 'appointed')`.execute(db)
}
