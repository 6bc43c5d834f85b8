import { sql } from 'kysely'
import type { TestApp } from '#testing/test-app'

/** Enters a suspicion of years ago about an organization or a person, whose text and history name them. */
export const makeSuspicion = async (
  { db }: TestApp,
  id: string,
  column: 'organization_id' | 'person_id',
  name: string,
): Promise<void> => {
  await sql`
    insert into aml_reports (id, ${sql.ref(column)}, received_on, reported_by, text, decision, history)
    values (gen_random_uuid(), ${id}, '2014-01-01', 'Conor Walsh', ${name}, 'open', ${JSON.stringify([{ text: name }])})`.execute(
    db,
  )
}
