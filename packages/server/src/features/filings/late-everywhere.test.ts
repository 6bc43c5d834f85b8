import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { beforeAll, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')

type Fields = BodyInput<typeof organizationsCalls.updateOrganization>
type Extension = BodyInput<typeof filingsCalls.updateFiling>['extension']

const find = async (organizationId: string) =>
  (await app().staff(filingsCalls.searchFilings, { body: { organizationId, kinds: ['B1'], limit: 100 } })).answer.data

// A company whose return that is due has this ARD.
const company = async (name: string, ard: string, fields: Fields = {}, extension?: Extension) => {
  const firstAr = addMonths(ard, -36)
  const id = await makeOrganization(app(), { name: `Plover ${name}`, firstAr, status: true })
  const body = { nextArReminder: ard, nextArReason: 'As on the CRO', ...fields }
  await app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
  const [running] = (await find(id)).filter(({ state }) => state === 'toFile')
  if (extension)
    await app().staff(filingsCalls.updateFiling, { params: { id: running?._id ?? '' }, body: { extension } })
  return id
}

const sentBack = async (id: string, { sentOn, sentBackOn }: { sentOn: string; sentBackOn: string }) => {
  const [running] = (await find(id)).filter(({ state }) => state === 'toFile')
  const params = { id: running?._id ?? '' }
  for (const body of [{ sentOn }, { sentBackOn }])
    expect((await app().staff(filingsCalls.updateFiling, { params, body })).status).toBe(200)
}

// Days well away from a weekend on either side.
const past = addDays(day, -56 - 10)
const near = addDays(day, -56 + 10)
const lastAnnexedYearEnd = addMonths(day, -24)

beforeAll(async () => {
  await company('late', past)
  await company('in time', near)
  await company('to come', addDays(day, 30))
  await company('late by old statements', near, { lastAnnexedYearEnd })
  await company('struck off', past, { creationStatus: 'STRIKE_OFF' })
  await company('former client', past, { relationshipEndedOn: addDays(day, -100) })
  await company('extended', past, {}, { orderedOn: addDays(day, -3), extendedTo: addDays(day, 20) })
  await company('order not delivered', past, {}, { orderedOn: addDays(day, -40), extendedTo: addDays(day, 20) })
  await makeFollowUp(app(), await company('late with a follow-up', past), 'AR_TRADING')
  await makeFollowUp(
    app(),
    await company('late by statements with a follow-up', near, { lastAnnexedYearEnd }),
    'AR_TRADING',
  )
  await sentBack(await company('sent back', past), { sentOn: addDays(past, 10), sentBackOn: addDays(past, 20) })
  await sentBack(await company('sent back today', past), { sentOn: addDays(past, 10), sentBackOn: day })
  // Taken over with an ARD that was only computed, six years ago.
  const incorporationDate = addMonths(day, -72)
  await makeOrganization(app(), { name: 'Plover taken over', incorporationDate, rbo: true })
  const begun = await makeOrganization(app(), { name: 'Plover taken over, begun', incorporationDate, rbo: true })
  await makeFollowUp(app(), begun, 'FIRST_AR')
})

const late = [
  'late',
  'late by old statements',
  'late by statements with a follow-up',
  'late with a follow-up',
  'order not delivered',
  // It counts as not delivered, and the firm corrects it.
  'sent back',
]
const unconfirmed = ['taken over', 'taken over, begun']

const namesOf = (names: (string | null)[]) =>
  names.flatMap((name) => (name?.startsWith('Plover') ? [name.slice('Plover '.length)] : [])).toSorted()

it('a return is late in the list, the filings, the deadlines and the register alike (AR-8, AR-18, AR-19, AR-23)', async () => {
  const listed = await app().staff(organizationsCalls.searchOrganizations, { body: { arLate: true, limit: 1000 } })
  expect(namesOf(listed.answer.data.map(({ name }) => name))).toEqual(late)

  const filings = await app().staff(filingsCalls.searchFilings, {
    body: { states: ['toFile', 'sentBack'], kinds: ['B1'], limit: 1000 },
  })
  expect(
    namesOf(filings.answer.data.flatMap(({ daysLate, organizationName }) => (daysLate > 0 ? [organizationName] : []))),
  ).toEqual(late)

  const { answer: due } = await app().staff(deadlinesCalls.searchDeadlines, {
    body: { kinds: ['ANNUAL_RETURN'], search: 'Plover', to: addDays(day, -1), limit: 1000 },
  })
  expect(Map.groupBy(due.data, ({ state }) => state).size).toBe(2)
  const inState = (state: string) =>
    namesOf(due.data.filter((row) => row.state === state).map(({ organizationName }) => organizationName))
  expect(inState('overdue')).toEqual(late)
  expect(inState('unconfirmed')).toEqual(unconfirmed)
  expect([due.counts.overdue, due.totalItems]).toEqual([late.length, late.length + unconfirmed.length])

  const { answer: unsearched } = await app().staff(deadlinesCalls.searchDeadlines, {
    body: { kinds: ['ANNUAL_RETURN'], to: addDays(day, -1), unconfirmed: false, limit: 1000 },
  })
  expect(namesOf(unsearched.data.map(({ organizationName }) => organizationName))).toEqual(late)
  expect(unsearched.counts.overdue).toBe(unsearched.totalItems)

  const followUps = await app().staff(followUpsCalls.searchFollowUps, { body: { due: 'overdue', limit: 1000 } })
  expect(namesOf(followUps.answer.data.map((followUp) => followUp.organization_name))).toEqual(
    late.filter((name) => name.includes('follow-up')),
  )

  for (const { _id, name } of listed.answer.data.filter((row) => row.name.startsWith('Plover'))) {
    const { answer } = await app().staff(organizationsCalls.findReturnRegister, { params: { id: _id } })
    const { running, data } = answer
    expect([name, [running, ...data].some((one) => (one?.daysLate ?? 0) > 0)]).toEqual([name, true])
    const { answer: panel } = await app().staff(complianceCalls.searchCompliance, { body: { organizationId: _id } })
    expect([name, panel.data.find(({ rule }) => rule === 'annualReturn')?.state]).toEqual([name, 'red'])
  }
})

it('a return whose ARD is past and whose last day is not is to be filed now', async () => {
  const listed = await app().staff(organizationsCalls.searchOrganizations, { body: { arInTime: true, limit: 1000 } })
  expect(namesOf(listed.answer.data.map(({ name }) => name))).toEqual(['extended', 'in time'])
})

it('a return whose ARD nobody has confirmed is not late anywhere, and is found nevertheless (AR-23)', async () => {
  const { answer: filings } = await app().staff(filingsCalls.searchFilings, {
    body: { states: ['toFile'], kinds: ['B1'], search: 'Plover taken over', limit: 1000 },
  })
  expect(filings.data.map(({ daysLate, isUnconfirmed }) => [daysLate, isUnconfirmed])).toEqual([
    [0, true],
    [0, true],
  ])

  const { answer: due } = await app().staff(deadlinesCalls.searchDeadlines, {
    body: { search: 'Plover taken over', unconfirmed: true, limit: 1000 },
  })
  expect(due.data.map(({ kind, isUnconfirmed }) => [kind, isUnconfirmed])).toEqual([
    ['ANNUAL_RETURN', true],
    ['ANNUAL_RETURN', true],
  ])
  for (const { subject } of due.data) expect(subject).toContain('not confirmed with the CRO')

  const begun = { organization_name: 'Plover taken over, begun', limit: 1 }
  const { answer: followUps } = await app().staff(followUpsCalls.searchFollowUps, { body: begun })
  expect(followUps.data.map(({ companyReturn }) => companyReturn?.runningReturn?.isUnconfirmed)).toEqual([true])
})

it('clients are reminded of the returns that are late, and of none that is not confirmed (REM-2, AR-23)', async () => {
  // What is past the last step and a month is too old to be reminded of.
  const body = { on: true, days: [-1, -365] }
  await app().staff(remindersCalls.updateReminderRule, { params: { rule: 'ANNUAL_RETURN' }, body })
  await app().staff(remindersCalls.prepareReminders, { body: undefined as never })
  const { answer } = await app().staff(remindersCalls.searchReminders, { body: { search: 'Plover', limit: 1000 } })
  expect(namesOf(answer.data.map(({ organizationName }) => organizationName))).toEqual(
    late.filter((name) => name !== 'sent back'),
  )
})

it('what is open of a company that is over is not to be filed anywhere, stands on the company, and is back once it is restored (ORG-36, FIL-6)', async () => {
  const id = await makeOrganization(app(), { name: 'Knot Gone', incorporationDate: addMonths(day, -30), rbo: true })
  const followUp = await company('gone with a follow-up', past)
  await makeFollowUp(app(), followUp, 'AR_TRADING')
  const enter = async (kind: 'B10' | 'C1') => {
    const body = {
      organizationId: id,
      kind,
      eventDate: addDays(day, -60),
      ...(kind === 'C1' && { sentOn: addDays(day, -50) }),
    }
    return (await app().staff(filingsCalls.createFiling, { body })).answer.data._id
  }
  const [b10, c1] = [await enter('B10'), await enter('C1')]
  await app().staff(filingsCalls.updateFiling, { params: { id: c1 }, body: { sentBackOn: addDays(day, -40) } })

  const seen = async () => {
    const body = { search: 'Knot Gone', limit: 100 }
    const listed = (await app().staff(filingsCalls.searchFilings, { body })).answer
    const due = (await app().staff(deadlinesCalls.searchDeadlines, { body: { ...body, kinds: ['FILING'] } })).answer
    return [listed.totalItems, listed.data.map(({ _id }) => _id).toSorted(), due.totalItems]
  }
  const ofCompany = async () =>
    (
      await app().staff(filingsCalls.searchFilings, { body: { organizationId: id, kinds: ['B10', 'C1'] } })
    ).answer.data.map(({ isCompanyOver, daysLate }) => [isCompanyOver, daysLate > 0])
  const set = (croStatus: 'dissolved' | 'restored') =>
    Promise.all(
      [id, followUp].map((one) =>
        app().staff(organizationsCalls.updateOrganization, { params: { id: one }, body: { croStatus } }),
      ),
    )
  const open = async () => [await seen(), await ofCompany()]
  await app().staff(organizationsCalls.updateOrganization, {
    params: { id },
    body: { nextArReminder: addMonths(day, 3), nextArReason: 'CRO' },
  })
  const living = await open()
  expect(living).toEqual([
    [3, expect.arrayContaining([b10, c1]), 2],
    [
      [false, true],
      [false, true],
    ],
  ])

  await set('dissolved')
  expect(await open()).toEqual([
    [0, [], 0],
    [
      [true, false],
      [true, false],
    ],
  ])
  await app().staff(remindersCalls.prepareReminders, { body: undefined as never })
  const reminded = await app().staff(remindersCalls.searchReminders, { body: { search: 'gone with', limit: 100 } })
  expect(reminded.answer.data).toEqual([])
  await set('restored')
  const [[count, , due], rows] = (await open()) as [unknown[], unknown]
  expect([count, due, rows]).toEqual([3, 2, living[1]])
})
