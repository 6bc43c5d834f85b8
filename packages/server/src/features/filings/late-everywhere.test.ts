import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
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
})

const namesOf = (names: (string | null)[]) =>
  names.flatMap((name) => (name?.startsWith('Plover') ? [name.slice('Plover '.length)] : [])).toSorted()

it('a return is late in the list, the filings, the deadlines and the register alike (AR-8, AR-18, AR-19)', async () => {
  const late = [
    'late',
    'late by old statements',
    'late by statements with a follow-up',
    'late with a follow-up',
    'order not delivered',
  ]
  const listed = await app().staff(organizationsCalls.searchOrganizations, { body: { arLate: true, limit: 1000 } })
  expect(namesOf(listed.answer.data.map(({ name }) => name))).toEqual(late)

  const filings = await app().staff(filingsCalls.searchFilings, {
    body: { states: ['toFile'], kinds: ['B1'], limit: 1000 },
  })
  expect(
    namesOf(filings.answer.data.flatMap(({ daysLate, organizationName }) => (daysLate > 0 ? [organizationName] : []))),
  ).toEqual(late)

  const kinds = ['ANNUAL_RETURN' as const, 'FOLLOW_UP' as const]
  const due = await app().staff(deadlinesCalls.searchDeadlines, { body: { kinds, to: addDays(day, -1), limit: 1000 } })
  expect(namesOf(due.answer.data.map(({ organizationName }) => organizationName))).toEqual(late)

  const followUps = await app().staff(followUpsCalls.searchFollowUps, { body: { due: 'overdue', limit: 1000 } })
  expect(namesOf(followUps.answer.data.map((followUp) => followUp.organization_name))).toEqual(
    late.filter((name) => name.includes('follow-up')),
  )

  for (const { _id, name } of listed.answer.data.filter((row) => row.name.startsWith('Plover'))) {
    const { answer } = await app().staff(organizationsCalls.findReturnRegister, { params: { id: _id } })
    expect([name, (answer.running?.daysLate ?? 0) > 0]).toEqual([name, true])
  }
})

it('a return whose ARD is past and whose last day is not is to be filed now', async () => {
  const listed = await app().staff(organizationsCalls.searchOrganizations, { body: { arInTime: true, limit: 1000 } })
  expect(namesOf(listed.answer.data.map(({ name }) => name))).toEqual(['extended', 'in time'])
})
