import { calendarCalls } from '@registrar/domain/deadlines/calendar.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { today as todayIn } from '#platform/clock'
import { STAFF_PASSWORD, useApp } from '#testing/test-app'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeTask } from '../tasks/tasks.factory.ts'

const app = useApp()
const today = todayIn('Europe/Dublin')

const make = async () =>
  (await app().staff(calendarCalls.createCalendar, { body: { password: STAFF_PASSWORD } })).answer.url
const read = (url: string) => app().app.inject({ url: new URL(url).pathname, headers: { accept: 'text/html' } })

const events = async (url: string) => {
  const file = (await read(url)).body
  return new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const start = event.startDate
    return { uid: event.uid, summary: event.summary, day: start.toString(), isWholeDay: start.isDate }
  })
}

beforeAll(async () => {
  const users = [{ userId: app().staffId }]
  const organizationId = await makeOrganization(app(), { name: 'O’Brien; Sons, and\\Co', users })
  await makeOrder(app(), { organizationId, amountBalanceToPaid: 10, dateOfBalance: addDays(today, -400) })
  await makeOrder(app(), { organizationId, amountBalanceToPaid: 10, dateOfBalance: addMonths(today, 12) })
  await makeOrder(app(), { organizationId, amountBalanceToPaid: 10, dateOfBalance: addDays(addMonths(today, 12), 1) })
  await makeOrder(app(), { amountBalanceToPaid: 10, dateOfBalance: today })
  await makeTask(app(), { title: 'Ring the bank', dueDate: '2027-02-28' })
  const peopleId = await makePerson(app(), { firstName: 'Secret', lastName: 'Person', dateAml: '2024-02-29' })
  await app().staff(linksCalls.createLink, { body: { organizationId, peopleId, roles: ['director'] } as never })
})

describe('the calendar of what a user is in charge of (DUE-9)', () => {
  it('answers HEAD as GET, without the file', async () => {
    const head = (url: string) => app().app.inject({ method: 'HEAD', url: new URL(url).pathname })
    const url = await make()
    const { statusCode, headers, body } = await head(url)
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/calendar; charset=utf-8', ''])
    expect((await head(`${url.slice(0, -8)}gone.ics`)).statusCode).toBe(404)
  })

  it('has all deadlines, overdue and a year ahead, as all-day events without personal data', async () => {
    const url = await make()
    const file = await read(url)
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.body).toMatch(/\r\nEND:VCALENDAR\r\n$/)
    expect(file.body).not.toMatch(/Secret|Person/)
    const found = await events(url)
    expect(found.every(({ isWholeDay }) => isWholeDay)).toBe(true)
    expect(new Set(found.map(({ day, summary }) => `${day} ${summary}`))).toEqual(
      new Set([
        `${addDays(today, -400)} O’Brien; Sons, and\\Co: Balance of Full pack`,
        `${addMonths(today, 12)} O’Brien; Sons, and\\Co: Balance of Full pack`,
        '2027-02-28 AML review',
        '2027-02-28 Ring the bank',
      ]),
    )
  })

  it('keeps the UID of an event', async () => {
    const url = await make()
    const uids = async () => (await events(url)).map(({ uid }) => uid)
    const first = await uids()
    expect(new Set(first).size).toBe(4)
    expect(await uids()).toEqual(first)
  })

  it('stops working when it gets a new address, and when it is switched off', async () => {
    const first = await make()
    const second = await make()
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    expect((await app().staff(calendarCalls.findCalendar)).answer.createdAt).toEqual(expect.any(String))

    expect((await app().staff(calendarCalls.removeCalendar)).status).toBe(200)
    const ended = await read(second)
    expect([ended.statusCode, ended.json()]).toMatchObject([404, { ok: false, code: 'NOT_FOUND' }])
    expect((await app().staff(calendarCalls.findCalendar)).answer.createdAt).toBeNull()
  })

  it('answers 401 without a session', async () => {
    const body = { password: STAFF_PASSWORD }
    expect((await app().anybody(calendarCalls.createCalendar, { body })).status).toBe(401)
  })

  it('is made with the password only, and a wrong one leaves the address as it is', async () => {
    const url = await make()
    expect((await app().staff(calendarCalls.createCalendar)).problem.code).toBe('VALIDATION_FAILED')
    const wrong = await app().staff(calendarCalls.createCalendar, { body: { password: 'wrong' } })
    expect([wrong.status, wrong.problem.code]).toEqual([401, 'INVALID_CREDENTIALS'])
    expect((await read(url)).statusCode).toBe(200)
  })
})
