import { calendarCalls } from '@registrar/domain/deadlines/calendar.calls'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { DAY_MS } from '@registrar/domain/shared/iso-date'
import ICAL from 'ical.js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { STAFF_PASSWORD, useApp } from '#testing/test-app'
import { enterCompaniesOn } from '../organizations/organizations.factory.ts'
import { knownDeadlines, makeKnownFirm, START } from './known-deadlines.factory.ts'

// DUE-1, DUE-2, DUE-3: a firm with 40 known deadlines, on four days, in a time zone far ahead of UTC and in one far behind.
const zones = [
  ['Pacific/Kiritimati', '+14:00'],
  ['America/Los_Angeles', '-08:00'],
] as const

// The year end, a leap day, Easter Monday and a Sunday, each with the numbers of deadlines due, counted by hand.
const todays = [
  ['2026-12-31', { overdue: 8, today: 4, week: 1, month: 0, quarter: 8 }],
  ['2028-02-29', { overdue: 34, today: 5, week: 0, month: 0, quarter: 1 }],
  ['2027-03-29', { overdue: 17, today: 2, week: 2, month: 4, quarter: 1 }],
  ['2027-08-01', { overdue: 27, today: 3, week: 1, month: 0, quarter: 0 }],
] as const

const daysFrom = (today: string, date: string) => (Date.parse(date) - Date.parse(today)) / DAY_MS
const stateOf = (days: number) =>
  days < 0
    ? 'overdue'
    : days === 0
      ? 'today'
      : days < 8
        ? 'week'
        : days < 31
          ? 'month'
          : days < 91
            ? 'quarter'
            : 'later'

describe.each(zones)('in the time zone %s', (zone, offset) => {
  const app = useApp({ TIME_ZONE: zone })

  beforeAll(async () => {
    vi.stubEnv('TZ', zone)
    await enterCompaniesOn(app(), START)
    const { echo } = await makeKnownFirm(app())
    // 09:00 UTC is on the same day in both time zones.
    const completed_at = `${START}T09:00:00Z`
    await app().db.updateTable('organization_aml').set({ completed_at }).where('organization_id', '=', echo).execute()
  })
  afterEach(() => void vi.useRealTimers())
  afterAll(() => void vi.unstubAllEnvs())

  // An hour after midnight and an hour before the next midnight.
  const moments = todays.flatMap(([today, counts]) => ['01:00', '23:00'].map((hour) => [today, hour, counts] as const))

  it.each(moments)(
    'at %s %s exactly the known deadlines are due, by the call and in the calendar',
    async (...moment) => {
      const [today, hour, counts] = moment
      // Los Angeles has summer time in August and at Easter.
      const summer = zone === 'America/Los_Angeles' && /-0[38]-/.test(today) ? '-07:00' : offset
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T${hour}:00${summer}`) })
      const body = { email: 'niamh.kelly@example.ie', password: 'a long enough password' }
      const staff = app().as((await app().anybody(usersCalls.signIn, { body })).answer.token)

      const { answer } = await staff(deadlinesCalls.searchDeadlines, { body: { limit: 100 } })
      expect(
        answer.data
          .map((row) => [row.organizationName ?? row.personName ?? '', row.kind, row.date, row.days, row.state].join())
          .toSorted(),
      ).toEqual(
        knownDeadlines
          .map(([name, kind, date]) => [name, kind, date, daysFrom(today, date), stateOf(daysFrom(today, date))].join())
          .toSorted(),
      )
      expect(answer).toMatchObject({ totalItems: 40, counts })

      const { url } = (await staff(calendarCalls.createCalendar, { body: { password: STAFF_PASSWORD } })).answer
      const file = (await app().app.inject({ url: new URL(url).pathname })).body
      const events = new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent')
      const yearAhead = `${Number(today.slice(0, 4)) + 1}${today.slice(4).replace('02-29', '02-28')}`
      expect(events.map((one) => new ICAL.Event(one).startDate.toString()).toSorted()).toEqual(
        knownDeadlines
          .filter(([name, , date]) => name !== 'Nobody' && date <= yearAhead)
          .map(([, , date]) => date)
          .toSorted(),
      )
    },
  )
})
