import { linksCalls } from '@registrar/domain/links/links.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { useShares } from './shares.factory.ts'

const app = useApp()
const daysAgo = (days: number) => addDays(today('Europe/Dublin'), -days)
const { linkPerson, post, enter, makeCompany, membersOn, certificatesOf, tasksOf, transferOf } = useShares(app)

describe('a transfer', () => {
  it('makes its tasks, which go with it while nobody has touched them (SHARE-8)', async () => {
    const company = await makeCompany()
    const transfer = await enter(transferOf(company))
    const tasks = await tasksOf(company.organizationId)
    expect(tasks.map(({ title, dueDate, users }) => [title, dueDate, users.length])).toEqual(
      expect.arrayContaining([
        ['Issue the certificate for the transfer of 40 Ordinary to Brian Byrne, or refuse it', '2024-08-10', 1],
        ['Stamp duty on the transfer of 40 Ordinary to Brian Byrne', '2024-07-15', 1],
      ]),
    )
    expect(tasks).toHaveLength(2)

    const body = { lodgedOn: '2024-06-11', number: 30 }
    await app().staff(sharesCalls.updateShareEvent, { params: { id: transfer }, body })
    const stamp = tasks.find(({ title }) => title.startsWith('Stamp'))
    await app().staff(tasksCalls.updateTask, { params: { id: stamp?._id ?? '' }, body: { status: 'DONE' } })
    expect((await tasksOf(company.organizationId)).map(({ dueDate }) => dueDate)).toEqual(
      expect.arrayContaining(['2024-07-15', '2024-08-11']),
    )

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

it('an allotment makes a B5 and tells the RBO of new owners; a deleted one takes them back (SHARE-9)', async () => {
  const { organizationId, classId, anna, brian } = await makeCompany()
  const filings = async () =>
    (await app().staff(filingsCalls.searchFilings, { body: { organizationId } })).answer.data.map(
      ({ kind, eventDate, event }) => [kind, eventDate, event],
    )
  const on = daysAgo(20)
  const to = [{ personId: brian.personId }]
  const id = await enter({ organizationId, kind: 'allotment', on, classId, number: 300, to })
  expect(await filings()).toEqual(
    expect.arrayContaining([
      ['B5', on, 'Allotment of 300 Ordinary'],
      ['RBO', on, 'Beneficial owners changed'],
    ]),
  )
  await app().staff(sharesCalls.updateShareEvent, { params: { id }, body: { on: daysAgo(10), number: 20 } })
  expect(await filings()).toEqual([['B5', daysAgo(10), 'Allotment of 20 Ordinary']])
  await app().staff(sharesCalls.removeShareEvent, { params: { id } })
  expect(await filings()).toEqual([])

  const from = [{ personId: anna.personId }]
  await enter({ organizationId, kind: 'buyBack', on, classId, number: 10, from })
  expect((await filings()).map(([kind]) => kind)).toEqual(expect.arrayContaining(['H5', 'B7']))
})

it('a class of shares is known by its name, and renamed while no holding names it (SHARE-1)', async () => {
  const { organizationId, classId } = await makeCompany()
  const body = { organizationId, name: 'ordinary ' }
  const twice = await app().staff(sharesCalls.createShareClass, { body })
  expect([twice.status, Object.keys(twice.problem.fields ?? {})]).toEqual([422, ['name']])
  const renamed = await app().staff(sharesCalls.updateShareClass, {
    params: { id: classId },
    body: { name: 'Ordinary A', votes: 10 },
  })
  expect(renamed.answer).toMatchObject({
    name: 'Ordinary A',
    votes: 10,
    nominal: 1,
    currency: 'EUR',
    redeemable: false,
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
