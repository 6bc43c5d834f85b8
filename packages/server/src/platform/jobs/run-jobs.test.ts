import { addDays } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { latestMorning, type TimeOfDay } from './morning.ts'
import { type Job, runDueJobs } from './run-jobs.ts'
import { startJobs } from './start-jobs.ts'

const app = useApp()
const timeZone = 'Europe/Dublin'
const QUARTER_HOUR_MS = 15 * 60 * 1000

const quarterHours = (from: string, to: string): string[] => {
  const instants: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += QUARTER_HOUR_MS) instants.push(new Date(at).toISOString())
  return instants
}

describe('the latest morning (REM-2)', () => {
  it.each([
    ['2026-01-15T05:59:59Z', 'Europe/Dublin', '2026-01-14'],
    ['2026-01-15T06:00:00Z', 'Europe/Dublin', '2026-01-15'],
    ['2026-07-15T05:00:00Z', 'Europe/Dublin', '2026-07-15'],
    ['2026-01-15T12:00:00Z', 'Pacific/Auckland', '2026-01-15'],
    ['2026-01-15T18:00:00Z', 'Pacific/Auckland', '2026-01-16'],
  ])('at %s in %s is that of %s', (at, zone, day) => {
    expect(latestMorning(at, { timeZone: zone, time: '06:00' })).toBe(day)
  })
})

describe('a job of the morning (REM-2)', () => {
  let days: string[] = []
  const job = (more: Partial<Job> = {}): Job => ({
    name: 'test',
    time: '06:00',
    run: (day) => Promise.resolve(days.push(day)),
    ...more,
  })
  const runAt = (at: string, jobs = [job()]) => runDueJobs(app().db, jobs, { timeZone, at })

  beforeEach(async () => {
    days = []
    await app().db.deleteFrom('jobs').execute()
  })

  // The clock goes forward on 29 March 2026 at 1 and back on 25 October 2026 at 2.
  it.each(
    (['00:30', '01:00', '01:30', '02:00', '06:00'] satisfies TimeOfDay[]).flatMap((time) =>
      ['2026-03-29', '2026-10-25'].map((night) => [time, night] as const),
    ),
  )('at %s is done once a day around the clock change of %s', async (time, night) => {
    const jobs = [job({ time })]
    const instants = quarterHours(`${addDays(night, -2)}T12:00:00Z`, `${addDays(night, 2)}T12:00:00Z`)
    for (const at of instants) await runAt(at, jobs)
    expect(days).toEqual([-2, -1, 0, 1, 2].map((offset) => addDays(night, offset)))
  })

  it('is caught up once after days without a server', async () => {
    await runAt('2026-05-01T10:00:00Z')
    await runAt('2026-05-09T10:00:00Z')
    await runAt('2026-05-09T10:01:00Z')
    expect(days).toEqual(['2026-05-01', '2026-05-09'])
  })

  it('that was done while the clock was years ahead is done again the next morning, and this is told once', async () => {
    const told: unknown[] = []
    const onWrongClock = (...what: unknown[]) => told.push(what)
    const runTelling = (at: string) => runDueJobs(app().db, [job()], { timeZone, at, onWrongClock })
    for (const at of ['2026-05-01T10:00:00Z', '2031-01-01T10:00:00Z', '2026-05-02T10:00:00Z', '2026-05-03T10:00:00Z'])
      await runTelling(at)
    expect(days).toEqual(['2026-05-01', '2031-01-01', '2026-05-02', '2026-05-03'])
    expect(told).toEqual([['test', '2031-01-01']])
  })

  it('is done by one of several servers', async () => {
    const done = await Promise.all(Array.from({ length: 4 }, () => runAt('2026-05-01T10:00:00Z')))
    expect(done.flat()).toEqual(['test'])
    expect(days).toEqual(['2026-05-01'])
  })

  it('is not begun again while it runs, and holds no transaction open, so it may take longer than a transaction may wait', async () => {
    const namesDone: string[][] = []
    const openTransactions: unknown[] = []
    const whileItRuns = async () => {
      namesDone.push(await runAt('2026-05-01T10:01:00Z'))
      const { rows } = await sql`
        select query from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`.execute(app().db)
      openTransactions.push(...rows)
    }

    expect(await runAt('2026-05-01T10:00:00Z', [job({ run: whileItRuns })])).toEqual(['test'])
    expect(namesDone).toEqual([[]])
    expect(openTransactions).toEqual([])
  })

  it('that fails by a deadlock is not run again at once, because it may have sent emails', async () => {
    let runs = 0
    const run = () => {
      runs += 1
      return Promise.reject(Object.assign(new pg.DatabaseError('deadlock detected', 0, 'error'), { code: '40P01' }))
    }
    await expect(runAt('2026-05-01T10:00:00Z', [job({ run })])).rejects.toThrow('deadlock detected')
    expect(runs).toBe(1)
  })

  it('that fails is done again', async () => {
    await expect(runAt('2026-05-01T10:00:00Z', [job({ run: () => Promise.reject(new Error('no')) })])).rejects.toThrow(
      'no',
    )
    expect(await runAt('2026-05-01T10:01:00Z')).toEqual(['test'])
  })
  it('that fails is reported, and keeps no other job from running', async () => {
    const errors: unknown[] = []
    const { promise: ran, resolve } = Promise.withResolvers<void>()
    const failing = job({ name: 'failing', time: '00:00', run: () => Promise.reject(new Error('no')) })
    const next = job({ name: 'next', time: '00:00', run: () => Promise.resolve(resolve()) })

    const started = startJobs(app().db, [failing, next], { timeZone, onError: (error) => errors.push(error) })
    await ran
    await started.stop()
    expect(errors).toEqual([new Error('no')])
  })
})
