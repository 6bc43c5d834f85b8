import { type Certificate, certificatesOf, type StoredCertificate } from '@registrar/domain/shares/share-certificate'
import { organizationRecord } from '#features/organizations'
import { lockIfExists } from '#platform/commands/lock-record'
import type { Db, Tx } from '#platform/database/database'
import { inTransaction } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { type CompanyBook, type ReadBook, readShareBook } from './share-books.queries.ts'

/** What is stored of the certificates of a company, by what each is of. */
export const readStoredCertificates = async (
  db: Db | Tx,
  organizationId: string,
): Promise<Map<string, StoredCertificate>> => {
  const rows = await db
    .selectFrom('share_certificates')
    .select(['id as _id', 'key', 'number', 'lost_on as lostOn', 'is_number_confirmed as isNumberConfirmed'])
    .where('organization_id', '=', organizationId)
    .orderBy('number')
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}

// By when each was entered; those of one entry in the order in which they begin.
const inOrderOfEntry = (certificates: readonly Certificate[], { enteredAt }: CompanyBook): Certificate[] => {
  const entryOf = ({ lot }: Certificate): string => enteredAt.get(lot.begunBy?._id ?? lot.key) ?? ''
  return certificates.toSorted((one, other) => entryOf(one).localeCompare(entryOf(other)))
}

const writeClasses = async (tx: Tx, organizationId: string, { newClasses }: CompanyBook): Promise<void> => {
  if (newClasses.length === 0) return
  const rows = newClasses.map(({ name, nominal }) => ({ id: newId(), organization_id: organizationId, name, nominal }))
  await tx.insertInto('share_classes').values(rows).execute()
}

// Two companies that became one had the same numbers: those of the later certificates are given anew.
const renumberTwice = async (tx: Tx, organizationId: string): Promise<void> => {
  const rows = await tx
    .selectFrom('share_certificates')
    .select(['id', 'number'])
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute()
  let next = Math.max(0, ...rows.map(({ number }) => number))
  const seen = new Set<number>()
  for (const { id, number } of rows) {
    if (seen.has(number)) {
      next += 1
      await tx.updateTable('share_certificates').set({ number: next }).where('id', '=', id).execute()
    }
    seen.add(number)
  }
}

const missingOf = ({ book, replay }: ReadBook, stored: ReadonlyMap<string, StoredCertificate>): Certificate[] =>
  inOrderOfEntry(
    certificatesOf(replay.lots, stored).filter(({ key }) => !stored.has(key)),
    book,
  )

const hasTwice = (stored: ReadonlyMap<string, StoredCertificate>): boolean =>
  new Set([...stored.values()].map(({ number }) => number)).size < stored.size

/**
 * Keeps what follows from the shares of a company: the classes that its holdings name, and the number of each certificate, the next one
 * in the order of entry (SHARE-5). Call it after each change of events and holdings.
 */
export const keepShares = async (tx: Tx, organizationId: string): Promise<ReadBook> => {
  await lockIfExists(tx, organizationRecord, organizationId, 'no key update')
  const first = await readShareBook(tx, organizationId)
  await writeClasses(tx, organizationId, first.book)
  const read = first.book.newClasses.length > 0 ? await readShareBook(tx, organizationId) : first

  const stored = await readStoredCertificates(tx, organizationId)
  if (hasTwice(stored)) await renumberTwice(tx, organizationId)
  const missing = missingOf(read, stored)
  if (missing.length > 0) {
    const { last } = await tx
      .selectFrom('share_certificates')
      .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
      .where('organization_id', '=', organizationId)
      .executeTakeFirstOrThrow()
    const rows = missing.map(({ key, lot }, index) => ({
      id: newId(),
      organization_id: organizationId,
      key,
      number: last + index + 1,
      is_number_confirmed: lot.begunBy !== null && !lot.begunBy.isFromHoldings,
    }))
    await tx.insertInto('share_certificates').values(rows).execute()
  }
  return read
}

/** Reads the shares of a company; what was undone or merged since has its classes and certificates first. */
export const readKeptShares = async (db: Db, organizationId: string): Promise<ReadBook> => {
  const read = await readShareBook(db, organizationId)
  const stored = await readStoredCertificates(db, organizationId)
  const isKept = read.book.newClasses.length === 0 && !hasTwice(stored) && missingOf(read, stored).length === 0
  return isKept ? read : inTransaction(db, (tx) => keepShares(tx, organizationId))
}
