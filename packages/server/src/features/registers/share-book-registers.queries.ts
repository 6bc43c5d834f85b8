import type { RegisterCertificate, RegisterEventRow } from '@registrar/domain/registers/register-row'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type Party, partyId } from '@registrar/domain/shared/party'
import { eventsOfHoldings } from '@registrar/domain/shares/holdings-as-events'
import { isLotOf } from '@registrar/domain/shares/share-book'
import { readPartyNames, readShareBook, searchShareCertificates } from '#features/shares'
import type { Db } from '#platform/database/database'
import type { AsAt } from './register-facts.queries.ts'

type Parties = readonly Party[]
type Entry = Pick<RegisterEventRow, '_id' | 'kind' | 'on' | 'number' | 'ratio'> & {
  classId: string
  toClassId: string | null
  from: Parties
  to: Parties
}

const dayOrder = (one: IsoDate | null, other: IsoDate | null) => (one ?? '').localeCompare(other ?? '')

/**
 * All that happened to the shares of a company up to a day, the oldest first. What was entered as holdings is told as the events that say
 * the same (SHARE-6).
 */
export const allotmentsAndTransfers = async (
  db: Db,
  { organizationId, asAt }: Pick<AsAt, 'organizationId' | 'asAt'>,
): Promise<RegisterEventRow[]> => {
  const { book } = await readShareBook(db, organizationId)
  const told = eventsOfHoldings(book.opening).map((event, index): Entry => ({
    ...event,
    _id: `holding ${index + 1}`,
    ratio: null,
    toClassId: null,
  }))
  const entries = [...told, ...book.events]
    .filter(({ on }) => on === null || on <= asAt)
    .toSorted((one, other) => dayOrder(one.on, other.on))
  const nameOf = await readPartyNames(
    db,
    entries.flatMap(({ from, to }) => [...from, ...to]),
  )
  const named = (parties: Parties) => parties.map((party) => ({ ...party, name: nameOf.get(partyId(party)) ?? '' }))
  const classes = new Map(book.classes.map(({ _id, name }) => [_id, name]))

  return entries.map(({ _id, kind, on, number, ratio, classId, toClassId, from, to }) => {
    const parties = [...named(from), ...named(to)]
    return {
      _id,
      kind,
      on,
      number,
      ratio,
      class: classes.get(classId) ?? '',
      toClass: toClassId === null ? null : (classes.get(toClassId) ?? ''),
      from: named(from),
      to: named(to),
      parties,
      name: parties.map(({ name }) => name).join(', '),
    }
  })
}

/** The share certificates of a company in force on a day; with `history` all that were issued up to it. */
export const certificatesRegister = async (
  db: Db,
  { organizationId, asAt, history }: AsAt,
): Promise<RegisterCertificate[]> => {
  const certificates = await searchShareCertificates(db, { organizationId })
  return certificates
    .filter(({ issuedOn, cancelledOn }) =>
      history ? (issuedOn ?? asAt) <= asAt : isLotOf({ from: issuedOn, until: cancelledOn }, asAt),
    )
    .map((certificate) => ({ ...certificate, name: certificate.holders.map(({ name }) => name).join(' and ') }))
}
