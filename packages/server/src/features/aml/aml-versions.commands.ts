import { createHash } from 'node:crypto'
import type { AmlVersion, AmlVersionContent } from '@registrar/domain/aml/aml-version'
import { organizationRecord } from '#features/organizations'
import { listUnclearedNames, screenRecord } from '#features/sanctions'
import { findUserReferences } from '#features/users'
import { now, today } from '#platform/clock'
import { recordChange } from '#platform/commands/change-log'
import { lockRecord } from '#platform/commands/lock-record'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { printAmlVersion } from './print-aml-version.ts'
import { readVersionContent } from './version-content.queries.ts'

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

// Whoever was linked a moment ago, or is not yet compared with a new list, is screened here.
const requireNoSanctionsHit = async (tx: Tx, organizationId: string): Promise<void> => {
  const { sanctions, pep } = await listUnclearedNames(tx, organizationId)
  if (sanctions.length > 0)
    throw new Problem('SANCTIONS_HIT_OPEN', `On a sanctions list, and not cleared: ${sanctions.join(', ')}.`)
  if (pep.length > 0)
    throw new Problem(
      'SANCTIONS_HIT_OPEN',
      `On a list of politically exposed persons, and not decided: ${pep.join(', ')}.`,
    )
}

/**
 * Signs an organization's anti-money-laundering file: freezes its content, with its hash and its PDF (AML-17). Later edits need
 * another version, and the database refuses to change this one.
 * @throws Problem NOT_FOUND, SANCTIONS_HIT_OPEN, AML_NOT_ASSESSED
 */
export const signVersion = async (
  db: Db,
  organizationId: string,
  { session, config }: { session: Session; config: Config },
): Promise<AmlVersion> => {
  // In a transaction of its own, so that a hit which prevents the signature is kept and can be cleared.
  await screenRecord(db, { organizationId }, session.userId)

  return inTransaction(db, async (tx) => {
    await lockRecord(tx, organizationRecord, organizationId, 'share')
    await requireNoSanctionsHit(tx, organizationId)
    const found = await readVersionContent(tx, organizationId, today(config.timeZone))
    if (!found) throw new Problem('AML_NOT_ASSESSED', 'The file has no answers yet.')

    const signedBy = (await findUserReferences(tx, [session.userId])).get(session.userId)
    const signature = { signedAt: now(), signedBy: signedBy ?? { userId: session.userId, userName: '' } }
    const content: AmlVersionContent = { ...found, ...signature }
    const text = JSON.stringify(content)
    const hash = sha256(text)
    const pdf = await printAmlVersion(content, { hash, letterhead: config.letterhead, timeZone: config.timeZone })
    const frozen = { id: newId(), organization_id: organizationId, hash, pdf_hash: sha256(pdf) }

    await tx
      .insertInto('aml_versions')
      .values({ ...frozen, content: text, pdf, signed_by: session.userId, signed_at: signature.signedAt })
      .execute()
    await recordChange(tx, session, {
      recordType: organizationRecord.type,
      recordId: organizationId,
      action: 'updated',
      fields: { amlVersion: [null, hash] },
    })

    return { _id: frozen.id, organizationId, hash, pdfHash: frozen.pdf_hash, ...signature }
  })
}
