import type { FastifyRequest } from 'fastify'
import type { Db } from '../database/database.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Session } from '../sessions/session.ts'
import { recordAudit } from './record-audit.ts'

/**
 * Records that a user made a call that is forbidden to them, with its method and the pattern of its address, never an id (AUD-1). It
 * adds one line a minute for each user and call.
 */
export const recordRefusal = (db: Db, request: FastifyRequest, { userId }: Session): Promise<void> =>
  recordAudit(db, {
    kind: 'refused',
    userId,
    address: clientAddress(request),
    details: { method: request.method, route: request.routeOptions.url ?? 'none' },
  })
