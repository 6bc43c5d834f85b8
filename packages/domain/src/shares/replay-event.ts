import type { Party } from '../shared/party.ts'
import { nominalTotalOf } from './nominal.ts'
import { joinRanges } from './number-ranges.ts'
import {
  beginLot,
  endLot,
  freshNumbers,
  joinPieces,
  keepRest,
  type OpenLot,
  type OpenLots,
  refuse,
  takeShares,
} from './open-lots.ts'
import { type BookClass, type BookEvent, holdersKey } from './share-book.ts'
import type { ShareEventKind } from './share-event.ts'
import { sharesIn } from './share-sums.ts'

const MAX_SHARES = 1_000_000_000_000

const classOf = ({ book }: OpenLots, classId: string | null, field: string): BookClass =>
  book.classes.find(({ _id }) => _id === classId) ?? refuse(field, 'There is no such class of this company.')

const whole = (value: number | null, field: string, least: number): number => {
  if (value === null) return refuse(field, 'This is required.')
  if (value > MAX_SHARES) return refuse(field, 'At most 1,000,000,000,000.')
  if (!Number.isInteger(value) || value < least)
    return refuse(field, least > 1 ? 'Write a whole number from 2.' : 'Shares are whole, and at least one.')
  return value
}

const requireParties = (parties: readonly Party[], field: string): void => {
  if (parties.length === 0) refuse(field, 'This is required.')
  if (new Set(holdersKey(parties).split(' ')).size < parties.length) refuse(field, 'Somebody is named twice.')
}

type Step = (state: OpenLots, event: BookEvent, number: number, ofClass: BookClass) => void

// What is paid above the nominal value is premium.
const withinNominal = (paid: number | null, nominal: number | null): { paid: number | null; above: number } =>
  paid === null || nominal === null || paid <= nominal ? { paid, above: 0 } : { paid: nominal, above: paid - nominal }

const allot: Step = (state, event, number, ofClass) => {
  requireParties(event.to, 'to')
  const { paidPerShare, premiumPerShare } = event
  const nominal = nominalTotalOf(ofClass, state.done, event.on, number)
  const paid = withinNominal(paidPerShare === null ? null : paidPerShare * number, nominal)

  beginLot(state, {
    key: `event ${event._id} to`,
    holders: event.to,
    classId: event.classId,
    number,
    from: event.on,
    begunBy: event,
    paid: paid.paid,
    premium: (premiumPerShare ?? 0) * number + paid.above,
    numbers: freshNumbers(state, event.classId, number),
  })
}

const move: Step = (state, event, number) => {
  requireParties(event.from, 'from')
  requireParties(event.to, 'to')
  if (holdersKey(event.from) === holdersKey(event.to)) refuse('to', 'They hold these shares already.')

  const { given, left } = takeShares(state, event, number)
  const moved = joinPieces(given)
  beginLot(state, {
    key: `event ${event._id} to`,
    holders: event.to,
    classId: event.classId,
    from: event.on,
    begunBy: event,
    ...moved,
    numbers: joinRanges(moved.numbers),
  })
  keepRest(state, event, left)
}

const giveUp: Step = (state, event, number, { redeemable }) => {
  requireParties(event.from, 'from')
  if (event.kind === 'redemption' && !redeemable) refuse('classId', 'Shares of this class are not redeemable.')
  const { left } = takeShares(state, event, number)
  keepRest(state, event, left)
}

const convert: Step = (state, event, number, ofClass) => {
  requireParties(event.from, 'from')
  const toClass = classOf(state, event.toClassId, 'toClassId')
  if (toClass._id === event.classId) refuse('toClassId', 'Choose another class.')
  // What is paid on them is an amount of their own currency.
  if (toClass.currency !== ofClass.currency) refuse('toClassId', 'This class is in another currency.')
  const { given, left } = takeShares(state, event, number)
  const { paid, premium, sources } = joinPieces(given)
  const kept = withinNominal(paid, nominalTotalOf(toClass, state.done, event.on, number))

  beginLot(state, {
    key: `event ${event._id} to`,
    holders: given[0]?.lot.holders ?? event.from,
    classId: toClass._id,
    number,
    from: event.on,
    begunBy: event,
    paid: kept.paid,
    premium: premium + kept.above,
    numbers: freshNumbers(state, toClass._id, number),
    sources,
  })
  keepRest(state, event, left)
}

// Certificates of one holder that do not divide alone are put together. Those of holdings that end on another day stay apart.
const dividing = (lots: readonly OpenLot[], ratio: number): OpenLot[][] =>
  [...Map.groupBy(lots, (lot) => `${holdersKey(lot.holders)} ${lot.endsOn}`).values()]
    .flatMap((own) => {
      if (own.every(({ number }) => number % ratio === 0)) return own.map((lot) => [lot])
      return sharesIn(own) % ratio === 0 ? [own] : refuse('ratio', 'The shares of a holder do not divide by this.')
    })
    .toSorted(([one], [other]) => (one?.numbers[0]?.from ?? 0) - (other?.numbers[0]?.from ?? 0))

// All shares of the class are replaced, and numbered anew from 1.
const divide = (state: OpenLots, event: BookEvent): void => {
  classOf(state, event.classId, 'classId')
  const ratio = whole(event.ratio, 'ratio', 2)
  const isSplit = event.kind === 'split'
  const lots = state.open
    .filter(({ classId }) => classId === event.classId)
    .toSorted((one, other) => (one.numbers[0]?.from ?? 0) - (other.numbers[0]?.from ?? 0))
  if (lots.length === 0) refuse('classId', 'There are no shares of this class on that day.')
  const replaced = isSplit ? lots.map((lot) => [lot]) : dividing(lots, ratio)
  if (isSplit && lots.some(({ number }) => number * ratio > MAX_SHARES)) refuse('ratio', 'These are too many shares.')

  state.nextNumber.set(event.classId, 1)
  for (const own of replaced) {
    const [first] = own
    if (!first) continue
    const number = isSplit ? sharesIn(own) * ratio : sharesIn(own) / ratio
    for (const lot of own) endLot(state, lot, event.on)
    const { paid, premium } = joinPieces(own.map((lot) => ({ ...lot, lot })))
    beginLot(state, {
      key: `event ${event._id} of ${first.key}`,
      holders: first.holders,
      classId: first.classId,
      number,
      from: event.on,
      paid,
      premium,
      numbers: freshNumbers(state, event.classId, number),
      sources: own,
      begunBy: event,
      endsOn: first.endsOn,
      openingKey: first.openingKey,
    })
  }
}

const steps: Partial<Record<ShareEventKind, Step>> = {
  allotment: allot,
  transfer: move,
  transmission: move,
  conversion: convert,
  redemption: giveUp,
  buyBack: giveUp,
  cancellation: giveUp,
}

/**
 * Replays one event.
 * @throws Refused when it cannot be; then nothing has changed
 */
export const replayEvent = (state: OpenLots, event: BookEvent): void => {
  const step = steps[event.kind]
  if (step) step(state, event, whole(event.number, 'number', 1), classOf(state, event.classId, 'classId'))
  else divide(state, event)
  state.done.push(event)
}
