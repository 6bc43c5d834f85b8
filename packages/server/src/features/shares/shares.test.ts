import { binCalls } from '@registrar/domain/bin/bin.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makePerson } from '../people/people.factory.ts'
import { type NewEvent, useShares } from './shares.factory.ts'

const app = useApp()
const tomorrow = addDays(today('Europe/Dublin'), 1)
const { post, enter, makeClass, makeCompany, membersOn, certificatesOf, transferOf } = useShares(app)

it('answers 401 without a session', async () => {
  expect((await app().anybody(sharesCalls.searchShareEvents)).status).toBe(401)
})

describe('events of shares', () => {
  it('are the holdings of the registers, links and percentages of each day (SHARE-4, LINK-10)', async () => {
    const company = await makeCompany()
    const { organizationId, anna, brian } = company
    await enter(transferOf(company))

    const rows = async (day: string) =>
      (await membersOn(organizationId, day)).map(({ name, number, percentage }) => [name, number, percentage])
    expect(await rows('2024-01-09')).toEqual([])
    expect(await rows('2024-06-19')).toEqual([['Anna Byrne', 100, 100]])
    expect(await rows('2024-06-20')).toEqual([
      ['Anna Byrne', 60, 60],
      ['Brian Byrne', 40, 40],
    ])

    const { answer } = await app().staff(linksCalls.searchLinks, { body: { organizationId } })
    expect(answer.data.map(({ peopleId, percentage, holdings }) => [peopleId, percentage, holdings.length])).toEqual([
      [anna.personId, 60, 2],
      [brian.personId, 40, 1],
    ])
  })

  it('have one row for joint holders, with their names joined, and name whoever is not linked (SHARE-4)', async () => {
    const { organizationId, classId, brian } = await makeCompany()
    const stranger = await makePerson(app(), { firstName: 'Ciara', lastName: 'Walsh' })
    const to = [{ personId: stranger }, { personId: brian.personId }]
    await enter({ organizationId, kind: 'allotment', on: '2024-02-01', classId, number: 100, to })

    expect((await membersOn(organizationId)).map(({ name, number }) => [name, number])).toEqual([
      ['Anna Byrne', 100],
      ['Ciara Walsh and Brian Byrne', 100],
    ])
    const [, joint] = await certificatesOf(organizationId)
    expect(joint?.holders.map(({ name }) => name)).toEqual(['Ciara Walsh', 'Brian Byrne'])
  })

  it.each([
    ['number', { number: 101 }],
    ['number', { number: 0.5 }],
    ['number', { on: '2024-01-09', executedOn: undefined, lodgedOn: undefined }],
    ['on', { on: '2024-02-30' }],
    ['kind', { kind: 'gift' }],
    ['classId', { classId: '01900000-0000-7000-8000-000000000000' }],
    ['to', { to: [{ personId: '01900000-0000-7000-8000-000000000000' }] }],
    ['to', { to: [] }],
    ['ratio', { kind: 'consolidation', ratio: 7 }],
    ['ratio', { kind: 'split' }],
    ['classId', { kind: 'redemption' }],
    ['lodgedOn', { executedOn: '2024-06-01', lodgedOn: '2024-05-31' }],
    ['executedOn', { executedOn: '2024-06-21' }],
    ['lodgedOn', { lodgedOn: '2024-06-21' }],
    ['on', { on: tomorrow }],
    ['stampDutyOn', { stampDutyOn: tomorrow }],
  ] as const)(
    'that cannot be are refused with the field %s and change nothing: %j (SHARE-3)',
    async (field, changes) => {
      const company = await makeCompany()
      const before = await membersOn(company.organizationId)
      const { status, problem } = await post({ ...transferOf(company), ...changes } as NewEvent)
      expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([
        422,
        'SHARES_REFUSED',
        expect.arrayContaining([field]),
      ])
      expect(await membersOn(company.organizationId)).toEqual(before)
    },
  )

  it('do not turn shares into those of another currency (SHARE-3)', async () => {
    const { organizationId, anna, classId } = await makeCompany()
    const inPounds = await makeClass(organizationId, { name: 'Sterling', currency: 'GBP' })
    const from = [{ personId: anna.personId }]
    const conversion = { organizationId, kind: 'conversion' as const, on: '2024-03-01', classId, number: 10, from }
    const { status, problem } = await post({ ...conversion, toClassId: inPounds })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['toClassId']])
  })

  it('consolidate the shares of a holder, not of each certificate (SHARE-3, SHARE-5)', async () => {
    const { organizationId, anna, brian, classId } = await makeCompany()
    const allotment = { organizationId, kind: 'allotment' as const, on: '2024-02-01', classId, paidPerShare: 1 }
    await enter({ ...allotment, number: 5, to: [{ personId: anna.personId }] })
    await enter({ ...allotment, number: 15, to: [{ personId: anna.personId }] })
    const allotted = await enter({ ...allotment, number: 5, to: [{ personId: brian.personId }] })
    const consolidation = { organizationId, kind: 'consolidation' as const, on: '2024-03-01', classId, ratio: 10 }
    expect((await post(consolidation)).problem.fields).toEqual({
      ratio: 'The shares of a holder do not divide by this.',
    })

    await app().staff(sharesCalls.removeShareEvent, { params: { id: allotted } })
    await enter(consolidation)
    expect(await certificatesOf(organizationId, '2024-03-01')).toMatchObject([
      { shares: 12, numbers: [{ from: 1, to: 12 }] },
    ])
    const { answer } = await app().staff(sharesCalls.searchShareCapital, {
      body: { organizationId, asAt: '2024-03-01' },
    })
    expect(answer.data).toMatchObject([{ issued: 12, nominal: 10, paid: 120, unpaid: 0 }])
  })

  it('on which a later one rests are neither corrected nor deleted nor undone (SHARE-3)', async () => {
    const company = await makeCompany()
    const { allotment: id, organizationId } = company
    const transfer = await enter(transferOf(company))

    const put = await app().staff(sharesCalls.updateShareEvent, { params: { id }, body: { number: 39 } })
    expect([put.status, Object.keys(put.problem.fields ?? {})]).toEqual([422, ['number']])
    const deleted = await app().staff(sharesCalls.removeShareEvent, { params: { id } })
    expect([deleted.status, deleted.problem.code]).toEqual([409, 'SHARES_NEEDED'])

    const more = await app().staff(sharesCalls.updateShareEvent, { params: { id }, body: { number: 50 } })
    expect([more.status, more.answer.number]).toEqual([200, 50])
    expect((await membersOn(organizationId)).map(({ number }) => number)).toEqual([10, 40])
    expect((await app().staff(sharesCalls.removeShareEvent, { params: { id: transfer } })).status).toBe(200)
    expect((await membersOn(organizationId)).map(({ number }) => number)).toEqual([50])
  })

  it('are not corrected to a day before the one that somebody entered for the execution, or after today (SHARE-3)', async () => {
    const company = await makeCompany()
    const id = await enter(transferOf(company))
    const put = async (body: object) => {
      const { status, problem } = await app().staff(sharesCalls.updateShareEvent, { params: { id }, body })
      return [status, Object.keys(problem?.fields ?? {})]
    }
    expect(await put({ on: '2024-05-31' })).toEqual([422, ['executedOn']])
    expect(await put({ on: '2024-06-05' })).toEqual([422, ['lodgedOn']])
    expect(await put({ on: tomorrow })).toEqual([422, ['on']])
    expect(await put({ on: '2024-06-10' })).toEqual([200, []])
  })

  it('come back from the bin, and are undone from their history, unless others stand in the way (BIN-2, HIST-4)', async () => {
    const company = await makeCompany()
    const { allotment: id, organizationId, classId, anna } = company
    await app().staff(sharesCalls.removeShareEvent, { params: { id } })
    const bin = await app().staff(binCalls.searchBin, { body: { recordTypes: ['share-event'] } })
    expect(bin.answer.data.find(({ _id }) => _id === id)?.title).toBe('Allotment 100 Ordinary')
    const items = [{ recordType: 'share-event' as const, _id: id }]
    const restored = await app().staff(binCalls.restoreFromBin, { body: { items } })
    expect(restored.answer.data).toMatchObject([{ ok: true }])
    expect((await membersOn(organizationId)).map(({ number }) => number)).toEqual([100])

    await app().staff(sharesCalls.updateShareEvent, { params: { id }, body: { number: 300 } })
    const from = [{ personId: anna.personId }]
    await enter({ organizationId, kind: 'cancellation', on: '2024-03-01', classId, number: 200, from })
    const body = { recordType: 'share-event' as const, recordId: id, limit: 1 }
    const [correction] = (await app().staff(historyCalls.searchHistory, { body })).answer.data
    const params = { id: correction?._id ?? '' }
    const undone = await app().staff(historyCalls.restoreHistory, { params, body: {} })
    expect([undone.status, undone.problem.code]).toEqual([409, 'SHARES_NEEDED'])
    expect((await membersOn(organizationId)).map(({ number }) => number)).toEqual([100])
  })
})
