import { filingKinds } from '@registrar/domain/filings/filing-kinds'
import { legalDateOf, type StoredFiling } from '@registrar/domain/filings/filing-lateness'
import { correctBy } from '@registrar/domain/filings/filing-days'
import { countedDelivery as countedByRules, filingState } from '@registrar/domain/filings/filing-state'
import { settingsCalls } from '@registrar/domain/settings/settings.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { sameOrNextWorkingDay } from '@registrar/domain/working-days/working-days'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { seed } from '#testing/counts'
import { useApp } from '#testing/test-app'
import { CRO_TIME_ZONE } from './cro-day.ts'
import { countedDelivery, isLegalDateBefore, isNotCorrected } from './filing.list.ts'

const app = useApp()
const day = today(CRO_TIME_ZONE)
// A week without a working day around today, and the days after a Christmas.
const closingDays = [...Array.from({ length: 8 }, (_, ahead) => addDays(day, ahead - 3)), '2026-12-28', '2026-12-29']

beforeAll(async () => {
  await app().staff(settingsCalls.updateSettings, { body: { closingDays } })
})

it('the database moves every day of 60 years as the rules do (DUE-3)', async () => {
  const { rows } = await sql<{ day: string; moved: string }>`
    select d::date::text as day, same_or_next_working_day(d::date)::text as moved
    from generate_series('1991-01-01'::date, '2050-12-31', '1 day') d`.execute(app().db)
  expect(rows.filter(({ day: one, moved }) => sameOrNextWorkingDay(one, closingDays) !== moved)).toEqual([])
  const { rows: ends } = await sql<{ moved: string }>`
    select same_or_next_working_day('9999-12-31')::text as moved`.execute(app().db)
  expect(ends).toEqual([{ moved: sameOrNextWorkingDay('9999-12-31', closingDays) }])
})

const none: fc.Arbitrary<string | null> = fc.constant(null)
const around = fc.integer({ min: -40, max: 40 }).map((days) => addDays(day, days))
const after = (from: string | null, most: number): fc.Arbitrary<string | null> =>
  fc.option(fc.integer({ min: 0, max: most }).map((days) => addDays(from ?? day, days)))

const filing = fc
  .record({ kind: fc.constantFrom(...filingKinds), dueOn: around, sentOn: around, moves: fc.boolean() })
  .chain((one) => fc.record({ one: fc.constant(one), sentBackOn: after(one.sentOn, 20), orderedOn: fc.option(around) }))
  .chain(({ one, sentBackOn, orderedOn }) =>
    fc
      .record({
        resentOn: sentBackOn ? after(sentBackOn, 24) : none,
        registeredOn: after(sentBackOn ?? one.sentOn, 30),
        isSent: fc.boolean(),
        extendedTo: orderedOn ? fc.option(around) : none,
        deliverBy: fc.option(around, { freq: 1 }),
        deliveredOn: orderedOn ? after(orderedOn, 40) : none,
      })
      .map(({ isSent, ...days }): StoredFiling => ({
        ...one,
        event: '',
        eventDate: one.dueOn,
        madeUpTo: null,
        yearEnd: null,
        keepsArd: false,
        submissionNumber: null,
        hearingOn: null,
        reason: null,
        court: orderedOn ? 'district' : null,
        orderedOn,
        ...days,
        sentBackOn: isSent ? sentBackOn : null,
        sentOn: isSent ? one.sentOn : null,
        resentOn: isSent ? days.resentOn : null,
        registeredOn: isSent ? days.registeredOn : null,
      })),
  )

it(`the database and the rules agree on the days of generated filings (DUE-3, FIL-5, AR-19; seed ${seed})`, async () => {
  const filings = fc.sample(filing, { numRuns: 3000, seed })
  const columns = filings.map((one, at) => ({
    at,
    kind: one.kind,
    due_on: one.dueOn,
    moves: one.moves,
    state: filingState(one),
    sent_on: one.sentOn,
    sent_back_on: one.sentBackOn,
    resent_on: one.resentOn,
    registered_on: one.registeredOn,
    ordered_on: one.orderedOn,
    extended_to: one.extendedTo,
    deliver_by: one.deliverBy,
    delivered_on: one.deliveredOn,
  }))
  const { rows } = await sql<{ counted: string | null; isBefore: boolean; isNotCorrected: boolean }>`
    select ${countedDelivery(sql.ref('f'), day)} as counted, ${isNotCorrected()} as "isNotCorrected",
      ${isLegalDateBefore(day, { today: day, closingDays })} as "isBefore"
    from jsonb_to_recordset(${JSON.stringify(columns)}::jsonb) as f (at int, kind text, due_on date, moves boolean, state text,
      sent_on date, sent_back_on date, resent_on date, registered_on date, ordered_on date, extended_to date, deliver_by date,
      delivered_on date) order by f.at`.execute(app().db)

  const byRules = filings.map((one) => ({
    counted: countedByRules(one, day, closingDays),
    isNotCorrected:
      filingState(one) === 'sentBack' &&
      one.sentBackOn !== null &&
      correctBy(one.kind, one.sentBackOn, closingDays) < day,
    isBefore: (legalDateOf(one, day, closingDays) ?? day) < day,
  }))
  const differing = rows.flatMap((row, at) =>
    JSON.stringify(row) === JSON.stringify({ ...row, ...byRules[at] })
      ? []
      : [{ filing: filings[at], row, rules: byRules[at] }],
  )
  expect(differing.slice(0, 3)).toEqual([])
  expect(new Set(rows.map(({ isBefore }) => isBefore)).size).toBe(2)
  expect(rows.some((row) => row.isNotCorrected)).toBe(true)
})
