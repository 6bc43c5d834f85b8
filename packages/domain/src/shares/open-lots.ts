import { countText } from '../shared/count-text.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import type { Party } from '../shared/party.ts'
import { takeNumbers } from './number-ranges.ts'
import { type BookEvent, type GivenUp, holdersKey, type Lot, type NumberRange, type ShareBook } from './share-book.ts'
import { sharesIn, sumOfKnown } from './share-sums.ts'

/** A lot while the entries are replayed. */
export type OpenLot = { -readonly [Field in keyof Lot]: Lot[Field] } & {
  /** the day on which the holding says that it ends */
  endsOn: IsoDate | null
  /** the holding that it is, or is left of */
  openingKey: string | null
}

/** What the entries up to a moment come to. */
export type OpenLots = {
  book: ShareBook
  /** all lots that ever were */
  lots: OpenLot[]
  /** those that have not ended */
  open: OpenLot[]
  nextNumber: Map<string, number>
  /** the events that were replayed */
  done: BookEvent[]
}

/** Says that an event cannot be, under the field that it is about. */
export class Refused extends Error {
  readonly field: string
  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

export const refuse = (field: string, message: string): never => {
  throw new Refused(field, message)
}

/** Gives distinguishing numbers that no share of the class had. */
export const freshNumbers = ({ nextNumber }: OpenLots, classId: string, count: number): NumberRange[] => {
  const from = nextNumber.get(classId) ?? 1
  nextNumber.set(classId, from + count)
  return count > 0 ? [{ from, to: from + count - 1 }] : []
}

type NewLot = Pick<Lot, 'key' | 'holders' | 'classId' | 'number' | 'from' | 'paid' | 'premium' | 'numbers'> &
  Partial<Pick<OpenLot, 'sources' | 'begunBy' | 'nominal' | 'endsOn' | 'openingKey'>>

export const beginLot = (state: OpenLots, lot: NewLot): void => {
  const nothing = { until: null, sources: [], begunBy: null, nominal: null, endsOn: null, openingKey: null }
  const begun: OpenLot = { ...nothing, ...lot }
  state.lots.push(begun)
  state.open.push(begun)
}

export const endLot = ({ open }: OpenLots, lot: OpenLot, day: IsoDate | null): void => {
  lot.until = day
  open.splice(open.indexOf(lot), 1)
}

/** Some shares of a lot, with what is paid on them. */
export type Piece = {
  lot: OpenLot
  number: number
  numbers: readonly NumberRange[]
  paid: number | null
  premium: number
}

const partOf = (amount: number, number: number, all: number): number =>
  number === all ? amount : (amount * number) / all

// The amounts of the parts add up to those of the lot.
const splitLot = (lot: OpenLot, count: number): { given: Piece; left: Piece } => {
  const { taken, left } = takeNumbers(lot.numbers, count)
  const paid = lot.paid === null ? null : partOf(lot.paid, count, lot.number)
  const premium = partOf(lot.premium, count, lot.number)
  return {
    given: { lot, number: count, numbers: taken, paid, premium },
    left: {
      lot,
      number: lot.number - count,
      numbers: left,
      paid: lot.paid === null || paid === null ? null : lot.paid - paid,
      premium: lot.premium - premium,
    },
  }
}

// What the holdings said was given up goes first, then a certificate for just the number, then the oldest ones.
const inOrder = (lots: readonly OpenLot[], number: number, givenUp: readonly GivenUp[] | null): OpenLot[] => {
  const wanted = [...(givenUp ?? [])]
  const named = lots.filter((lot) => {
    const at = wanted.findIndex((one) => one.from === lot.from && one.number === lot.number)
    if (at >= 0) wanted.splice(at, 1)
    return at >= 0
  })
  const others = lots.filter((lot) => !named.includes(lot))
  const same = named.length > 0 ? undefined : others.find((lot) => lot.number === number)
  return [...named, ...(same ? [same] : []), ...others.filter((lot) => lot !== same)]
}

/**
 * Takes shares of the class of an event from those who hold them: the lots that they are of end. What is left of them is for the
 * caller to begin anew (`keepRest`).
 */
export const takeShares = (state: OpenLots, event: BookEvent, number: number): { given: Piece[]; left: Piece[] } => {
  const key = holdersKey(event.from)
  const held = state.open.filter((lot) => lot.classId === event.classId && holdersKey(lot.holders) === key)
  const free = held.filter(({ endsOn }) => endsOn === null)
  if (sharesIn(free) < number)
    refuse(
      'number',
      sharesIn(held) < number
        ? `The holders have only ${countText(sharesIn(held), 'share')} of this class on that day.`
        : 'The holdings say that these shares are given up on a later day.',
    )

  const given: Piece[] = []
  const left: Piece[] = []
  const named = event.givenUp?.length ?? 0
  let missing = number
  for (const [place, lot] of inOrder(free, number, event.givenUp).entries()) {
    if (missing === 0 && place >= named) break
    const parts = splitLot(lot, Math.min(missing, lot.number))
    if (parts.given.number > 0) given.push(parts.given)
    if (parts.left.number > 0) left.push(parts.left)
    missing -= parts.given.number
    endLot(state, lot, event.on)
  }
  return { given, left }
}

/** What pieces come to together. */
export const joinPieces = (pieces: readonly Piece[]) => ({
  number: sharesIn(pieces),
  paid: sumOfKnown(pieces.map(({ paid }) => paid)),
  premium: pieces.reduce((sum, { premium }) => sum + premium, 0),
  numbers: pieces.flatMap(({ numbers }) => numbers),
  sources: pieces.map(({ lot }) => lot),
})

/** Begins anew what is left of the lots that somebody gave shares from. */
export const keepRest = (
  state: OpenLots,
  event: BookEvent,
  left: readonly Piece[],
  holders: readonly Party[] = event.from,
): void => {
  if (left.length === 0) return
  beginLot(state, {
    key: `event ${event._id} rest`,
    holders: left[0]?.lot.holders ?? holders,
    classId: event.classId,
    from: event.on,
    begunBy: event,
    ...joinPieces(left),
  })
}
