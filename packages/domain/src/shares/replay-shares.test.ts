import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, type IsoDate } from '../shared/iso-date.ts'
import type { Party } from '../shared/party.ts'
import { capitalOn } from './share-capital.ts'
import { certificatesOf, replacementsOf } from './share-certificate.ts'
import { replayShares } from './replay-shares.ts'
import { type BookEvent, holdersKey, isLotOf, type ShareBook } from './share-book.ts'
import { type ShareEventKind, shareEventKinds } from './share-event.ts'

// SHARE-2, SHARE-3, SHARE-4, SHARE-5, SHARE-7: random histories, and what a clerk with a book of balances would have.

const HISTORIES = 1000

const classes = [
  { _id: 'ordinary', name: 'Ordinary', nominal: 2, currency: 'EUR', votes: 1, redeemable: false },
  { _id: 'preference', name: 'Preference', nominal: 0.5, currency: 'EUR', votes: 0, redeemable: true },
]
const holders: Party[][] = [
  [{ personId: 'anna' }],
  [{ personId: 'brian' }],
  [{ organizationId: 'holding' }],
  [{ personId: 'anna' }, { personId: 'brian' }],
]
const FIRST_DAY = '2024-01-01'
const LAST_DAY = 400

const anyEvent = fc.record({
  kind: fc.constantFrom<ShareEventKind>(...shareEventKinds, 'allotment', 'allotment', 'transfer'),
  day: fc.integer({ min: 0, max: LAST_DAY }),
  from: fc.constantFrom(...holders),
  to: fc.constantFrom(...holders),
  classId: fc.constantFrom('ordinary', 'preference'),
  number: fc.integer({ min: 1, max: 60 }),
  ratio: fc.integer({ min: 2, max: 3 }),
  paidPerShare: fc.constantFrom(0, 0.1, 0.5),
  premiumPerShare: fc.constantFrom(null, 0.25),
})

const anyHistory = fc.array(anyEvent, { minLength: 1, maxLength: 20 }).map((drawn) =>
  drawn.map(({ day, ...event }, index): BookEvent => ({
    ...event,
    _id: `e${index}`,
    on: addDays(FIRST_DAY, day),
    toClassId: event.kind === 'conversion' ? (event.classId === 'ordinary' ? 'preference' : 'ordinary') : null,
    isFromHoldings: false,
    givenUp: null,
  })),
)

type Balances = Map<string, number>

const keyOf = (party: readonly Party[], classId: string) => `${holdersKey(party)} ${classId}`

// One entry of a clerk: undefined where the shares are not there, or those of a holder do not divide. Certificates are of no concern.
const entered = (balances: Balances, event: BookEvent): Balances | undefined => {
  const next = new Map(balances)
  const add = (party: readonly Party[], classId: string, number: number) =>
    next.set(keyOf(party, classId), (next.get(keyOf(party, classId)) ?? 0) + number)
  const { kind, from, to, classId, toClassId, number, ratio } = event
  const count = number ?? 0
  const times = ratio ?? 1
  if (kind === 'split' || kind === 'consolidation') {
    const own = [...next].filter(([key, held]) => key.endsWith(` ${classId}`) && held > 0)
    if (own.length === 0) return undefined
    if (kind === 'consolidation' && own.some(([, held]) => held % times !== 0)) return undefined
    for (const [key, held] of own) next.set(key, kind === 'split' ? held * times : held / times)
    return next
  }
  if (kind === 'allotment') return (add(to, classId, count), next)
  if (kind === 'redemption' && classId === 'ordinary') return undefined
  if ((kind === 'transfer' || kind === 'transmission') && holdersKey(from) === holdersKey(to)) return undefined
  if ((next.get(keyOf(from, classId)) ?? 0) < count) return undefined
  add(from, classId, -count)
  if (kind === 'transfer' || kind === 'transmission') add(to, classId, count)
  if (kind === 'conversion') add(from, toClassId ?? '', count)
  return next
}

const book = (events: readonly BookEvent[]): ShareBook => ({ classes, opening: [], events })

const clerkOn = (events: readonly BookEvent[], refused: ReadonlySet<string>, day: IsoDate): Balances => {
  let balances: Balances = new Map()
  const inOrder = events.toSorted((one, other) => (one.on ?? '').localeCompare(other.on ?? ''))
  for (const event of inOrder.filter(({ on }) => (on ?? '') <= day)) {
    const next = entered(balances, event)
    expect([event, next !== undefined]).toEqual([event, !refused.has(event._id)])
    if (next) balances = next
  }
  return balances
}

const withoutZeros = (balances: Iterable<[string, number]>) => new Map([...balances].filter(([, held]) => held > 0))

const heldOn = (events: readonly BookEvent[], day: IsoDate): Balances => {
  const held: Balances = new Map()
  for (const lot of replayShares(book(events)).lots.filter((one) => isLotOf(one, day))) {
    const key = keyOf(lot.holders, lot.classId)
    held.set(key, (held.get(key) ?? 0) + lot.number)
  }
  return held
}

it('what everybody holds on any day is what a clerk has who enters the events one after the other', () => {
  fc.assert(
    fc.property(anyHistory, fc.integer({ min: 0, max: LAST_DAY }), (events, after) => {
      const day = addDays(FIRST_DAY, after)
      const refused = new Set(replayShares(book(events)).refused.map(({ eventId }) => eventId))
      expect(heldOn(events, day)).toEqual(withoutZeros(clerkOn(events, refused, day)))
    }),
    { numRuns: HISTORIES },
  )
})

it('certificates end once, have the shares of their holders, and numbers that do not overlap, on any day', () => {
  fc.assert(
    fc.property(anyHistory, fc.integer({ min: 0, max: LAST_DAY }), (events, after) => {
      const day = addDays(FIRST_DAY, after)
      const { lots } = replayShares(book(events))
      const all = certificatesOf(lots)
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)

      const inForce = all.filter(({ issuedOn, cancelledOn }) => isLotOf({ from: issuedOn, until: cancelledOn }, day))
      const sums: Balances = new Map()
      for (const { holders: own, lot, shares } of inForce) {
        const key = keyOf(own, lot.classId)
        sums.set(key, (sums.get(key) ?? 0) + shares)
      }
      expect(sums).toEqual(heldOn(events, day))

      for (const { _id } of classes) {
        const ranges = inForce.filter(({ lot }) => lot.classId === _id).flatMap(({ numbers }) => [...numbers])
        const inOrder = ranges.toSorted((one, other) => one.from - other.from)
        for (const [index, range] of inOrder.entries()) expect(range.from).toBeGreaterThan(inOrder[index - 1]?.to ?? 0)
      }
      for (const { numbers, shares } of all)
        expect(numbers.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(shares)

      const known = new Map(all.map((one) => [one.key, one]))
      for (const [old, keys] of replacementsOf(all))
        for (const key of keys) expect(known.get(key)?.issuedOn).toBe(known.get(old)?.cancelledOn)
    }),
    { numRuns: HISTORIES },
  )
})

it('the statement of capital balances on any day', () => {
  fc.assert(
    fc.property(anyHistory, fc.integer({ min: 0, max: LAST_DAY }), (events, after) => {
      const day = addDays(FIRST_DAY, after)
      const replay = replayShares(book(events))
      for (const row of capitalOn({ classes }, replay, day)) {
        const held = [...heldOn(events, day)].filter(([key]) => key.endsWith(` ${row.classId}`))
        expect(row.issued).toBe(held.reduce((sum, [, number]) => sum + number, 0))
        expect((row.paid ?? 0) + (row.unpaid ?? 0)).toBeCloseTo(row.nominalTotal ?? Number.NaN, 4)
        expect(row.nominalTotal).toBeCloseTo(row.issued * (row.nominal ?? Number.NaN), 2)
        expect(row.unpaid).toBeGreaterThanOrEqual(-0.001)
      }
    }),
    { numRuns: HISTORIES },
  )
})

it('a lost certificate is replaced on the day, and its replacement ends with the shares', () => {
  const allotment = { kind: 'allotment', on: '2024-01-01', to: [{ personId: 'anna' }], from: [], number: 10 } as const
  const end = { kind: 'cancellation', on: '2024-06-01', from: [{ personId: 'anna' }], to: [], number: 10 } as const
  const nothing = {
    classId: 'ordinary',
    toClassId: null,
    ratio: null,
    paidPerShare: null,
    premiumPerShare: null,
    isFromHoldings: false,
    givenUp: null,
  }
  const { lots } = replayShares(
    book([
      { _id: 'a', ...allotment, ...nothing },
      { _id: 'b', ...end, ...nothing },
    ]),
  )
  const stored = { _id: '1', key: 'event a to', number: 1, lostOn: '2024-03-01', isNumberConfirmed: true }
  const all = certificatesOf(lots, new Map([[stored.key, stored]]))
  expect(all.map(({ issuedOn, cancelledOn, lostOn }) => [issuedOn, cancelledOn, lostOn])).toEqual([
    ['2024-01-01', '2024-03-01', '2024-03-01'],
    ['2024-03-01', '2024-06-01', null],
  ])
  expect([...replacementsOf(all)]).toEqual([['event a to', ['event a to+']]])
})
