import type { RegisterName } from '@registrar/domain/registers/registers'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { FastifyRequest } from 'fastify'
import { recordDownload } from '#platform/audit/record-download'
import type { Db } from '#platform/database/database'

/** Records that somebody has downloaded a register of a company, or a paper that prints it (AUD-1). */
export const recordRegisterDownload = (
  db: Db,
  request: FastifyRequest,
  organizationId: string,
  { register, format, asAt }: { register: RegisterName; format: 'pdf' | 'csv'; asAt: IsoDate },
): Promise<void> =>
  recordDownload(
    db,
    request,
    { type: 'organization', id: organizationId },
    { document: `register of ${register}`, format, asAt },
  )
