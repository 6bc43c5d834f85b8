import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { sql } from 'kysely'
import type { TestApp } from '#testing/test-app'

/** Snoozes every deadline of the firm. */
export const snoozeDeadlines = async (app: TestApp): Promise<void> => {
  const { data } = (await app.staff(deadlinesCalls.searchDeadlines, { body: { limit: 1000 } })).answer
  for (const { _id } of data)
    await sql`
      insert into deadline_snoozes (deadline_id, until, reason, user_id)
      values (${_id}, '2030-01-01', 'Later', ${app.staffId}) on conflict do nothing`.execute(app.db)
}
