import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Problem } from '#platform/problem'

/** The header with the provider's signature: the HMAC-SHA256 of the raw body in hex, with or without a leading `sha256=`. */
export const SIGNATURE_HEADER = 'x-webhook-signature'

/** The signature of a raw body, in hex. */
export const signatureOf = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/**
 * Refuses a report without a valid signature; without a configured secret it refuses every report (MAIL-5).
 * @throws Problem INVALID_SIGNATURE
 */
export const requireSignature =
  (secret: string | undefined) =>
  (request: FastifyRequest): void => {
    const signature = Buffer.from(
      String(request.headers[SIGNATURE_HEADER] ?? '')
        .replace(/^sha256=/i, '')
        .toLowerCase(),
    )
    const expected = Buffer.from(secret === undefined ? '' : signatureOf(secret, request.rawBody))

    if (secret === undefined || signature.length !== expected.length || !timingSafeEqual(signature, expected))
      throw new Problem('INVALID_SIGNATURE', 'The signature of this report is missing or wrong.')
  }
