import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { daysSince, today } from './clock.ts'
import { setFirmCalendar } from './firm-calendar.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T11:30:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  setFirmCalendar({ timeZone: undefined, closingDays: [] })
})

// DAY-1
it.each([
  ['Europe/Dublin', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-22'],
  ['Pacific/Pago_Pago', '2026-11-21'],
])('today is the day of the firm in %s, wherever the browser is', (timeZone, day) => {
  setFirmCalendar({ timeZone, closingDays: [] })
  expect(today()).toBe(day)
})

it('days since a moment are days of the firm', () => {
  setFirmCalendar({ timeZone: 'Pacific/Kiritimati', closingDays: [] })
  expect(daysSince('2026-11-21T09:00:00Z')).toBe(1)
  setFirmCalendar({ timeZone: 'Europe/Dublin', closingDays: [] })
  expect(daysSince('2026-11-21T09:00:00Z')).toBe(0)
})
