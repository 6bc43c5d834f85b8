import { setTimeout as sleep } from 'node:timers/promises'
import type { TcpProxy } from '../../packages/server/src/testing/tcp-proxy.ts'

const SHORT_MS = 1500

/** How a server behind a proxy fails. `begin` lets it fail; it is well again after `TcpProxy.pass`. */
export const failingWays: { name: string; begin: (proxy: TcpProxy) => Promise<void> | void }[] = [
  { name: 'refuses', begin: (proxy) => proxy.refuse() },
  { name: 'stalls', begin: (proxy) => proxy.freeze() },
  { name: 'drops what is open', begin: (proxy) => proxy.swallow() },
  {
    name: 'cuts in the middle',
    begin: async (proxy) => {
      for (let times = 0; times < 3; times += 1) {
        await sleep(SHORT_MS / 3)
        proxy.refuse()
        proxy.pass()
      }
    },
  },
]

/** The ways in words. */
export const waysInWords = failingWays.map(({ name }) => name).join(', ')
