import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Checks that the server can listen at its address, before a data folder or a database is made for it.
 * @throws the error of the system, as listening itself would
 */
export const requireFreePort = async ({ port, host }: { port: number; host: string }): Promise<void> => {
  const probe = createServer().listen({ port, host, exclusive: true })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
