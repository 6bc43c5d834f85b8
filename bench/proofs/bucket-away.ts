import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTcpProxy } from '../../packages/server/src/testing/tcp-proxy.ts'
import { secondsUntil, signUp } from './clients.ts'
import { failingWays, waysInWords } from './failing-ways.ts'
import { range } from './figures.ts'
import { startProofDatabase } from './proof-database.ts'

const UPLOADERS = 3
const BYTES = 9 * 1024 * 1024
const BEGUN_MS = 5000
const READY = '/health/ready'
/** How long a client rests between two files: the proof is of a store that fails, not of one that is flooded. */
const REST_MS = 200

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const startBucket = async () => {
  const child = fork(join(import.meta.dirname, 'bucket-process.ts'))
  const [env] = (await once(child, 'message')) as [Record<string, string>]
  const stop = async () => {
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  }
  return { env, stop }
}

/** A file that the server has taken: where it is, and what is in it. */
type Kept = { path: string; sha256: string }

/** Uploads files one after the other until it is stopped; keeps what was answered. */
const startUploading = (url: string, token: string) => {
  const uploads = { kept: [] as Kept[], refusals: new Map<number, number>(), slowestMs: 0 }
  const over = new AbortController()
  const headers = { authorization: `JWT ${token}` }
  const upload = async () => {
    while (!over.signal.aborted) {
      const bytes = randomBytes(BYTES)
      const body = new FormData()
      body.append('folder', 'people/1')
      body.append('file', new Blob([bytes]), 'proof.bin')
      const started = performance.now()
      const answer = await fetch(`${url}/file`, { method: 'POST', headers, body }).catch(() => undefined)
      uploads.slowestMs = Math.max(uploads.slowestMs, performance.now() - started)
      const { data = '' } = ((await answer?.json().catch(() => ({}))) ?? {}) as { data?: string }
      const status = answer?.status ?? 0
      if (answer?.ok) uploads.kept.push({ path: new URL(data).pathname, sha256: sha256(bytes) })
      else uploads.refusals.set(status, (uploads.refusals.get(status) ?? 0) + 1)
      await sleep(REST_MS)
    }
  }
  const all = Promise.all(Array.from({ length: UPLOADERS }, upload))
  const stop = async () => {
    over.abort()
    await all
    return uploads
  }
  return { stop }
}

const countDamaged = async (url: string, token: string, kept: Kept[]): Promise<number> => {
  let damaged = 0
  for (const { path, sha256: expected } of kept) {
    const answer = await fetch(url + path, { headers: { authorization: `JWT ${token}` } })
    if (sha256(new Uint8Array(await answer.arrayBuffer())) !== expected) damaged += 1
  }
  return damaged
}

/** Lets the store of files fail in several ways while three clients upload. */
export const bucketAway = async (count: number, port: number): Promise<string> => {
  const database = await startProofDatabase()
  const bucket = await startBucket()
  const proxy = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(bucket.env['S3_ENDPOINT'] ?? '').port) })
  try {
    const settings = { ...bucket.env, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` }
    const server = await database.startServer(port, settings)
    const token = await signUp(server.url)
    const uploading = startUploading(server.url, token)
    const [ready, again]: [number[], number[]] = [[], []]
    for (let round = 0; round < count; round += 1) {
      await sleep(BEGUN_MS)
      const way = failingWays[round % failingWays.length]
      await way?.begin(proxy)
      // A store that takes new connections is ready although those that were open are dead.
      if (way && ['refuses', 'stalls'].includes(way.name)) ready.push(await secondsUntil(503, server.url, token, READY))
      proxy.pass()
      again.push(await secondsUntil(200, server.url, token, READY))
    }
    const { kept, refusals, slowestMs } = await uploading.stop()
    const damaged = await countDamaged(server.url, token, kept)
    await server.stop()
    const refused = [...refusals].map(([status, times]) => `${times} × ${status}`).join(', ') || 'none'
    return `a store of files that ${waysInWords}, ${count} times in turn, under 3 clients that upload 9 MB each: readiness is 503 after ${range(ready)} and 200 after ${range(again)} when it is back; ${kept.length} uploads acknowledged, ${damaged} of them lost or damaged, refused: ${refused}; the longest took ${(slowestMs / 1000).toFixed(1)} s`
  } finally {
    await proxy.stop()
    await bucket.stop()
    await database.stop()
  }
}
