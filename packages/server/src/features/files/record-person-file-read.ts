import type { FastifyRequest } from 'fastify'
import { recordAudit } from '#platform/audit/record-audit'
import type { Db } from '#platform/database/database'
import { clientAddress } from '#platform/http/client-address'
import { findPersonOfFile } from './files.queries.ts'
import type { FileRow } from './files.row.ts'

/** Records that a user reads a paper of a person; a file of another kind is not recorded (AUD-3). */
export const recordPersonFileRead = async (
  db: Db,
  { Key: key }: FileRow,
  request: Pick<FastifyRequest, 'session' | 'ip' | 'socket'>,
): Promise<void> => {
  const owner = await findPersonOfFile(db, key)
  if (owner === undefined) return

  await recordAudit(db, {
    kind: 'paperRead',
    userId: request.session?.userId ?? null,
    address: clientAddress(request),
    record: { type: 'person', id: owner },
    fileId: key.split('/').at(-2) ?? key,
  })
}
