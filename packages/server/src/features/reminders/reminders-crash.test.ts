import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { today as todayIn } from '#platform/clock'
import { counts } from '#testing/counts'
import { useServerProcesses } from '#testing/server-processes'
import { useApp } from '#testing/test-app'

const CLIENTS = 210
const KILLS = counts.killsInTheMorning
/** Two tests kill the server this often each. */
const KILLS_OF_A_TEST = KILLS / 2
/** So much of the work is left after the last kill as between two of them, this often. */
const LEFT = KILLS / 4

const app = useApp()
/** Starts a server that does the morning's work at once. */
const startServer = useServerProcesses(app)

const countSteps = async () => {
  const { prepared, sent } = await app()
    .db.selectFrom('reminders')
    .select((eb) => [
      eb.fn.countAll<number>().as('prepared'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'sent').as('sent'),
    ])
    .executeTakeFirstOrThrow()
  return prepared + sent
}

const until = (isReached: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await isReached()).toBe(true), { timeout: 120_000, interval: 50 })

const isJobDone = async () => {
  const job = await app().db.selectFrom('jobs').select('done_for').where('name', '=', 'reminders').executeTakeFirst()
  return Boolean(job?.done_for)
}

describe(`a server that is killed ${KILLS} times in the morning (REM-2)`, () => {
  beforeAll(async () => {
    const day = addDays(todayIn('Europe/Dublin'), 7)
    await sql`
      insert into organizations (id, name, mail, has_domiciliation, domiciliation_reminder)
      select gen_random_uuid(), 'Killed ' || n || ' Ltd', 'client' || n || '@example.ie', true, ${day}
      from generate_series(1, ${CLIENTS}::int) n`.execute(app().ownerDb)
    await app().staff(remindersCalls.updateReminderRule, {
      params: { rule: 'DOMICILIATION' },
      body: { on: true, automatic: true },
    })
  })

  // Half of the kills come while reminders are prepared, the others while they are sent.
  it.each([1, 1 + KILLS_OF_A_TEST])(
    `has not finished after ${KILLS_OF_A_TEST} more kills, from number %i on`,
    async (first) => {
      for (let kill = first; kill < first + KILLS_OF_A_TEST; kill += 1) {
        const server = startServer()
        await until(async () => (await countSteps()) >= (kill * 2 * CLIENTS) / (KILLS + LEFT))
        expect(await isJobDone()).toBe(false)
        await server.end()
      }
    },
  )

  it('sends each reminder once, and loses none', async () => {
    startServer()
    await until(isJobDone)

    const emails = await app()
      .db.selectFrom('mails')
      .select('recipient')
      .where('tag', '=', 'domiciliation-reminder')
      .execute()
    expect(emails).toHaveLength(CLIENTS)
    expect(new Set(emails.map(({ recipient }) => recipient)).size).toBe(CLIENTS)
    const reminders = await app().db.selectFrom('reminders').select('state').execute()
    expect(reminders.map(({ state }) => state)).toEqual(Array.from({ length: CLIENTS }, () => 'sent'))
  })
})
