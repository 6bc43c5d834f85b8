import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The digest of the header `Idempotency-Key`, which may have any length; null without the header. */
export const idempotencyKeyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers['idempotency-key']
  return key ? createHash('sha256').update(String(key)).digest('hex') : null
}
