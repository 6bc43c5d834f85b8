import type { AmlVersionContent } from '@registrar/domain/aml/aml-version'
import type { FastifyRequest } from 'fastify'
import { recordAudit } from '#platform/audit/record-audit'
import type { Db } from '#platform/database/database'
import { clientAddress } from '#platform/http/client-address'

type ReadVersion = { _id: string; organizationId: string; content: Partial<AmlVersionContent> }

/** Records that a user reads a signed file that has the number of somebody's identity document (AUD-3). */
export const recordVersionRead = async (
  db: Db,
  { _id, organizationId, content }: ReadVersion,
  request: FastifyRequest,
): Promise<void> => {
  const documents = (content.people ?? []).flatMap((person) => person.identityDocuments ?? [])
  if (documents.every(({ number }) => !number)) return

  await recordAudit(db, {
    kind: 'paperRead',
    userId: request.session?.userId ?? null,
    address: clientAddress(request),
    record: { type: 'organization', id: organizationId },
    fileId: _id,
  })
}
