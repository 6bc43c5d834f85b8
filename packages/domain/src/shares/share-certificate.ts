import * as z from 'zod'
import { type IsoDate, optionalIsoDate } from '../shared/iso-date.ts'
import { filter, MAX_LIMIT, pageFields } from '../shared/page.ts'
import type { Party } from '../shared/party.ts'
import { text } from '../shared/text.ts'
import { isEverHeld, type Lot, type NumberRange } from './share-book.ts'

const named = { name: z.string() }
const day = z.string().nullable()

/** A share certificate as every call answers it. */
export const shareCertificate = z.object({
  _id: z.string(),
  number: z.int(),
  holders: z.array(
    z.union([z.object({ personId: z.string(), ...named }), z.object({ organizationId: z.string(), ...named })]),
  ),
  classId: z.string(),
  class: z.string(),
  shares: z.number(),
  numbers: z.array(z.object({ from: z.number(), to: z.number() })),
  issuedOn: day,
  cancelledOn: day,
  replacedBy: z.array(z.int()),
  lostOn: day,
  /** false: the shares were entered as holdings, and the firm has not said that its paper bears this number */
  isNumberConfirmed: z.boolean(),
})
export type ShareCertificate = z.output<typeof shareCertificate>

const { page, limit } = pageFields(MAX_LIMIT)

/** The body that asks for the certificates of a company: all, or those in force on a day. */
export const certificateSearch = z.object({ organizationId: text(100), asAt: filter(optionalIsoDate), page, limit })

/** The body of a change: the day on which a certificate was lost, or that its number is right. */
export const certificateChanges = z.object({ lostOn: optionalIsoDate, isNumberConfirmed: z.boolean() }).partial()
export type CertificateChanges = z.output<typeof certificateChanges>

/** What is stored of a certificate: what it is of, its number, and the day on which it was lost. */
export type StoredCertificate = {
  _id: string
  key: string
  number: number
  lostOn: IsoDate | null
  isNumberConfirmed: boolean
}

/** A certificate before the names of its holders are known. */
export type Certificate = {
  key: string
  lot: Lot
  shares: number
  holders: readonly Party[]
  numbers: readonly NumberRange[]
  issuedOn: IsoDate | null
  cancelledOn: IsoDate | null
  lostOn: IsoDate | null
}

// Events that were made from holdings in one save: what one gave to the next of the same day was never on paper.
const isOnPaper = (lot: Lot): boolean => isEverHeld(lot) || lot.begunBy?.isFromHoldings !== true

const isLost = (lostOn: IsoDate | null | undefined, from: IsoDate | null, until: IsoDate | null): lostOn is IsoDate =>
  lostOn !== null && lostOn !== undefined && (from === null || from <= lostOn) && (until === null || lostOn < until)

/** The certificates of one lot: the first, and one in place of each that was lost (SHARE-5). */
const certificatesOfLot = (lot: Lot, stored: ReadonlyMap<string, StoredCertificate>): Certificate[] => {
  const certificates: Certificate[] = []
  for (let key = lot.key, from = lot.from; ; key = `${key}+`) {
    const lostOn = stored.get(key)?.lostOn
    const lost = isLost(lostOn, from, lot.until) ? lostOn : null
    const { number: shares, holders, numbers, until } = lot
    certificates.push({ key, lot, shares, holders, numbers, issuedOn: from, cancelledOn: lost ?? until, lostOn: lost })
    if (lost === null) return certificates
    from = lost
  }
}

/** All certificates that ever were, in the order in which their shares came. */
export const certificatesOf = (
  lots: readonly Lot[],
  stored: ReadonlyMap<string, StoredCertificate> = new Map(),
): Certificate[] => lots.filter(isOnPaper).flatMap((lot) => certificatesOfLot(lot, stored))

const papersOf = (lot: Lot): Lot[] => (isOnPaper(lot) ? [lot] : lot.sources.flatMap(papersOf))

/** The keys of the certificates that took the place of each, by its key. */
export const replacementsOf = (certificates: readonly Certificate[]): ReadonlyMap<string, string[]> => {
  const lastOf = new Map(certificates.map(({ lot, key }) => [lot, key]))
  const pairs = certificates.flatMap(({ key, lot }) =>
    key.endsWith('+') && key !== lot.key
      ? [{ old: key.slice(0, -1), key }]
      : [...new Set(lot.sources.flatMap(papersOf))].map((source) => ({ old: lastOf.get(source) ?? '', key })),
  )
  return new Map([...Map.groupBy(pairs, ({ old }) => old)].map(([old, found]) => [old, found.map(({ key }) => key)]))
}
