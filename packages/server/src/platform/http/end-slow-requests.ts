import type { FastifyRequest } from 'fastify'

/** How long headers and a body may take to arrive, and how long an upload may pause, in milliseconds (SEC-11). */
export const ARRIVAL_MS = 30_000

/**
 * Closes the connection of a request whose body has not arrived in time (SEC-11). The body of a streamed route may take
 * longer while its bytes flow. A request that announces no body has arrived.
 */
export const endSlowRequests =
  (arrivalMs: number) =>
  async ({ raw, routeOptions }: FastifyRequest): Promise<void> => {
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return

    let bytesBefore = raw.socket.bytesRead
    const timer = setInterval(() => {
      const isFlowing = raw.socket.bytesRead > bytesBefore
      bytesBefore = raw.socket.bytesRead

      if (raw.complete || raw.readableEnded) clearInterval(timer)
      else if (!routeOptions.config.isStreamed || !isFlowing) raw.destroy()
    }, arrivalMs)
    timer.unref()
    raw.once('close', () => clearInterval(timer))
  }
