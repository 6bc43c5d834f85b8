import { mediaTypes } from '@registrar/domain/shared/media-types'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LiveChanges } from '#platform/live/live-changes'
import type { Session } from '#platform/sessions/session'

/** A slow client for which more bytes than this are waiting is cut off. It comes back and catches up. */
const MAX_BUFFERED = 1024 * 1024

/** Greater than any id of the log: a client whose last event is not a valid id is told to read everything again (LIVE-2). */
const UNKNOWN_EVENT_ID = Number.MAX_SAFE_INTEGER

/** The event that a client saw last, from the header of a reconnecting browser or `?lastEventId` of a new stream. */
const lastEventIdOf = ({ headers }: FastifyRequest, asked: string | undefined): number | undefined => {
  const given = headers['last-event-id'] ?? asked
  if (given === undefined || given === '') return undefined
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : UNKNOWN_EVENT_ID
}

type EventRequest = { request: FastifyRequest; reply: FastifyReply; query: { lastEventId?: string | undefined } }

/** Answers a request with server-sent events until the client leaves or its session ends (LIVE-1). */
export const streamEvents = async (
  live: LiveChanges,
  { sessionId }: Session,
  { request, reply, query }: EventRequest,
): Promise<void> => {
  const { raw } = reply
  const begin = () => {
    if (raw.headersSent) return
    reply.hijack()
    // Whoever measures requests sees by it that this one goes on.
    reply.header('content-type', mediaTypes.events)
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      // A proxy that buffers or compresses the stream would hold the events back.
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      // A connection that stayed open after its stream would keep a server from stopping.
      connection: 'close',
    })
  }

  const stream = {
    sessionId,
    write: (text: string) => {
      begin()
      if (text !== '') raw.write(text)
      if (raw.writableLength > MAX_BUFFERED) raw.destroy()
    },
    end: () => {
      begin()
      raw.end()
    },
  }

  raw.on('close', () => live.close(stream))
  raw.on('error', () => live.close(stream))
  await live.open(stream, lastEventIdOf(request, query.lastEventId))
  if (raw.destroyed) live.close(stream)
}
