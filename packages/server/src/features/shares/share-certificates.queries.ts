import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { partyId, type Party } from '@registrar/domain/shared/party'
import { isLotOf } from '@registrar/domain/shares/share-book'
import {
  type Certificate,
  certificatesOf,
  replacementsOf,
  type ShareCertificate,
} from '@registrar/domain/shares/share-certificate'
import { type CapitalRow, capitalOn } from '@registrar/domain/shares/share-capital'
import { sql } from 'kysely'
import { requireOrganization } from '#features/organizations'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'
import { readKeptShares, readStoredCertificates } from './keep-shares.commands.ts'

/** The names of people and companies, those in the bin too. */
export const readPartyNames = async (db: Db | Tx, parties: readonly Party[]): Promise<Map<string, string>> => {
  const ids = [...new Set(parties.map(partyId))].filter(isId)
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from organizations where id = any(${ids}::uuid[])
    union all select p.id, ${fullName('p')} from people p where p.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const isOfDay = ({ issuedOn, cancelledOn }: Certificate, day: IsoDate): boolean =>
  isLotOf({ from: issuedOn, until: cancelledOn }, day)

/**
 * The certificates of a company by number: all that ever were, or those in force on a day (SHARE-5).
 * @throws Problem NOT_FOUND for the company
 */
export const searchShareCertificates = async (
  db: Db,
  { organizationId, asAt }: { organizationId: string; asAt?: IsoDate | null | undefined },
): Promise<ShareCertificate[]> => {
  await requireOrganization(db, organizationId)
  const { book, replay } = await readKeptShares(db, organizationId)
  const stored = await readStoredCertificates(db, organizationId)
  const all = certificatesOf(replay.lots, stored)
  const replacements = replacementsOf(all)
  const nameOf = await readPartyNames(
    db,
    all.flatMap(({ holders }) => holders),
  )
  const numberOf = (key: string): number => stored.get(key)?.number ?? 0

  return all
    .filter((certificate) => !asAt || isOfDay(certificate, asAt))
    .map(({ key, lot, shares, holders, numbers, issuedOn, cancelledOn, lostOn }) => ({
      _id: stored.get(key)?._id ?? '',
      number: numberOf(key),
      holders: holders.map((party) => ({ ...party, name: nameOf.get(partyId(party)) ?? '' })),
      classId: lot.classId,
      class: book.classes.find(({ _id }) => _id === lot.classId)?.name ?? '',
      shares,
      numbers: [...numbers],
      issuedOn,
      cancelledOn,
      replacedBy: (replacements.get(key) ?? []).map(numberOf).toSorted((one, other) => one - other),
      lostOn,
      isNumberConfirmed: stored.get(key)?.isNumberConfirmed ?? false,
    }))
    .toSorted((one, other) => one.number - other.number)
}

/** What is paid on the shares of each certificate, without the premium, and the premium, by the id of the certificate; null: not known. */
export const readPaidOnCertificates = async (
  db: Db,
  organizationId: string,
): Promise<Map<string, { paid: number | null; premium: number | null }>> => {
  const { replay } = await readKeptShares(db, organizationId)
  const stored = await readStoredCertificates(db, organizationId)
  return new Map(
    certificatesOf(replay.lots, stored).map(({ key, lot: { paid, premium } }) => [
      stored.get(key)?._id ?? '',
      { paid, premium: paid === null ? null : premium },
    ]),
  )
}

/**
 * The statement of capital of a company on a day (SHARE-7).
 * @throws Problem NOT_FOUND for the company
 */
export const searchShareCapital = async (db: Db, organizationId: string, day: IsoDate): Promise<CapitalRow[]> => {
  await requireOrganization(db, organizationId)
  const { book, replay } = await readKeptShares(db, organizationId)
  return capitalOn(book, replay, day)
}
