import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'
import { once } from 'node:events'

/**
 * A proxy between a program and a server, which can fail as networks do. `swallow`: open connections stay open, and nothing
 * passes any more, in either direction. `freeze`: new connections are taken too, and nothing passes on them. `refuse`: open
 * connections are reset, and new ones are closed at once. `pass`: new connections pass again; swallowed ones stay silent.
 */
export type TcpProxy = {
  port: number
  swallow: () => void
  freeze: () => void
  refuse: () => void
  pass: () => void
  stop: () => Promise<void>
}

/** Starts a proxy on a port of its own, before the server that `target` names. */
export const startTcpProxy = async (target: NetConnectOpts): Promise<TcpProxy> => {
  type Pair = { client: Socket; server: Socket | undefined }
  const pairs = new Set<Pair>()
  let state: 'pass' | 'freeze' | 'refuse' = 'pass'

  const swallowPair = ({ client, server }: Pair) => {
    client.unpipe()
    server?.unpipe()
    client.pause()
    server?.pause()
  }
  const resetPair = ({ client, server }: Pair) => {
    client.resetAndDestroy()
    server?.destroy()
  }

  const listener = createServer({ pauseOnConnect: true }, (client) => {
    if (state === 'refuse') {
      client.resetAndDestroy()
      return
    }

    const server = state === 'freeze' ? undefined : connect(target)
    const pair = { client, server }
    pairs.add(pair)
    client.on('error', () => server?.destroy())
    client.on('close', () => {
      server?.destroy()
      pairs.delete(pair)
    })
    server?.on('error', () => client.destroy())
    if (server) client.pipe(server).pipe(client)
  })
  listener.listen({ port: 0, host: '127.0.0.1' })
  await once(listener, 'listening')

  const forAll = (act: (pair: Pair) => void) => {
    for (const pair of pairs) act(pair)
  }

  return {
    port: (listener.address() as AddressInfo).port,
    swallow: () => forAll(swallowPair),
    freeze: () => {
      state = 'freeze'
      forAll(swallowPair)
    },
    refuse: () => {
      state = 'refuse'
      forAll(resetPair)
    },
    pass: () => {
      state = 'pass'
    },
    stop: async () => {
      forAll(resetPair)
      listener.close()
      await once(listener, 'close')
    },
  }
}
