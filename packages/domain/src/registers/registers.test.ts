import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/iso-date.ts'
import { interestedIn, interestsOn } from './interests.ts'
import { registerTable } from './register-table.ts'
import { type Holder, membersOn, membersUpTo, officersOn, officersUpTo } from './registers.ts'

const holder = (personId: string, more: Partial<Holder> = {}): Holder => ({
  party: { personId },
  name: personId,
  terms: [],
  holdings: [],
  beneficiaryPercentage: 0,
  ...more,
})
const ordinary = (number: number, acquired: string | null, ceased: string | null = null) => ({
  class: 'Ordinary',
  number,
  nominal: 1,
  acquired,
  ceased,
})

// OWN-3, OWN-4, OWN-5
describe('the register of officers', () => {
  const marie = holder('Marie', {
    terms: [
      { role: 'director', appointed: '2020-01-01', ceased: '2024-03-15' },
      { role: 'shareholder', appointed: '2020-01-01', ceased: null },
    ],
  })
  const paul = holder('Paul', { terms: [{ role: 'nomineeDirector', appointed: '2024-03-15', ceased: null }] })

  it('names who was in office on the day, up to the day before the term ceased', () => {
    expect(officersOn([marie, paul], '2024-03-14').map(({ name }) => name)).toEqual(['Marie'])
    expect(officersOn([marie, paul], '2024-03-15').map(({ name }) => name)).toEqual(['Paul'])
  })

  it('has directors and secretaries, and no shareholders', () => {
    expect(officersOn([marie], '2021-01-01')).toEqual([
      { personId: 'Marie', name: 'Marie', role: 'director', appointed: '2020-01-01', ceased: '2024-03-15' },
    ])
  })
})

it('a director who becomes a nominee director stays in office, with the role of the day (OWN-3)', () => {
  const paul = holder('Paul', {
    terms: [
      { role: 'nomineeDirector', appointed: '2022-01-01', ceased: null },
      { role: 'director', appointed: '2020-01-01', ceased: '2022-01-01' },
      { role: 'director', appointed: '2018-01-01', ceased: '2019-01-01' },
    ],
  })
  const row = { personId: 'Paul', name: 'Paul', appointed: '2020-01-01', ceased: null }
  expect(officersOn([paul], '2024-01-01')).toEqual([{ ...row, role: 'nomineeDirector' }])
  expect(officersOn([paul], '2021-01-01')).toEqual([{ ...row, role: 'director' }])
  expect(officersUpTo([paul], '2024-01-01').map(({ appointed, ceased }) => [appointed, ceased])).toEqual([
    ['2018-01-01', '2019-01-01'],
    ['2020-01-01', null],
  ])
})

describe('the register of members', () => {
  it('has the percentage of each holding in the shares in force that day', () => {
    const members = [
      holder('Marie', { holdings: [ordinary(75, '2020-01-01')], beneficiaryPercentage: 10 }),
      holder('Paul', { holdings: [ordinary(25, '2020-01-01'), ordinary(100, '2025-01-01')] }),
    ]
    expect(membersOn(members, '2024-01-01').map(({ name, percentage }) => [name, percentage])).toEqual([
      ['Marie', 75],
      ['Paul', 25],
    ])
    expect(membersOn(members, '2025-01-01').map(({ number, percentage }) => [number, percentage])).toEqual([
      [75, 37.5],
      [25, 12.5],
      [100, 50],
    ])
  })

  it('uses the percentages of the shareholders while the company has no shares', () => {
    const shareholder = holder('Marie', {
      beneficiaryPercentage: 60,
      terms: [{ role: 'shareholder', appointed: '2020-01-01', ceased: null }],
    })
    expect(membersOn([shareholder], '2024-01-01')).toMatchObject([{ class: null, number: null, percentage: 60 }])
  })

  it('has a company beside people, under its own id', () => {
    const company = { ...holder('Holding Ltd', { holdings: [ordinary(1, null)] }), party: { organizationId: 'o1' } }
    expect(membersOn([company], '2024-01-01')).toMatchObject([{ organizationId: 'o1', percentage: 100 }])
  })
})

it('the register of interests has the shares of the people in office that day', () => {
  const director = holder('Marie', {
    terms: [{ role: 'director', appointed: '2022-01-01', ceased: null }],
    holdings: [ordinary(50, '2020-01-01')],
  })
  const other = holder('Paul', { holdings: [ordinary(50, '2020-01-01')] })
  expect(interestsOn([director, other], { day: '2021-12-31' })).toEqual([])
  expect(interestsOn([director, other], { day: '2022-01-01' })).toMatchObject([{ personId: 'Marie', percentage: 50 }])
})

it('the register of interests leaves out at most 1% of a class, and shares without votes', () => {
  const terms = [{ role: 'director' as const, appointed: '2022-01-01', ceased: null }]
  const small = holder('Marie', { terms, holdings: [ordinary(1, '2020-01-01')] })
  const joint = holder('Marie and Paul', {
    party: { personId: 'Marie' },
    jointWith: [{ personId: 'Paul' }],
    holdings: [ordinary(1, '2020-01-01')],
  })
  const other = holder('Paul', { holdings: [ordinary(98, '2020-01-01')] })
  const last = holder('Last', { holdings: [ordinary(1, '2020-01-01')] })
  const on = (holders: Holder[], votes = 1) => interestsOn(holders, { day: '2022-01-01', votesOf: () => votes })
  expect(on([small, other, last])).toEqual([])
  expect(on([small, joint, other]).map(({ name }) => name)).toEqual(['Marie', 'Marie and Paul'])
  expect(on([{ ...small, holdings: [ordinary(99, '2020-01-01')] }], 0)).toEqual([])
})

it('shares that a nominee holds are an interest of the director for whom they are held, and none of the nominee (OWN-5)', () => {
  const terms = [{ role: 'director' as const, appointed: '2022-01-01', ceased: null }]
  const marie = { ...holder('Marie', { terms }), owner: { personId: 'Marie' }, ownerName: 'Marie' }
  const nominee = {
    ...holder('Paul', { terms, holdings: [ordinary(50, '2020-01-01')] }),
    owner: marie.owner,
    ownerName: 'Marie',
  }
  const rows = interestsOn(interestedIn([nominee, marie]), { day: '2022-01-01' })
  expect(rows).toMatchObject([{ personId: 'Marie', number: 50, percentage: 100, heldBy: 'Paul' }])
  expect(rows).toHaveLength(1)
  expect(registerTable('interests', rows).rows[0]).toContain('held by Paul as nominee')
})

it('the register of interests with its history has what was held while in office', () => {
  const marie = holder('Marie', {
    terms: [{ role: 'director', appointed: '2022-01-01', ceased: '2023-01-01' }],
    holdings: [
      ordinary(50, '2020-01-01', '2021-01-01'),
      ordinary(60, '2021-01-01', '2022-06-01'),
      ordinary(10, '2023-01-01'),
    ],
  })
  const rows = interestsOn([marie], { day: '2024-01-01', history: true })
  expect(rows.map(({ number, ceased }) => [number, ceased])).toEqual([[60, '2022-06-01']])
})

it('with the history past officers and members have their days, and a part transfer does not restart membership', () => {
  const anna = holder('Anna', {
    terms: [{ role: 'director', appointed: '2020-01-01', ceased: '2021-01-01' }],
    holdings: [
      ordinary(100, '2020-01-01', '2022-01-01'),
      ordinary(60, '2022-01-01', '2023-01-01'),
      ordinary(5, '2025-01-01'),
    ],
  })
  const brian = holder('Brian', { holdings: [ordinary(40, '2022-01-01')] })
  expect(officersUpTo([anna], '2020-06-01')).toMatchObject([{ ceased: '2021-01-01' }])
  expect(officersUpTo([anna], '2024-01-01')).toHaveLength(1)
  expect(officersUpTo([anna], '2019-12-31')).toEqual([])

  const rows = (day: string) =>
    membersUpTo([anna, brian], day).map(({ name, number, percentage, entered }) => [name, number, percentage, entered])
  expect(rows('2022-01-01')).toEqual([
    ['Anna', 100, 100, '2020-01-01'],
    ['Anna', 60, 60, '2020-01-01'],
    ['Brian', 40, 40, '2022-01-01'],
  ])
  expect(rows('2025-01-01')).toContainEqual(['Anna', 60, 60, '2020-01-01'])
  expect(rows('2025-01-01').at(-1)).toEqual(['Anna', 5, (5 / 45) * 100, '2025-01-01'])
})

// Events told day by day, as a clerk would enter them into a book.
const anyEvents = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 400 }),
    person: fc.constantFrom('Anna', 'Brian', 'Ciara'),
    what: fc.constantFrom('appoint', 'cease'),
  }),
  { maxLength: 25 },
)
const dayOf = (days: number) => addDays('2025-01-01', days)

it('the register on any day agrees with a replay of the events up to that day', () => {
  fc.assert(
    fc.property(anyEvents, fc.integer({ min: -5, max: 410 }), (events, asked) => {
      const inOrder = events.toSorted((a, b) => a.day - b.day)

      const holders = ['Anna', 'Brian', 'Ciara'].map((person) => {
        const terms: Holder['terms'][number][] = []
        for (const event of inOrder.filter((one) => one.person === person)) {
          const open = terms.at(-1)?.ceased === null ? terms.at(-1) : undefined
          if (event.what === 'appoint' && !open)
            terms.push({ role: 'director', appointed: dayOf(event.day), ceased: null })
          if (event.what === 'cease' && open) terms.splice(-1, 1, { ...open, ceased: dayOf(event.day) })
        }
        return holder(person, { terms })
      })

      const inOffice = new Set<string>()
      for (const { day, person, what } of inOrder) {
        if (day > asked) break
        if (what === 'appoint') inOffice.add(person)
        else inOffice.delete(person)
      }
      expect(
        officersOn(holders, dayOf(asked))
          .map(({ name }) => name)
          .toSorted(),
      ).toEqual([...inOffice].toSorted())
    }),
  )
})

it('the book of allotments and transfers says what shares become that are split, consolidated or converted (OWN-15)', () => {
  const event = { _id: '1', on: '2024-01-01', from: [], to: [], parties: [], name: '', class: 'Ordinary' }
  const { rows } = registerTable('allotmentsAndTransfers', [
    { ...event, kind: 'split', number: null, ratio: 4, toClass: null },
    { ...event, kind: 'consolidation', number: null, ratio: 2, toClass: null },
    { ...event, kind: 'conversion', number: 10, ratio: null, toClass: 'Preference' },
  ])
  expect(rows.map((row) => row.slice(1, 4))).toEqual([
    ['Split', 'Ordinary', 'each into 4'],
    ['Consolidation', 'Ordinary', '2 into one'],
    ['Conversion', 'Ordinary into Preference', 10],
  ])
})

it('the table of a register tells of nothing that came after its day (OWN-13)', () => {
  const marie = holder('Marie', {
    terms: [{ role: 'director', appointed: '2020-01-01', ceased: '2024-03-15' }],
    holdings: [ordinary(10, '2020-01-01', '2024-03-15')],
  })
  const cellsOn = (asAt: string) => [
    ...(registerTable('officers', officersOn([marie], asAt), { asAt }).rows[0] ?? []),
    ...(registerTable('members', membersOn([marie], asAt), { asAt }).rows[0] ?? []),
  ]
  expect(cellsOn('2024-03-14')).not.toContain('15/03/2024')
  expect(registerTable('officers', officersUpTo([marie], '2024-03-15'), { asAt: '2024-03-15' }).rows[0]).toContain(
    '15/03/2024',
  )

  const other = [{ name: 'Rive SARL', appointed: '2020-01-01', ceased: '2025-01-01' }]
  const later = { name: 'Quai SARL', appointed: '2025-01-01', ceased: null }
  const rows = officersOn([marie], '2024-03-14').map((row) => ({ ...row, otherDirectorships: [...other, later] }))
  expect(registerTable('officers', rows, { asAt: '2024-03-14' }).rows[0]).toContain('Rive SARL (from 01/01/2020)')
})

it('the register of members of a company without shares has no columns of shares (OWN-4)', () => {
  const marie = holder('Marie', { terms: [{ role: 'shareholder', appointed: '2020-01-01', ceased: null }] })
  const rows = membersOn([marie], '2024-01-01')
  const { header } = registerTable('members', rows, { isWithoutShares: true, keepsEmpty: true })
  expect(header).toEqual(['Name', 'Ceased', 'Entered', 'Address'])
  expect(registerTable('interests', rows, { isWithoutShares: true }).header).toContain('Class')
})
