import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

it('control characters are left out of a calendar, and a line end is written as letters (DUE-9)', () => {
  const entry = {
    id: 'a',
    date: '2026-12-24',
    organization_name: 'Li\u0000ff\u0007ey\r\nBEGIN:VALARM',
    subject: 'AR\u007f\u000b',
    path: '/organization/a/GENERAL_TAB',
  }
  const file = calendarFile([entry], {
    name: 'Fi\u0001rm',
    at: '2026-11-26T10:00:00Z',
    baseUrl: 'https://firm.example',
  })

  expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  const events = new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent')
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual(['Liffey\nBEGIN:VALARM: AR'])
  expect(events.map((event) => [event.getFirstPropertyValue('transp'), event.getFirstPropertyValue('url')])).toEqual([
    ['TRANSPARENT', 'https://firm.example/organization/a/GENERAL_TAB'],
  ])
})
