import type { Party } from '../shared/party.ts'
import { joinRanges, sizeOf, takeNumbers } from './number-ranges.ts'
import { beginLot, endLot, freshNumbers, type OpenLot, type OpenLots, Refused } from './open-lots.ts'
import { replayEvent } from './replay-event.ts'
import {
  type BookEvent,
  holdersKey,
  type Lot,
  type NumberRange,
  type OpeningHolding,
  type Refusal,
  type ShareBook,
} from './share-book.ts'

/**
 * What the entries about the shares of a company come to: all lots that ever were, in the order in which they began, the events
 * that cannot be, and those that can. Registers, ownership, percentages, certificates and capital are read from it (SHARE-4).
 */
export type ShareReplay = { lots: readonly Lot[]; refused: readonly Refusal[]; done: readonly BookEvent[] }

/** What holdings give up on a day: those that begin on it take it over, with its numbers. */
type Pool = { lot: OpenLot; numbers: NumberRange[] }[]

const takeFromPool = (pool: Pool, classId: string, count: number) => {
  const numbers: NumberRange[] = []
  const sources: OpenLot[] = []
  for (const part of pool) {
    const missing = count - sizeOf(numbers)
    if (part.lot.classId !== classId || missing === 0 || part.numbers.length === 0) continue
    const { taken, left } = takeNumbers(part.numbers, missing)
    numbers.push(...taken)
    sources.push(part.lot)
    part.numbers = left
  }
  return { numbers, sources }
}

const endOpening = (state: OpenLots, { key, ceased }: OpeningHolding, pool: Pool): void => {
  for (const lot of state.open.filter(({ openingKey }) => openingKey === key)) {
    endLot(state, lot, ceased)
    pool.push({ lot, numbers: [...lot.numbers] })
  }
}

const keptKey = (holders: readonly Party[], classId: string) => `${holdersKey(holders)} ${classId}`

// Whoever gives up and takes up on one day keeps the last of the numbers, as somebody does who gives a part by an event (SHARE-6).
const keepOwn = (pool: Pool, begun: readonly OpeningHolding[]): Map<string, Pool> => {
  const own = Map.groupBy(pool, ({ lot }) => keptKey(lot.holders, lot.classId))
  return new Map(
    [...own].map(([key, parts]) => {
      const wanted = begun.filter(({ party, classId }) => keptKey([party], classId) === key)
      let missing = wanted.reduce((sum, { number }) => sum + number, 0)
      const kept = parts.toReversed().map((part) => {
        const count = Math.min(missing, sizeOf(part.numbers))
        missing -= count
        const { taken, left } = takeNumbers(part.numbers, sizeOf(part.numbers) - count)
        part.numbers = taken
        return { lot: part.lot, numbers: left }
      })
      return [key, kept.toReversed()]
    }),
  )
}

// One holder after the other gives, in the order in which their holdings were entered.
const byHolder = (pool: Pool): Pool => [...Map.groupBy(pool, ({ lot }) => holdersKey(lot.holders)).values()].flat()

const beginOpening = (state: OpenLots, opening: OpeningHolding, pool: Pool): void => {
  const { key, party, classId, number, nominal, acquired, ceased } = opening
  const { numbers, sources } = takeFromPool(pool, classId, number)
  beginLot(state, {
    key,
    holders: [party],
    classId,
    number,
    from: acquired,
    paid: null,
    premium: 0,
    numbers: joinRanges([...numbers, ...freshNumbers(state, classId, number - sizeOf(numbers))]),
    sources,
    nominal,
    endsOn: ceased,
    openingKey: key,
  })
}

const tryEvent = (state: OpenLots, event: BookEvent): Refusal[] => {
  try {
    replayEvent(state, event)
    return []
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return [{ eventId: event._id, field: error.field, message: error.message }]
  }
}

const ALWAYS = ''

const isHeldAtAll = ({ number, acquired, ceased }: OpeningHolding): boolean =>
  number > 0 && (ceased === null || acquired !== ceased)

const daysOf = ({ opening, events }: ShareBook): string[] => [
  ...new Set([
    ...opening.flatMap(({ acquired, ceased }) => [acquired ?? ALWAYS, ...(ceased === null ? [] : [ceased])]),
    ...events.map(({ on }) => on ?? ALWAYS),
  ]),
]

/** Replays all entries, day by day: first the holdings that end and begin, then the events in the order in which they were entered. */
export const replayShares = (book: ShareBook): ShareReplay => {
  const state: OpenLots = { book, lots: [], open: [], nextNumber: new Map(), done: [] }
  const refused: Refusal[] = []
  const opening = book.opening.filter(isHeldAtAll)
  const ending = Map.groupBy(opening, ({ ceased }) => ceased)
  const beginning = Map.groupBy(opening, ({ acquired }) => acquired ?? ALWAYS)
  const events = Map.groupBy(book.events, ({ on }) => on ?? ALWAYS)

  for (const day of daysOf({ ...book, opening }).toSorted()) {
    const pool: Pool = []
    for (const holding of day === ALWAYS ? [] : (ending.get(day) ?? [])) endOpening(state, holding, pool)
    const begun = beginning.get(day) ?? []
    const kept = keepOwn(pool, begun)
    const given = byHolder(pool)
    for (const holding of begun)
      beginOpening(state, holding, [...(kept.get(keptKey([holding.party], holding.classId)) ?? []), ...given])
    for (const event of events.get(day) ?? []) refused.push(...tryEvent(state, event))
  }
  return { lots: state.lots, refused, done: state.done }
}
