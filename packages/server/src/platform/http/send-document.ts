import { create as contentDisposition } from 'content-disposition'
import { mediaTypes } from '@registrar/domain/shared/media-types'
import type { FastifyReply } from 'fastify'

type DocumentKind = 'pdf' | 'svg' | 'csv'

// A drawing or a table must never run or load anything. A PDF cannot have the sandbox, since Chromium loads its viewer as
// an object.
const policyOf = (kind: DocumentKind) =>
  kind === 'pdf' ? "default-src 'none'; object-src 'self'" : "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Answers a document that was made for this request; the browser shows it, except for CSV, which it saves. */
export const sendDocument = (
  reply: FastifyReply,
  kind: DocumentKind,
  name: string,
  content: Buffer | string,
): FastifyReply =>
  reply
    .headers({
      'content-type': mediaTypes[kind],
      'content-disposition': contentDisposition(`${name}.${kind}`, { type: kind === 'csv' ? 'attachment' : 'inline' }),
      'content-security-policy': policyOf(kind),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(content)

/** Aborted when the client leaves before its answer is complete. */
export const whenGone = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
