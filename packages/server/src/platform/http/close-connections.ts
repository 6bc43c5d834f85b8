import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How often connections that became idle are looked for while the server stops, in milliseconds. */
const LOOKED_FOR_MS = 50

/**
 * Lets a server stop as soon as its last request is answered. Node closes the connections that are idle when the stop begins. It keeps
 * one that a browser opened ahead of a request, and one whose last answer is just leaving, until they time out: a minute.
 */
export const closeConnections = (app: FastifyInstance): void => {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.addHook('onRequest', async ({ raw }) => {
    unused.delete(raw.socket)
  })

  app.addHook('preClose', async () => {
    const timer = setInterval(() => {
      app.server.closeIdleConnections()
      for (const socket of unused) socket.destroy()
    }, LOOKED_FOR_MS)
    app.server.once('close', () => clearInterval(timer))
    // A server that never listened does not say that it is closed.
    if (!app.server.listening) clearInterval(timer)
  })
}
