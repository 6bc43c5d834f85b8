import { binCalls } from '@registrar/domain/bin/bin.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')

type Search = BodyInput<typeof filingsCalls.searchFilings>
const search = async (body: Search) => (await app().staff(filingsCalls.searchFilings, { body })).answer.data
const change = (id: string, body: BodyInput<typeof filingsCalls.updateFiling>) =>
  app().staff(filingsCalls.updateFiling, { params: { id }, body })
const enter = async (body: Partial<BodyInput<typeof filingsCalls.createFiling>> & { organizationId: string }) => {
  const { answer } = await app().staff(filingsCalls.createFiling, {
    body: { kind: 'B2', eventDate: addDays(day, -30), ...body },
  })
  return answer.data._id
}
describe('what no record tells is entered by hand (FIL-4)', () => {
  it('has its last day by its kind, on a working day for the CRO only (FIL-1, FIL-2)', async () => {
    const organizationId = await makeOrganization(app())
    await enter({ organizationId, kind: 'B2', eventDate: '2026-10-10' })
    await enter({ organizationId, kind: 'RBO', eventDate: '2026-10-10', event: 'An owner left' })
    await enter({ organizationId, kind: 'B83', eventDate: '2026-10-10' })
    // The age of a resolution is counted back, so that Saturday 07/11/2026 stays.
    await enter({ organizationId, kind: 'H15', eventDate: '2026-08-07' })

    const rows = await search({ organizationId, sortField: 'kind', sortOrder: 'desc' })
    expect(rows.map(({ kind, event, legalDate }) => [kind, event, legalDate])).toEqual([
      ['RBO', 'An owner left', '2026-10-24'],
      ['H15', 'Voluntary strike-off', '2026-11-07'],
      ['B83', 'Change of financial year end', null],
      ['B2', 'Change of registered office', '2026-10-27'],
    ])
    // 24/10/2026 is a Saturday, and Monday 26/10/2026 is a holiday.
    expect((await search({ organizationId, from: '2026-10-27', to: '2026-10-27' })).map(({ kind }) => kind)).toEqual([
      'B2',
    ])
    expect((await search({ organizationId, from: '2026-10-24', to: '2026-10-26' })).map(({ kind }) => kind)).toEqual([
      'RBO',
    ])
  })

  it('is sent, registered, and its event corrected, which moves the last day', async () => {
    const organizationId = await makeOrganization(app())
    const id = await enter({ organizationId, eventDate: addDays(day, -30) })
    expect((await change(id, { sentOn: addDays(day, -20), submissionNumber: 'SR9' })).answer.state).toBe('sent')
    expect((await change(id, { registeredOn: addDays(day, -2) })).answer.state).toBe('registered')
    const { answer } = await change(id, { eventDate: '2026-10-01' })
    expect(answer.legalDate).toBe('2026-10-15')
    expect((await change(id, { state: 'toFile' })).answer).toMatchObject({
      state: 'toFile',
      sentOn: null,
      registeredOn: null,
    })
  })

  it.each([
    ['sent in the future', { sentOn: addDays(day, 1) }, 'sentOn'],
    ['sent before the event', { sentOn: addDays(day, -31) }, 'sentOn'],
    ['registered and not sent', { registeredOn: day }, 'registeredOn'],
    ['registered before it was sent', { sentOn: day, registeredOn: addDays(day, -1) }, 'registeredOn'],
    ['sent back before it was sent', { sentOn: day, sentBackOn: addDays(day, -1) }, 'sentBackOn'],
    ['of tomorrow', { eventDate: addDays(day, 1) }, 'eventDate'],
  ])('is refused when it is %s (FIL-3)', async (_, body, field) => {
    const id = await enter({ organizationId: await makeOrganization(app()) })
    const { status, problem } = await change(id, body)
    expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([422, 'FILING_DATES_REFUSED', [field]])
  })

  it('comes back with all that was said of it when it was deleted by mistake (FIL-4, BIN-5)', async () => {
    const id = await enter({ organizationId: await makeOrganization(app()), event: 'Moved to Cork' })
    const { answer: before } = await change(id, { sentOn: addDays(day, -20), submissionNumber: 'SR 1' })
    expect((await app().staff(filingsCalls.removeFiling, { params: { id } })).status).toBe(200)

    const items = [{ recordType: 'filing' as const, _id: id }]
    expect((await app().staff(binCalls.restoreFromBin, { body: { items } })).answer.data).toMatchObject([{ ok: true }])
    const [after] = await search({ organizationId: before.organizationId })
    expect(after).toMatchObject({ _id: id, event: 'Moved to Cork', sentOn: before.sentOn, submissionNumber: 'SR 1' })
  })

  it('is not needed only with a reason (FIL-3)', async () => {
    const id = await enter({ organizationId: await makeOrganization(app()) })
    for (const body of [{ state: 'notNeeded' as const }, { state: 'notNeeded' as const, reason: '  ' }]) {
      const { status, problem } = await change(id, body)
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['reason']])
    }
    expect((await change(id, { state: 'notNeeded', reason: 'Filed by another agent' })).answer).toMatchObject({
      state: 'notNeeded',
      reason: 'Filed by another agent',
      daysLate: 0,
    })
    expect((await change(id, { state: 'toFile' })).answer).toMatchObject({ state: 'toFile', reason: null })
  })

  it.each([
    [14, 0, 'in time'],
    [15, 25, 'too late'],
  ])('that was sent back and came again after %i days counts as %i days late: %s (FIL-5)', async (days, daysLate) => {
    const organizationId = await makeOrganization(app())
    const id = await enter({ organizationId, kind: 'RBO', eventDate: addDays(day, -40) })
    await change(id, { sentOn: addDays(day, -38) })
    const back = await change(id, { sentBackOn: addDays(day, -16) })
    // Nothing has come again in time, so nothing counts as delivered.
    expect(back.answer).toMatchObject({ state: 'sentBack', correctBy: addDays(day, -2), daysLate: 26 })

    const again = await change(id, { sentOn: addDays(day, -16 + days) })
    expect(again.answer).toMatchObject({
      state: 'sent',
      sentOn: addDays(day, -38),
      resentOn: addDays(day, -16 + days),
      daysLate,
    })
  })

  it('may be sent back and come again more than once (FIL-5)', async () => {
    const id = await enter({ organizationId: await makeOrganization(app()), kind: 'RBO', eventDate: addDays(day, -40) })
    for (const body of [
      { sentOn: addDays(day, -38) },
      { sentBackOn: addDays(day, -30) },
      { sentOn: addDays(day, -25) },
      { sentBackOn: addDays(day, -12) },
    ])
      expect((await change(id, body)).status).toBe(200)

    const again = await change(id, { sentOn: addDays(day, -3) })
    const days = { sentOn: addDays(day, -38), sentBackOn: addDays(day, -12), resentOn: addDays(day, -3) }
    expect(again.answer).toMatchObject({ state: 'sent', daysLate: 0, ...days })
  })

  it('has each of its deliveries corrected by itself, and the second one taken back (FIL-5)', async () => {
    const id = await enter({ organizationId: await makeOrganization(app()), kind: 'RBO', eventDate: addDays(day, -40) })
    await change(id, { sentOn: addDays(day, -38) })
    await change(id, { sentBackOn: addDays(day, -30) })
    await change(id, { sentOn: addDays(day, -20) })
    const days = { sentOn: addDays(day, -38), sentBackOn: addDays(day, -30), resentOn: addDays(day, -21) }
    expect((await change(id, { sentOn: days.resentOn })).answer).toMatchObject({ ...days, state: 'sent' })
    const first = { ...days, sentOn: addDays(day, -37) }
    expect((await change(id, { sentOn: first.sentOn })).answer).toMatchObject(first)
    expect((await change(id, { sentOn: null })).answer).toMatchObject({ ...first, resentOn: null, state: 'sentBack' })
  })

  it('counts as delivered on the day on which it came again too late, also when it is sent back once more (FIL-5)', async () => {
    const id = await enter({ organizationId: await makeOrganization(app()), kind: 'RBO', eventDate: addDays(day, -60) })
    for (const body of [
      { sentOn: addDays(day, -58) },
      { sentBackOn: addDays(day, -56) },
      { sentOn: addDays(day, -30) },
      { sentBackOn: addDays(day, -20) },
    ])
      expect((await change(id, body)).status).toBe(200)
    const again = await change(id, { sentOn: addDays(day, -10) })
    expect(again.answer).toMatchObject({ sentOn: addDays(day, -30), resentOn: addDays(day, -10), daysLate: 16 })
  })

  it('is deleted when it was made by mistake', async () => {
    const organizationId = await makeOrganization(app())
    const id = await enter({ organizationId })
    expect((await app().staff(filingsCalls.removeFiling, { params: { id } })).status).toBe(200)
    expect(await search({ organizationId })).toEqual([])
    expect((await change(id, { sentOn: day })).status).toBe(404)
  })
})

it('filings are found by state, by who is in charge and by terms (FIL-6)', async () => {
  const me = (await app().staff(organizationsCalls.createOrganization, { body: { name: 'Zephyr Quay Ltd' } })).answer
    .data._id
  await enter({ organizationId: me, event: 'Moved to the docks' })
  expect((await search({ search: 'zephyr docks' })).map(({ organizationId }) => organizationId)).toEqual([me])
  expect(await search({ search: ' ', organizationId: me })).toEqual(await search({ organizationId: me }))
  expect(await search({ search: 'zephyr castle' })).toEqual([])
  expect(await search({ search: 'zephyr', states: ['sent'] })).toEqual([])
  expect(await search({ search: 'zephyr', user: 'none' })).toHaveLength(1)
  expect(await search({ search: 'zephyr', user: 'me' })).toEqual([])
})

it('filings are listed by the names of their companies, without those of a company in the bin (FIL-6)', async () => {
  const ids = new Map<string, string>()
  for (const name of ['Élan Harbour Ltd', 'Alder Harbour Ltd', 'Deleted Harbour Ltd', 'Birch Harbour Ltd']) {
    const organizationId = await makeOrganization(app(), { name })
    for (const kind of ['G1', 'B2'] as const) await enter({ organizationId, kind })
    ids.set(name, organizationId)
  }
  await app().staff(organizationsCalls.removeOrganization, { params: { id: ids.get('Deleted Harbour Ltd') ?? '' } })

  const listed = async (body: Search) => {
    const all: string[] = []
    for (let page = 1; ; page++) {
      const rows = await search({ sortField: 'organizationName', sortOrder: 'asc', limit: 2, page, ...body })
      if (rows.length === 0) return all.filter((name) => ids.has(name))
      all.push(...rows.map(({ organizationName }) => organizationName))
    }
  }
  const [alder, birch, elan] = ['Alder Harbour Ltd', 'Birch Harbour Ltd', 'Élan Harbour Ltd']
  expect(await listed({})).toEqual([alder, alder, birch, birch, elan, elan])
  expect(await listed({ kinds: ['G1'], sortOrder: 'desc' })).toEqual([elan, birch, alder])
  expect(await listed({ states: ['toFile'], user: 'none' })).toEqual([alder, alder, birch, birch, elan, elan])
  expect(await listed({ states: ['sentBack'] })).toEqual([])
})
