import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startServerProcess } from '../measure/server-process.ts'
import { countLost, signUp, startWriting, type Writing } from './clients.ts'
import { startCluster } from './cluster.ts'
import { main, SECRETS } from './proof-database.ts'

const secondsUntilWritten = async (writing: Writing): Promise<number> => {
  const started = performance.now()
  const before = writing.acknowledged.length
  // Calls on their way may still be answered in the first moment.
  while (writing.acknowledged.length < before + 16) await sleep(50)
  return (performance.now() - started) / 1000
}

const atShare = (figures: number[], share: number): string => {
  const sorted = figures.toSorted((a, b) => a - b)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(1)
}

/** Takes the primary of a cluster of three and a member of etcd away, again and again, killed and cut off in turn, while eight clients write through two servers. */
export const failOver = async (count: number, port: number): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'registrar-fail-over-'))
  const cluster = await startCluster(port + 100)
  try {
    const env = { DATABASE_URL: cluster.url, DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'error', ...SECRETS }
    const servers = [
      await startServerProcess(main, { port, log: path.join(folder, 'server-1.log'), env }),
      await startServerProcess(main, { port: port + 1, log: path.join(folder, 'server-2.log'), env }),
    ]
    const writing = startWriting(
      servers.map(({ url }) => url),
      await signUp(servers[0]?.url ?? ''),
      8,
    )
    const gaps: number[] = []
    for (let round = 0; round < count; round += 1) {
      await sleep(1000 + Math.random() * 2000)
      cluster.killEtcd()
      const name = await cluster.losePrimary(round % 2 === 0 ? 'killed' : 'cut off')
      gaps.push(await secondsUntilWritten(writing))
      await cluster.bringBack(name)
    }
    await writing.stop()
    const pool = new pg.Pool({ connectionString: cluster.url })
    const lost = await countLost(pool, writing.acknowledged)
    await pool.end()
    for (const server of servers) await server.stop()
    return `the primary of three, synchronous, lost ${count} times (killed, and cut off from the network and back, in turn) with one of three members of etcd, under 8 writers through two servers: ${lost} of ${writing.acknowledged.length} acknowledged writes lost, ${writing.failed} calls failed; writes work again after ${atShare(gaps, 0.5)} s in the middle, ${atShare(gaps, 0.95)} s at p95`
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
