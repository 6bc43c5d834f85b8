import type { IsoDate } from '../shared/iso-date.ts'
import type { Party } from '../shared/party.ts'
import { type GivenUp, holdersKey, type OpeningHolding } from './share-book.ts'
import { sharesIn } from './share-sums.ts'

/** An event that says the same as some holdings. `on` is null where the holdings name no day. */
type EventOfHoldings = {
  kind: 'allotment' | 'transfer' | 'cancellation'
  on: IsoDate | null
  classId: string
  number: number
  from: Party[]
  to: Party[]
  givenUp: GivenUp[] | null
}

type Giver = { party: Party; number: number; givenUp: GivenUp[] }
type Taker = { party: Party; number: number }

const keyOf = ({ party }: Pick<OpeningHolding, 'party'>): string => holdersKey([party])

// Whoever gives up and takes up on one day gives, or takes, the difference.
const givers = (ended: readonly OpeningHolding[], begun: readonly OpeningHolding[]): Giver[] =>
  [...Map.groupBy(ended, keyOf)].flatMap(([key, own]) => {
    const kept = sharesIn(begun.filter((holding) => keyOf(holding) === key))
    const [first] = own
    const givenUp = own.map(({ acquired, number }) => ({ from: acquired, number }))
    return first && sharesIn(own) > kept ? [{ party: first.party, number: sharesIn(own) - kept, givenUp }] : []
  })

const takers = (ended: readonly OpeningHolding[], begun: readonly OpeningHolding[]): Taker[] => {
  const had = new Map([...Map.groupBy(ended, keyOf)].map(([key, own]) => [key, sharesIn(own)]))
  return begun.flatMap((holding) => {
    const key = keyOf(holding)
    const kept = Math.min(had.get(key) ?? 0, holding.number)
    had.set(key, (had.get(key) ?? 0) - kept)
    return holding.number > kept ? [{ party: holding.party, number: holding.number - kept }] : []
  })
}

const eventsOfDay = (
  on: IsoDate | null,
  classId: string,
  ended: readonly OpeningHolding[],
  begun: readonly OpeningHolding[],
): EventOfHoldings[] => {
  const events: EventOfHoldings[] = []
  const giving = givers(ended, begun)
  const given = new Set<Giver>()
  const giveUp = (giver: Giver, number: number, to: Party[]) => {
    const isFirst = !given.has(giver)
    given.add(giver)
    giver.number -= number
    const kind = to.length > 0 ? 'transfer' : 'cancellation'
    events.push({ kind, on, classId, number, from: [giver.party], to, givenUp: isFirst ? giver.givenUp : null })
  }

  for (const taker of takers(ended, begun)) {
    for (const giver of giving) {
      const number = Math.min(giver.number, taker.number)
      if (number === 0) continue
      taker.number -= number
      giveUp(giver, number, [taker.party])
    }
    if (taker.number > 0)
      events.push({ kind: 'allotment', on, classId, number: taker.number, from: [], to: [taker.party], givenUp: null })
  }
  for (const giver of giving) if (giver.number > 0) giveUp(giver, giver.number, [])
  return events
}

/**
 * The events that say the same as holdings: what is given up and taken up on one day in one class is a transfer, what else is taken
 * up an allotment, what else is given up a cancellation (SHARE-6).
 */
export const eventsOfHoldings = (opening: readonly OpeningHolding[]): EventOfHoldings[] => {
  const held = opening.filter(({ number, acquired, ceased }) => number > 0 && (ceased === null || acquired !== ceased))
  const days = [...new Set(held.flatMap(({ acquired, ceased }) => [acquired ?? '', ...(ceased ? [ceased] : [])]))]
  const classIds = [...new Set(held.map(({ classId }) => classId))]

  return days.toSorted().flatMap((day) =>
    classIds.flatMap((classId) => {
      const own = held.filter((holding) => holding.classId === classId)
      const ended = own.filter(({ ceased }) => day !== '' && ceased === day)
      const begun = own.filter(({ acquired }) => (acquired ?? '') === day)
      return eventsOfDay(day || null, classId, ended, begun)
    }),
  )
}
