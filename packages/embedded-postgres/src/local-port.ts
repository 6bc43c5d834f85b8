import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { ListenAddress } from './server-settings.ts'

const LOCALHOST = '127.0.0.1'

/**
 * Chooses a free local port for a server on Windows, where Node has no Unix sockets.
 * @param preferred the port of the previous run, so that open pools reconnect; 0 for none
 */
export const chooseLocalAddress = async (preferred: number): Promise<ListenAddress> => {
  const probe = createServer().listen(preferred, LOCALHOST)
  try {
    await once(probe, 'listening')
    return { host: LOCALHOST, port: (probe.address() as AddressInfo).port }
  } catch (error) {
    if (preferred === 0) throw error
    return await chooseLocalAddress(0)
  } finally {
    probe.close()
  }
}
