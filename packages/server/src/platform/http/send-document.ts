import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'

const contentTypes = { pdf: 'application/pdf', svg: 'image/svg+xml', csv: 'text/csv; charset=utf-8' }

// A drawing or a table must never run or load anything. A PDF cannot have the sandbox, since Chromium loads its viewer as
// an object.
const policyOf = (kind: keyof typeof contentTypes) =>
  kind === 'pdf' ? "default-src 'none'; object-src 'self'" : "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Answers a document that was made for this request; the browser shows it, except for CSV, which it saves. */
export const sendDocument = (
  reply: FastifyReply,
  kind: keyof typeof contentTypes,
  name: string,
  content: Buffer | string,
): FastifyReply =>
  reply
    .headers({
      'content-type': contentTypes[kind],
      'content-disposition': contentDisposition(`${name}.${kind}`, { type: kind === 'csv' ? 'attachment' : 'inline' }),
      'content-security-policy': policyOf(kind),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(content)
