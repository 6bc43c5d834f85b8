import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Problem } from '#platform/http/problem'

/** The header a provider signs in: the HMAC-SHA256 of the body as sent, in hex, with `sha256=` before it or without. */
export const SIGNATURE_HEADER = 'x-webhook-signature'

/** The signature of a body. */
export const signatureOf = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/**
 * Lets a signed report in, and nothing else; without a secret in the configuration, nothing at all.
 * @throws Problem INVALID_SIGNATURE
 */
export const requireSignature =
  (secret: string | undefined) =>
  (request: FastifyRequest): void => {
    const sent = Buffer.from(
      String(request.headers[SIGNATURE_HEADER] ?? '')
        .replace(/^sha256=/i, '')
        .toLowerCase(),
    )
    const expected = Buffer.from(secret === undefined ? '' : signatureOf(secret, request.rawBody))
    if (secret === undefined || sent.length !== expected.length || !timingSafeEqual(sent, expected))
      throw new Problem('INVALID_SIGNATURE', 'The signature of this report is missing or wrong.')
  }
