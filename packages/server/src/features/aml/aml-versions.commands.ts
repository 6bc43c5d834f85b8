import { createHash } from 'node:crypto'
import type { AmlVersion, AmlVersionContent } from '@registrar/domain/aml/aml-version'
import { hasRole } from '@registrar/domain/access/roles'
import { type OpenPoint, unclearedText, undecidedText } from '@registrar/domain/aml/file-gaps'
import { answerReview, diligenceDay, readOpenPoints, reviewDay } from '#features/diligence'
import { organizationRecord } from '#features/organizations'
import { listUnclearedNames, screenRecord } from '#features/sanctions'
import { findUserReferences } from '#features/users'
import { now, today } from '#platform/clock'
import { recordChange } from '#platform/commands/change-log'
import { lockRecord } from '#platform/commands/lock-record'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import type { FileStore } from '#platform/file-store/file-store'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { printAmlVersion } from './print-aml-version.ts'
import { hashDocuments } from './document-hashes.ts'
import { readVersionContent } from './version-content.queries.ts'

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

// Whoever was linked a moment ago, or is not yet compared with a new list, is screened here.
const requireNoSanctionsHit = async (tx: Tx, organizationId: string): Promise<void> => {
  const { sanctions, pep } = await listUnclearedNames(tx, organizationId)
  if (sanctions.length > 0) throw new Problem('SANCTIONS_HIT_OPEN', unclearedText(sanctions))
  if (pep.length > 0) throw new Problem('SANCTIONS_HIT_OPEN', undecidedText(pep))
}

type Signing = { organizationId: string; acceptOpen?: string | null | undefined }

// Only who may approve a client may sign a file that lacks something.
const requireMayAccept = ({ acceptOpen }: Signing, { role }: Session): void => {
  if (acceptOpen && !hasRole(role, 'amlOfficer'))
    throw new Problem('FORBIDDEN', 'Only an AML officer or an administrator signs a file that is incomplete.')
}

const requireComplete = (open: readonly OpenPoint[], { acceptOpen }: Signing): void => {
  if (open.length > 0 && !acceptOpen)
    throw new Problem('AML_FILE_INCOMPLETE', `The file is incomplete. ${open.map(({ reason }) => reason).join(' ')}`, {
      open,
    })
}

/**
 * Signs an organization's anti-money-laundering file: freezes its content, with its hash and its PDF (AML-17). Later edits need
 * another version, and the database refuses to change this one. What the law demands must be there, unless an AML officer accepts in
 * `acceptOpen`, with a reason, that it is not (AML-18).
 * @throws Problem NOT_FOUND, FORBIDDEN, SANCTIONS_HIT_OPEN, AML_NOT_ASSESSED, AML_FILE_INCOMPLETE
 */
export const signVersion = async (
  db: Db,
  signing: Signing,
  { session, config, files }: { session: Session; config: Config; files: FileStore },
): Promise<AmlVersion> => {
  const { organizationId } = signing
  requireMayAccept(signing, session)
  // In a transaction of its own, so that a hit which prevents the signature is kept and can be cleared.
  await screenRecord(db, { organizationId }, session.userId)

  // Read before the transaction: files may be large.
  const hashes = await hashDocuments(db, files, organizationId)
  const { ownerThresholds } = config

  return inTransaction(db, async (tx) => {
    await lockRecord(tx, organizationRecord, organizationId, 'share')
    await requireNoSanctionsHit(tx, organizationId)
    const found = await readVersionContent(tx, organizationId, {
      today: today(config.timeZone),
      ownerThresholds,
      hashes,
    })
    if (!found) throw new Problem('AML_NOT_ASSESSED', 'The file has no answers yet.')

    const open = (await readOpenPoints(tx, [organizationId], diligenceDay(config))).get(organizationId) ?? []
    requireComplete(open, signing)

    const signedBy = (await findUserReferences(tx, [session.userId])).get(session.userId)
    const signature = { signedAt: now(), signedBy: signedBy ?? { userId: session.userId, userName: '' } }
    const acceptOpen = open.length > 0 ? (signing.acceptOpen ?? null) : null
    const content: AmlVersionContent = { ...found, open, acceptOpen, ...signature }
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
    await answerReview(tx, organizationId, reviewDay(config))

    return { _id: frozen.id, organizationId, hash, pdfHash: frozen.pdf_hash, ...signature }
  })
}
