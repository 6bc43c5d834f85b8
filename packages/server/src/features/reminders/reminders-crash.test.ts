import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { today as todayIn } from '#platform/clock'
import { counts } from '#testing/counts'
import { useServerProcesses } from '#testing/server-processes'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const CLIENTS = 210
const KILLS = counts.killsInTheMorning
/** Four tests kill the server this often each. */
const KILLS_OF_A_TEST = KILLS / 4

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
  vi.waitFor(async () => expect(await isReached()).toBe(true), { timeout: 120_000, interval: 10 })

const isJobDone = async () => {
  const job = await app().db.selectFrom('jobs').select('done_for').where('name', '=', 'reminders').executeTakeFirst()
  return Boolean(job?.done_for)
}

describe(`a server that is killed ${KILLS} times in the morning (REM-2)`, () => {
  beforeAll(async () => {
    const day = addDays(todayIn('Europe/Dublin'), 7)
    for (let n = 0; n < CLIENTS; n += 1)
      await makeOrganization(app(), {
        name: `Killed ${n} Ltd`,
        mail: `client${n}@example.ie`,
        hasDomiciliation: true,
        domiciliationPaidReminder: day,
      })
    await app().staff(remindersCalls.updateReminderRule, {
      params: { rule: 'DOMICILIATION' },
      body: { on: true, automatic: true },
    })
  })

  // Half of the kills come while reminders are prepared, the others while they are sent.
  it.each([0, 1, 2, 3].map((part) => 1 + part * KILLS_OF_A_TEST))(
    `has not finished after ${KILLS_OF_A_TEST} more kills, from number %i on`,
    async (first) => {
      for (let kill = first; kill < first + KILLS_OF_A_TEST; kill += 1) {
        const server = startServer()
        await until(async () => (await countSteps()) >= (kill * 2 * CLIENTS) / (KILLS + KILLS_OF_A_TEST))
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
