import type { FastifyRequest } from 'fastify'
import { recordRegisterDownload } from '#features/registers'
import { recordAudit } from '#platform/audit/record-audit'
import type { Db } from '#platform/database/database'
import { clientAddress } from '#platform/http/client-address'
import type { MadePaper } from './make-paper.ts'

/** Records what somebody sees on a printed paper: the PPS number of a person (AUD-3), and registers (AUD-1). */
export const recordPrint = async (
  db: Db,
  request: FastifyRequest,
  organizationId: string,
  { ppsPersonId, registers, asAt }: MadePaper,
): Promise<void> => {
  if (ppsPersonId)
    await recordAudit(db, {
      kind: 'personRead',
      userId: request.session?.userId ?? null,
      address: clientAddress(request),
      record: { type: 'person', id: ppsPersonId },
    })

  for (const register of registers)
    await recordRegisterDownload(db, request, organizationId, { register, format: 'pdf', asAt })
}
