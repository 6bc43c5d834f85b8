import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { isLotOf } from '@registrar/domain/shares/share-book'
import {
  type CertificateChanges,
  certificatesOf,
  type ShareCertificate,
} from '@registrar/domain/shares/share-certificate'
import { organizationRecord } from '#features/organizations'
import { type Author, changedFields, recordChange } from '#platform/commands/change-log'
import { lockRecord } from '#platform/commands/lock-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'
import { notFound, Problem } from '#platform/problem'
import { keepShares, readStoredCertificates } from './keep-shares.commands.ts'
import { sharesRefused } from './refuse-shares.ts'
import { searchShareCertificates } from './share-certificates.queries.ts'

const findCompanyOf = async (db: Db | Tx, id: string): Promise<string> => {
  const row = await requireRow(
    'share certificate',
    id,
    db.selectFrom('share_certificates').select('organization_id').where('id', '=', id),
  )
  return row.organization_id
}

// The certificate as it would be had it not been lost; one of an entry that was deleted is none any more.
const requireLosable = async (tx: Tx, organizationId: string, id: string, lostOn: IsoDate | null, today: IsoDate) => {
  const { replay } = await keepShares(tx, organizationId)
  const stored = await readStoredCertificates(tx, organizationId)
  const own = [...stored.values()].find(({ _id }) => _id === id)
  if (!own) throw notFound('share certificate')
  const without = new Map([...stored, [own.key, { ...own, lostOn: null }]])
  const certificate = certificatesOf(replay.lots, without).find(({ key }) => key === own.key)
  if (!certificate) throw notFound('share certificate')

  const { issuedOn, cancelledOn } = certificate
  if (
    lostOn === null &&
    own.lostOn !== null &&
    [...stored.values()].some(({ key, lostOn: next }) => key === `${own.key}+` && next)
  )
    throw new Problem('SHARES_NEEDED', 'The certificate in its place was lost too.')
  if (lostOn !== null && lostOn > today) throw sharesRefused({ lostOn: 'This is in the future.' })
  if (lostOn !== null && !isLotOf({ from: issuedOn, until: cancelledOn }, lostOn))
    throw sharesRefused({ lostOn: 'The certificate was not in force on that day.' })
  return own
}

/**
 * Says that a certificate was lost: it is cancelled, and another with the next number takes its place; or that its number is right.
 * @throws Problem NOT_FOUND, SHARES_REFUSED for a day on which it was not in force
 */
export const updateShareCertificate = async (
  db: Db,
  id: string,
  sent: CertificateChanges,
  { author, today }: { author: Author; today: IsoDate },
): Promise<ShareCertificate> => {
  const organizationId = await findCompanyOf(db, id)
  await inTransaction(db, async (tx) => {
    await lockRecord(tx, organizationRecord, organizationId, 'no key update')
    const { lostOn: before } = await requireLosable(tx, organizationId, id, sent.lostOn ?? null, today)
    const { lostOn = before, isNumberConfirmed } = sent
    const { number, ...was } = await tx
      .selectFrom('share_certificates')
      .select(['number', 'lost_on as lostOn', 'is_number_confirmed as isNumberConfirmed'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const fields = changedFields(was, { lostOn, isNumberConfirmed })
    if (Object.keys(fields).length === 0) return

    await tx
      .updateTable('share_certificates')
      .set({ lost_on: lostOn, ...(isNumberConfirmed !== undefined && { is_number_confirmed: isNumberConfirmed }) })
      .where('id', '=', id)
      .execute()
    await recordChange(tx, author, {
      recordType: 'share-certificate',
      recordId: id,
      action: 'updated',
      fields: { ...fields, number: [number, number] },
    })
    await keepShares(tx, organizationId)
  })

  const found = (await searchShareCertificates(db, { organizationId })).find(({ _id }) => _id === id)
  if (!found) throw notFound('share certificate')
  return found
}
