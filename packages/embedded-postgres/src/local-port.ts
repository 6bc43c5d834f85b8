import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { ListenAddress } from './server-settings.ts'

const LOCAL = '127.0.0.1'

/**
 * An address for a server on Windows, where Node speaks no Unix sockets.
 * @param preferred the port it had before, kept while it is free so that open pools find it again; 0 for none
 */
export const chooseLocalAddress = async (preferred: number): Promise<ListenAddress> => {
  const probe = createServer().listen(preferred, LOCAL)
  try {
    await once(probe, 'listening')
    return { host: LOCAL, port: (probe.address() as AddressInfo).port }
  } catch (error) {
    if (preferred === 0) throw error
    return await chooseLocalAddress(0)
  } finally {
    probe.close()
  }
}
