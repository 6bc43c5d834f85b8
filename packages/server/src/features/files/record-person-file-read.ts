import type { FastifyRequest } from 'fastify'
import { recordAudit } from '#platform/audit/record-audit'
import type { Db } from '#platform/database/database'
import { clientAddress } from '#platform/http/client-address'
import { findPersonOfFile } from './files.queries.ts'
import type { FileRow } from './files.row.ts'

/** Records that a user reads a file with personal data of a person; other files are not recorded (AUD-3). */
export const recordPersonFileRead = async (
  db: Db,
  { Key: key }: FileRow,
  request: Pick<FastifyRequest, 'session' | 'ip' | 'socket'>,
): Promise<void> => {
  const personId = await findPersonOfFile(db, key)
  if (personId === undefined) return

  await recordAudit(db, {
    kind: 'paperRead',
    userId: request.session?.userId ?? null,
    address: clientAddress(request),
    record: { type: 'person', id: personId },
    fileId: key.split('/').at(-2) ?? key,
  })
}
