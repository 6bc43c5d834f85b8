import { execFileSync } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { drawSample } from '../cases/sample.ts'
import { fillDatabase } from '../data/fill-database.ts'
import { totalsOf } from '../data/table-filler.ts'
import { ask, countLost, secondsUntil, signUp, startWriting } from './clients.ts'
import { bucketAway } from './bucket-away.ts'
import { jumpClock } from './clock-jumps.ts'
import { cutNetwork, databaseAway } from './cut-network.ts'
import { failOver } from './fail-over.ts'
import { range } from './figures.ts'
import { startLoad } from './load-for-long.ts'
import { mailServerAway } from './mail-server-away.ts'
import { type ProofDatabase, startProofDatabase } from './proof-database.ts'
import { restoreUnderLoad } from './restore-under-load.ts'

/** `count` is what a full run does; a shorter one names its own. */
export type Proof = { name: string; unit: string; count: number; run: (count: number, port: number) => Promise<string> }

const withDatabase = async (test: (database: ProofDatabase) => Promise<string>): Promise<string> => {
  const database = await startProofDatabase()
  try {
    return await test(database)
  } finally {
    await database.stop()
  }
}

const silentConnections = (count: number, port: number) =>
  withDatabase(async ({ proxy, startServer }) => {
    const server = await startServer(port)
    const token = await signUp(server.url)
    const again: number[] = []
    for (let round = 0; round < count; round += 1) {
      await Promise.all(Array.from({ length: 20 }, () => ask(server.url, token)))
      // Every second time the connections have rested before they die.
      await sleep(round % 2 === 0 ? 0 : 5000)
      proxy.swallow()
      again.push(await secondsUntil(200, server.url, token))
    }
    await server.stop()
    return `every open connection swallowed ${count} times: calls work again after ${range(again)}`
  })

const frozenDatabase = (count: number, port: number) =>
  withDatabase(async ({ freeze, thaw, startServer }) => {
    const server = await startServer(port)
    const token = await signUp(server.url)
    const [calls, ready, again]: number[][] = [[], [], []]
    for (let round = 0; round < count; round += 1) {
      freeze()
      const [call, readiness] = await Promise.all([
        secondsUntil(503, server.url, token),
        secondsUntil(503, server.url, token, '/health/ready'),
      ])
      calls?.push(call)
      ready?.push(readiness)
      thaw()
      again?.push(await secondsUntil(200, server.url, token))
    }
    await server.stop()
    return `all processes of PostgreSQL stopped ${count} times: calls are 503 after ${range(calls ?? [])}, readiness after ${range(ready ?? [])}; when it goes on they work after ${range(again ?? [])}`
  })

const kills = (count: number, port: number) =>
  withDatabase(async ({ pool, startServer }) => {
    const first = await startServer(port)
    const token = await signUp(first.url)
    const writing = startWriting([first.url], token, 8)
    let server = first
    for (let round = 0; round < count; round += 1) {
      await sleep(Math.random() * 1000)
      process.kill(server.pid, 'SIGKILL')
      await sleep(50)
      server = await startServer(port)
    }
    await writing.stop()
    const lost = await countLost(pool, writing.acknowledged)
    await server.stop()
    return `${count} kills of the server under 8 writers: ${lost} of ${writing.acknowledged.length} acknowledged writes lost`
  })

const threeServers = (count: number, port: number) =>
  withDatabase(async ({ pool, startServer }) => {
    const ports = [port, port + 1, port + 2]
    const servers = new Map<number, Awaited<ReturnType<typeof startServer>>>()
    for (const own of ports) servers.set(own, await startServer(own))
    const urls = [...servers.values()].map(({ url }) => url)
    const writing = startWriting(urls, await signUp(urls[0] ?? ''), 12)
    for (let round = 0; round < count; round += 1) {
      const own = ports[round % 3] ?? port
      await sleep(500)
      process.kill(servers.get(own)?.pid ?? 0, 'SIGKILL')
      await sleep(1500)
      servers.set(own, await startServer(own))
    }
    await writing.stop()
    const lost = await countLost(pool, writing.acknowledged)
    for (const server of servers.values()) await server.stop()
    return `one of three servers killed ${count} times under 12 writers: ${lost} of ${writing.acknowledged.length} acknowledged writes lost, ${writing.failed} calls failed`
  })

const DISK = '8m'

const fullDisk = (count: number, port: number) =>
  withDatabase(async ({ folder, pool, startServer }) => {
    const files = path.join(folder, 'server/files')
    await mkdir(files, { recursive: true })
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', files])
    try {
      const server = await startServer(port)
      const token = await signUp(server.url)
      const statuses = new Map<number, number>()
      for (let upload = 0; upload < count; upload += 1) {
        const form = new FormData()
        form.append('folder', 'people/1')
        form.append('file', new Blob([new Uint8Array(1024 * 1024)]), `file-${upload}.txt`)
        const headers = { authorization: `JWT ${token}` }
        const { status } = await fetch(`${server.url}/file`, { method: 'POST', headers, body: form })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      const ready = await ask(server.url, token, '/health/ready')
      const left = (await readdir(path.join(files, '.incoming'))).length
      const { rows } = await pool.query<{ kept: number }>('select count(*)::int as kept from files')
      await server.stop()
      const answers = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')
      return `${count} uploads of 1 MB to a disk of ${DISK}: ${answers}; ${rows[0]?.kept} files on record, ${left} pieces left behind, readiness ${ready}`
    } finally {
      execFileSync('umount', [files])
    }
  })

/** What fifty clients work on: 2,000 companies with what belongs to them. */
const SCALE = 0.02

const longLoad = (count: number, port: number) =>
  withDatabase(async ({ folder, pool, startServer }) => {
    // The first start makes the tables. A limit of the server is not what is tried.
    await (await startServer(port)).stop()
    await fillDatabase(pool, SCALE, () => {})
    const turns = path.join(folder, 'turns')
    const watched = path.join(import.meta.dirname, '../measure/watch-turns.ts')
    const server = await startServer(port, { NODE_OPTIONS: `--import ${watched}`, TURNS_FILE: turns })
    const token = await signUp(server.url)
    await pool.query(`update users set role = 'admin' where email like '%@example.ie' and first_name = 'Proof'`)
    // Reads what deadlines and findings are computed for, all at once after such a fill.
    await secondsUntil(200, server.url, token, amlCalls.findAmlBoard.path)
    await pool.query('vacuum analyze')
    const result = await startLoad(server, { token, turns, sample: await drawSample(pool) }, count)
    await server.stop()
    return `${result}; ${totalsOf(SCALE).organizations} companies`
  })

/** Every proof, with its full count. */
export const allProofs: Proof[] = [
  { name: 'silent connections', unit: 'times', count: 20, run: silentConnections },
  { name: 'frozen database', unit: 'times', count: 20, run: frozenDatabase },
  { name: 'cut network', unit: 'times', count: 20, run: cutNetwork },
  { name: 'database away', unit: 'times', count: 20, run: databaseAway },
  { name: 'clock jumps', unit: 'jumps', count: 6, run: jumpClock },
  { name: 'mail server', unit: 'times', count: 12, run: mailServerAway },
  { name: 'bucket', unit: 'times', count: 12, run: bucketAway },
  { name: 'kills', unit: 'kills', count: 300, run: kills },
  { name: 'three servers', unit: 'kills', count: 30, run: threeServers },
  { name: 'cluster', unit: 'kills', count: 20, run: failOver },
  { name: 'full disk', unit: 'uploads', count: 50, run: fullDisk },
  { name: 'restore under load', unit: 'backups', count: 20, run: restoreUnderLoad },
  { name: 'fifty clients', unit: 'minutes', count: 30, run: longLoad },
]
