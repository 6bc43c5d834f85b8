import type { IsoDate } from '../shared/iso-date.ts'
import { type Party, partyId } from '../shared/party.ts'
import type { ShareEventKind } from './share-event.ts'

/** A class as the book needs it. `nominal` is that of the first day; null where nobody knows it. */
export type BookClass = {
  _id: string
  name: string
  nominal: number | null
  currency: string
  votes: number
  redeemable: boolean
}

/** An event as the book needs it. A day is unknown only of what was entered as a holding without one. */
export type BookEvent = {
  _id: string
  kind: ShareEventKind
  on: IsoDate | null
  from: readonly Party[]
  to: readonly Party[]
  classId: string
  toClassId: string | null
  number: number | null
  ratio: number | null
  paidPerShare: number | null
  premiumPerShare: number | null
  /** was made from holdings, in one save with others of the day: what was only in between has no certificate */
  isFromHoldings: boolean
  /** the lots that are given up, where the holdings said so */
  givenUp: readonly GivenUp[] | null
}

/** Names lots of a holder by the day on which they began and their size. */
export type GivenUp = { from: IsoDate | null; number: number }

/** Shares that were entered on a link, before the company had events. */
export type OpeningHolding = {
  /** tells it apart from the other holdings of the company */
  key: string
  party: Party
  classId: string
  number: number
  nominal: number | null
  acquired: IsoDate | null
  ceased: IsoDate | null
}

/** All that is entered about the shares of a company: events and holdings in the order of entry. */
export type ShareBook = {
  classes: readonly BookClass[]
  opening: readonly OpeningHolding[]
  events: readonly BookEvent[]
}

/** Distinguishing numbers of shares, from the first to the last. */
export type NumberRange = { from: number; to: number }

/**
 * Shares of one class that came to one holder, or to joint holders, at once: what one certificate says. They are held from
 * `from` to the day before `until`.
 */
export type Lot = {
  key: string
  holders: readonly Party[]
  classId: string
  number: number
  from: IsoDate | null
  until: IsoDate | null
  /** what is paid on all of them without the premium; null: unknown */
  paid: number | null
  premium: number
  numbers: readonly NumberRange[]
  /** the lots whose shares these were */
  sources: readonly Lot[]
  /** the event by which it began; null: it was entered as a holding */
  begunBy: BookEvent | null
  /** the nominal value that was entered with the holding */
  nominal: number | null
}

/** Why an event cannot be, under the field that it is about. */
export type Refusal = { eventId: string; field: string; message: string }

/** Tells holders apart: joint holders are the same in any order. */
export const holdersKey = (holders: readonly Party[]): string => holders.map(partyId).toSorted().join(' ')

/** Whether shares are held on a day. */
export const isLotOf = ({ from, until }: Pick<Lot, 'from' | 'until'>, day: IsoDate): boolean =>
  (from === null || from <= day) && (until === null || day < until)

/** Whether shares are held on some day at all: those of one day with another entry of that day are not. */
export const isEverHeld = ({ from, until }: Pick<Lot, 'from' | 'until'>): boolean => until === null || from !== until
