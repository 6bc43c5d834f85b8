import { binCalls } from '@registrar/domain/bin/bin.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

type NewEvent = BodyInput<typeof sharesCalls.createShareEvent>
type LinkFields = Partial<BodyInput<typeof linksCalls.createLink>>

const linkPerson = async (organizationId: string, firstName: string, fields: LinkFields = {}) => {
  const peopleId = await makePerson(app(), { firstName, lastName: 'Byrne' })
  const { answer } = await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, ...fields } })
  return { personId: peopleId, linkId: answer.data._id }
}

const makeClass = async (organizationId: string, fields: object = {}) =>
  (
    await app().staff(sharesCalls.createShareClass, {
      body: { organizationId, name: 'Ordinary', nominal: 1, currency: 'EUR', votes: 1, ...fields },
    })
  ).answer.data._id

const post = (body: NewEvent) => app().staff(sharesCalls.createShareEvent, { body })
const enter = async (body: NewEvent) => {
  const { status, answer, problem } = await post(body)
  expect([status, problem]).toEqual([201, undefined])
  return answer.data._id
}

const makeCompany = async () => {
  const organizationId = await makeOrganization(app(), { name: 'Liffey Software Limited' })
  const anna = await linkPerson(organizationId, 'Anna', { roles: ['shareholder'] })
  const brian = await linkPerson(organizationId, 'Brian', { roles: ['shareholder'] })
  const classId = await makeClass(organizationId)
  const allotment = await enter({
    organizationId,
    kind: 'allotment',
    on: '2024-01-10',
    classId,
    number: 100,
    to: [{ personId: anna.personId }],
    paidPerShare: 1,
  })
  return { organizationId, anna, brian, classId, allotment }
}

const membersOn = async (organizationId: string, asAt?: string) =>
  (
    await app().staff(registersCalls.searchRegister, { body: { organizationId, register: 'members', asAt } })
  ).answer.data.flatMap((row) => ('number' in row ? [row] : []))

const certificatesOf = async (organizationId: string, asAt?: string) =>
  (await app().staff(sharesCalls.searchShareCertificates, { body: { organizationId, asAt } })).answer.data

const tasksOf = async (organizationId: string) =>
  (await app().staff(tasksCalls.searchTasks, { body: { organizationId } })).answer.data

const transferOf = ({ organizationId, anna, brian, classId }: Awaited<ReturnType<typeof makeCompany>>): NewEvent => ({
  organizationId,
  kind: 'transfer',
  on: '2024-06-20',
  executedOn: '2024-06-01',
  lodgedOn: '2024-06-10',
  classId,
  number: 40,
  from: [{ personId: anna.personId }],
  to: [{ personId: brian.personId }],
})

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
    ['executedOn', { executedOn: '2024-06-21' }],
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

  it('come back from the bin, and are undone from their history, unless others stand in the way (BIN-2, HIST-4)', async () => {
    const company = await makeCompany()
    const { allotment: id, organizationId, classId, anna } = company
    await app().staff(sharesCalls.removeShareEvent, { params: { id } })
    const bin = await app().staff(binCalls.searchBin, { body: { recordTypes: ['share-event'] } })
    expect(bin.answer.data.some(({ _id }) => _id === id)).toBe(true)
    const restored = await app().staff(binCalls.restoreFromBin, { body: { recordType: 'share-event', _id: id } })
    expect(restored.status).toBe(200)
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

describe('a transfer', () => {
  it('makes its tasks, which go with it while nobody has touched them (SHARE-8)', async () => {
    const company = await makeCompany()
    const transfer = await enter(transferOf(company))
    const tasks = await tasksOf(company.organizationId)
    expect(tasks.map(({ title, dueDate, users }) => [title, dueDate, users.length]).toSorted()).toEqual([
      ['Issue the certificate for the transfer of 40 Ordinary to Brian Byrne, or refuse it', '2024-08-10', 1],
      ['Stamp duty on the transfer of 40 Ordinary to Brian Byrne', '2024-07-15', 1],
    ])

    const body = { lodgedOn: '2024-06-11', number: 30 }
    await app().staff(sharesCalls.updateShareEvent, { params: { id: transfer }, body })
    const stamp = tasks.find(({ title }) => title.startsWith('Stamp'))
    await app().staff(tasksCalls.updateTask, { params: { id: stamp?._id ?? '' }, body: { status: 'DONE' } })
    expect((await tasksOf(company.organizationId)).map(({ dueDate }) => dueDate).toSorted()).toEqual([
      '2024-07-15',
      '2024-08-11',
    ])

    await app().staff(sharesCalls.removeShareEvent, { params: { id: transfer } })
    expect((await tasksOf(company.organizationId)).map(({ _id }) => _id)).toEqual([stamp?._id])
  })

  it('that is certified exempt up to 1,000 euros has no task of stamp duty (SHARE-8)', async () => {
    const company = await makeCompany()
    const exempt = { ...transferOf(company), certifiedExempt: true }
    expect((await post({ ...exempt, consideration: 1001 })).problem.fields).toHaveProperty('certifiedExempt')
    await enter({ ...exempt, consideration: 1000 })
    expect((await tasksOf(company.organizationId)).map(({ title }) => title.slice(0, 5))).toEqual(['Issue'])
  })
})

describe('certificates', () => {
  it('are numbered in the order of entry, cancelled and replaced, and no number is given twice (SHARE-5)', async () => {
    const company = await makeCompany()
    const { organizationId } = company
    const transfer = await enter(transferOf(company))
    const shown = async (asAt?: string) =>
      (await certificatesOf(organizationId, asAt)).map(
        ({ number, shares, numbers: [range], issuedOn, cancelledOn, replacedBy }) => [
          number,
          shares,
          `${range?.from} to ${range?.to}`,
          issuedOn,
          cancelledOn,
          replacedBy,
        ],
      )
    expect(await shown()).toEqual([
      [1, 100, '1 to 100', '2024-01-10', '2024-06-20', [2, 3]],
      [2, 40, '1 to 40', '2024-06-20', null, []],
      [3, 60, '41 to 100', '2024-06-20', null, []],
    ])
    expect((await shown('2024-06-19')).map(([number]) => number)).toEqual([1])

    await app().staff(sharesCalls.removeShareEvent, { params: { id: transfer } })
    await enter({ ...transferOf(company), number: 100 })
    expect((await shown()).map(([number]) => number)).toEqual([1, 4])
  })

  it('that are lost are cancelled and replaced by the next number (SHARE-5)', async () => {
    const company = await makeCompany()
    const [first] = await certificatesOf(company.organizationId)
    const lose = (lostOn: string | null) =>
      app().staff(sharesCalls.updateShareCertificate, { params: { id: first?._id ?? '' }, body: { lostOn } })
    expect((await lose('2024-01-09')).problem.fields).toHaveProperty('lostOn')
    expect((await lose('2024-03-01')).answer).toMatchObject({ cancelledOn: '2024-03-01', replacedBy: [2] })
    expect(await certificatesOf(company.organizationId, '2024-03-01')).toMatchObject([
      { number: 2, shares: 100, issuedOn: '2024-03-01' },
    ])
  })
})

it('the statement of capital follows splits, and is silent of what is paid while that is unknown (SHARE-7)', async () => {
  const { organizationId, classId, anna } = await makeCompany()
  const to = [{ personId: anna.personId }]
  const capital = async (asAt?: string) =>
    (await app().staff(sharesCalls.searchShareCapital, { body: { organizationId, asAt } })).answer.data[0]
  await enter({ organizationId, kind: 'split', on: '2024-02-01', classId, ratio: 4 })
  expect(await capital()).toMatchObject({
    issued: 400,
    nominal: 0.25,
    nominalTotal: 100,
    paid: 100,
    unpaid: 0,
    votes: 400,
  })
  const partly = { number: 100, paidPerShare: 0.1, premiumPerShare: 2 }
  await enter({ organizationId, kind: 'allotment', on: '2024-03-01', classId, to, ...partly })
  expect(await capital()).toMatchObject({ nominalTotal: 125, paid: 110, unpaid: 15, premium: 200 })
  expect(await capital('2024-01-31')).toMatchObject({ issued: 100, nominal: 1, nominalTotal: 100 })
  await enter({ organizationId, kind: 'allotment', on: '2024-04-01', classId, to, number: 1 })
  expect(await capital()).toMatchObject({ nominalTotal: 125.25, paid: null, unpaid: null, premium: null })
})

describe('holdings that were entered on links', () => {
  const holding = (number: number, acquired: string | null, ceased: string | null = null) => ({
    class: 'Ordinary',
    number,
    nominal: 1,
    acquired,
    ceased,
  })

  it('become events; registers and numbers of certificates stay as they are (SHARE-6)', async () => {
    const organizationId = await makeOrganization(app())
    const anna = await linkPerson(organizationId, 'Anna', {
      holdings: [holding(100, '2020-01-01', '2022-05-01'), holding(60, '2022-05-01')],
    })
    await linkPerson(organizationId, 'Brian', { holdings: [holding(40, '2022-05-01')] })
    const days = ['2019-12-31', '2020-01-01', '2022-04-30', '2022-05-01', '2026-01-01']
    const read = async () => [
      await Promise.all(days.map((day) => membersOn(organizationId, day))),
      (await certificatesOf(organizationId)).map(({ _id, number, shares, cancelledOn }) => [
        _id,
        number,
        shares,
        cancelledOn,
      ]),
    ]
    const before = await read()

    const { answer } = await app().staff(sharesCalls.turnHoldingsIntoEvents, { body: { organizationId } })
    expect(answer.data.created).toBe(2)
    expect(await read()).toEqual(before)
    const events = await app().staff(sharesCalls.searchShareEvents, { body: { organizationId } })
    expect(events.answer.data.map(({ kind, on, number }) => [kind, on, number])).toEqual([
      ['allotment', '2020-01-01', 100],
      ['transfer', '2022-05-01', 40],
    ])
    expect(await tasksOf(organizationId)).toEqual([])

    const { data } = (await app().staff(linksCalls.searchLinks, { body: { peopleId: anna.personId } })).answer
    const holdings = data[0]?.holdings ?? []
    const params = { id: anna.linkId }
    expect((await app().staff(linksCalls.updateLink, { params, body: { holdings, roles: ['director'] } })).status).toBe(
      200,
    )
    const changed = await app().staff(linksCalls.updateLink, { params, body: { holdings: [holding(1, null)] } })
    expect([changed.status, changed.problem.fields]).toEqual([
      422,
      { holdings: 'Shares of this company are kept as events' },
    ])
  })

  it('go on below later events (SHARE-4)', async () => {
    const organizationId = await makeOrganization(app())
    const anna = await linkPerson(organizationId, 'Anna', { holdings: [holding(100, null)] })
    const classes = await app().staff(sharesCalls.searchShareClasses, { body: { organizationId } })
    const [ordinary] = classes.answer.data
    expect(ordinary).toMatchObject({ name: 'Ordinary', nominal: 1, votes: 1 })
    const from = [{ personId: anna.personId }]
    await enter({ organizationId, kind: 'buyBack', on: '2024-01-01', classId: ordinary?._id ?? '', number: 30, from })
    expect((await membersOn(organizationId, '2023-12-31')).map(({ number }) => number)).toEqual([100])
    expect((await membersOn(organizationId)).map(({ number }) => number)).toEqual([70])
  })
})
