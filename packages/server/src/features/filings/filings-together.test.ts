import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeColleagueOf } from '../users/users.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')
const UNKNOWN_ID = '01980000-0000-7000-8000-00000000ffff'

type Bulk = BodyInput<typeof bulkCalls.changeFilings>
const change = (body: Bulk) => app().staff(bulkCalls.changeFilings, { body })
const undo = (id: string) => app().staff(bulkCalls.undoBulk, { params: { id } })

const enter = async (organizationId: string, kind: 'B2' | 'B5' | 'G1' = 'B2', days = 10) => {
  const body = { organizationId, kind, eventDate: addDays(day, -days) }
  return (await app().staff(filingsCalls.createFiling, { body })).answer.data._id
}
const rowsOf = async (organizationId: string) =>
  (await app().staff(filingsCalls.searchFilings, { body: { organizationId, sortField: 'kind' } })).answer.data
const sentOf = async (organizationId: string) =>
  (await rowsOf(organizationId)).map(({ kind, state, sentOn, submissionNumber }) => [
    kind,
    state,
    sentOn,
    submissionNumber,
  ])
const historyOf = async (recordId: string) =>
  (await app().staff(historyCalls.searchHistory, { body: { recordType: 'filing', recordId } })).answer.data

const makeThree = async () => {
  const organizationId = await makeOrganization(app())
  const ids = [await enter(organizationId, 'B2'), await enter(organizationId, 'B5'), await enter(organizationId, 'G1')]
  return { organizationId, ids: ids as [string, string, string] }
}

describe('several filings at once', () => {
  it('are sent, each under its own number and on its own day, and then registered (BULK-1, BULK-8)', async () => {
    const { organizationId, ids } = await makeThree()
    const [first, second] = ids
    const sent = await change({
      ids,
      action: 'update',
      values: { sentOn: day, submissionNumber: 'SR0' },
      valuesById: {
        [first]: { submissionNumber: 'SR1' },
        [second]: { sentOn: addDays(day, -1), submissionNumber: '' },
      },
    })
    expect(sent.answer.data).toEqual(ids.map((_id) => ({ _id, ok: true })))
    expect(await sentOf(organizationId)).toEqual([
      ['B2', 'sent', day, 'SR1'],
      ['B5', 'sent', addDays(day, -1), ''],
      ['G1', 'sent', day, 'SR0'],
    ])

    await change({ ids, action: 'update', values: { registeredOn: day } })
    expect((await rowsOf(organizationId)).map(({ state, registeredOn }) => [state, registeredOn])).toEqual([
      ['registered', day],
      ['registered', day],
      ['registered', day],
    ])
  })

  it('are sent but for the one that is refused, which is named with its reason (BULK-2, FIL-3)', async () => {
    const organizationId = await makeOrganization(app())
    const old = await enter(organizationId, 'B2', 20)
    const later = await enter(organizationId, 'B5', 2)
    const { answer } = await change({
      ids: [old, later, UNKNOWN_ID],
      action: 'update',
      values: { sentOn: addDays(day, -5) },
    })
    expect(answer.data).toEqual([
      { _id: old, ok: true },
      { _id: later, ok: false, reason: expect.any(String) },
      { _id: UNKNOWN_ID, ok: false, reason: expect.any(String) },
    ])
    expect(await sentOf(organizationId)).toEqual([
      ['B2', 'sent', addDays(day, -5), null],
      ['B5', 'toFile', null, null],
    ])
    expect(await historyOf(later)).toHaveLength(1)
  })

  it('are not needed only with a reason, which may be that of each (FIL-3, BULK-8)', async () => {
    const { ids } = await makeThree()
    const [first] = ids
    const valuesById = { [first]: { reason: 'Filed by another agent' } }
    const { answer } = await change({ ids, action: 'update', values: { state: 'notNeeded' }, valuesById })
    expect(answer.data.map(({ ok }) => ok)).toEqual([true, false, false])
  })

  it('keep what a colleague has said of one since it was loaded: that one is refused, by its version (BULK-2, BULK-8, API-10)', async () => {
    const { organizationId, ids } = await makeThree()
    const [first, second] = ids
    const versions = new Map((await rowsOf(organizationId)).map(({ _id, version }) => [_id, version]))
    const params = { id: first }
    const colleague = await makeColleagueOf(app(), 'staff')
    await colleague.calls(filingsCalls.updateFiling, { params, body: { sentOn: addDays(day, -2) } })
    await colleague.calls(filingsCalls.updateFiling, { params: { id: second }, body: { submissionNumber: 'SR2' } })

    const valuesById = Object.fromEntries(ids.map((id) => [id, { version: versions.get(id) ?? 0 }]))
    const { answer } = await change({ ids, action: 'update', values: { sentOn: day }, valuesById })
    expect(answer.data.map(({ ok }) => ok)).toEqual([false, true, true])
    expect(await sentOf(organizationId)).toEqual([
      ['B2', 'sent', addDays(day, -2), null],
      ['B5', 'sent', day, 'SR2'],
      ['G1', 'sent', day, null],
    ])
  })

  it('are in the history of each, and one click undoes all of them, once (BULK-3)', async () => {
    const { organizationId, ids } = await makeThree()
    const valuesById = Object.fromEntries(ids.map((id, index) => [id, { submissionNumber: `SR${index}` }]))
    const { answer } = await change({ ids, action: 'update', values: { sentOn: day }, valuesById })
    for (const [index, id] of ids.entries()) {
      const [entry] = await historyOf(id)
      const fields = entry?.fields.map(({ label, to }) => [label, to])
      expect(fields).toContainEqual(['Submission number', `SR${index}`])
    }

    expect((await undo(answer.bulkId)).answer.data.every(({ ok }) => ok)).toBe(true)
    expect((await sentOf(organizationId)).map(([, ...rest]) => rest)).toEqual([
      ['toFile', null, null],
      ['toFile', null, null],
      ['toFile', null, null],
    ])
    expect((await undo(answer.bulkId)).status).toBe(404)
  })

  it('are all that the search finds, except some (BULK-1)', async () => {
    const { organizationId, ids } = await makeThree()
    const body = { query: { organizationId, kinds: ['B2' as const, 'B5' as const, 'G1' as const] }, except: [ids[1]] }
    await change({ ...body, action: 'update', values: { sentOn: day } })
    expect((await sentOf(organizationId)).map(([kind, state]) => [kind, state])).toEqual([
      ['B2', 'sent'],
      ['B5', 'toFile'],
      ['G1', 'sent'],
    ])
  })

  it('move Next AR of each company whose running return is among them, and undoing brings it back (FIL-3, AR-4)', async () => {
    const ard = addMonths(day, -1)
    const organizationId = await makeOrganization(app(), { firstAr: addMonths(ard, -24), status: true })
    const next = { nextArReminder: ard, nextArReason: 'As on the CRO', lastAnnexedYearEnd: addMonths(ard, -20) }
    await app().staff(organizationsCalls.updateOrganization, { params: { id: organizationId }, body: next })
    const [running] = (await rowsOf(organizationId)).filter(({ kind }) => kind === 'B1')
    const nextOf = async () =>
      (await app().staff(organizationsCalls.findOrganization, { params: { id: organizationId } })).answer.nextArReminder

    const { answer } = await change({ ids: [String(running?._id)], action: 'update', values: { sentOn: day } })
    expect(answer.data.map(({ ok }) => ok)).toEqual([true])
    expect(await nextOf()).toBe(addMonths(ard, 12))
    expect((await undo(answer.bulkId)).answer.data.map(({ ok }) => ok)).toEqual([true])
    expect(await nextOf()).toBe(ard)
  })

  it.each([
    ['a day that is none', { values: { sentOn: 'tomorrow' } }, ['values.sentOn']],
    ['a day of one that is none', { valuesById: { x: { sentOn: '2026-02-30' } } }, ['valuesById.x.sentOn']],
    ['values of a record that is not among them', { valuesById: { y: { sentOn: day } } }, ['valuesById']],
    ['values of a record whose id is a word of the language', { valuesById: { constructor: {} } }, ['valuesById']],
    ['values of single ones of a search', { ids: undefined, query: {}, valuesById: { x: {} } }, ['valuesById']],
    ['neither ids nor a search', { ids: undefined }, ['ids']],
  ])('are refused with %s, and nothing is changed', async (_, body, fields) => {
    const { status, problem } = await change({ ids: ['x'], action: 'update', ...body })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, fields])
  })

  it('are not deleted at once, and changed neither without a session nor by who may only read (USER-12)', async () => {
    const { organizationId, ids } = await makeThree()
    const body: Bulk = { ids, action: 'update', values: { sentOn: day } }
    const reader = await makeColleagueOf(app(), 'readOnly')
    expect((await app().anybody(bulkCalls.changeFilings, { body })).status).toBe(401)
    expect((await reader.calls(bulkCalls.changeFilings, { body })).status).toBe(403)
    expect((await change({ ids, action: 'delete' as 'update' })).status).toBe(400)
    expect((await sentOf(organizationId)).every(([, state]) => state === 'toFile')).toBe(true)
  })
})
