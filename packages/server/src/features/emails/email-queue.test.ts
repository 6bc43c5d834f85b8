import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createDb, createPool } from '#platform/database/database'
import { useApp } from '#testing/test-app'
import { claimNextEmail, recordHandOver } from './email-queue.commands.ts'
import { makeEmails } from './emails.factory.ts'

const app = useApp()

it('an email whose next try was written while the clock was years ahead is tried at once, one that waits an hour is not', async () => {
  const [ahead, waiting] = await makeEmails(app(), ['ahead@example.ie', 'waiting@example.ie'])
  for (const [id, wait] of [
    [ahead, '5 years'],
    [waiting, '1 hour'],
  ])
    await sql`update mails set next_try_at = now() + ${wait}::interval where message_id = ${id}`.execute(app().db)

  expect((await claimNextEmail(app().db, 1, app().secrets.jwt))?.to).toBe('ahead@example.ie')
  expect(await claimNextEmail(app().db, 1, app().secrets.jwt)).toBeUndefined()
})

it('a hand-over whose commit fails, because the database goes away, keeps no connection (MAIL-4)', async () => {
  await sql`
    create function end_connection() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(app().ownerDb)
  await sql`
    create constraint trigger at_commit after update of handed_over_at on mails deferrable initially deferred
      for each row execute function end_connection()`.execute(app().ownerDb)
  await makeEmails(app(), ['client@example.ie'])
  const email = await claimNextEmail(app().db, 1, app().secrets.jwt)
  if (!email) throw new Error('No email is queued.')

  const pool = createPool(app().databaseUrl, { max: 1 })
  const { committed } = await recordHandOver(createDb(pool), email)

  await expect(committed).rejects.toThrow('The database does not answer.')
  expect(pool.totalCount - pool.idleCount).toBe(0)
  await pool.end()
})
