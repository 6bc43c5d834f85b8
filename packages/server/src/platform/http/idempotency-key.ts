import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A digest of a parsed body, by which two bodies are the same when they ask for the same. */
export const digestOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex')

/** The digest of the header `Idempotency-Key`, which may have any length; null without the header. */
export const idempotencyKeyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers['idempotency-key']
  return key ? createHash('sha256').update(String(key)).digest('hex') : null
}
