import { readFile } from 'node:fs/promises'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import type { ServerProcess } from '../measure/server-process.ts'

const CLIENTS = 50
const MINUTE_MS = 60_000

const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024)
}

const figureOf = async (url: string, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? NaN)
}

const p99 = (figures: number[]): number => figures.toSorted((a, b) => a - b)[Math.floor(figures.length * 0.99)] ?? NaN

/** Fifty clients read, search and write for some minutes; what became of time, memory and connections. */
export const startLoad = async ({ url, pid }: ServerProcess, token: string, minutes: number): Promise<string> => {
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  const { createOrganization, searchOrganizations } = organizationsCalls
  const calls = [
    [createOrganization, { name: 'Under load' }],
    [searchOrganizations, { search: 'load', limit: 25 }],
    [tasksCalls.searchTasks, {}],
  ] as const
  const started = performance.now()
  const endsAt = started + minutes * MINUTE_MS
  const taken: { at: number; ms: number }[] = []
  let failed = 0
  let blockedMs = 0
  let connections = 0

  const work = async (client: number) => {
    for (let turn = client; performance.now() < endsAt; turn += 1) {
      const [call, body] = calls[turn % calls.length] ?? calls[0]
      const from = performance.now()
      const answer = await fetch(url + call.path, { method: call.method, headers, body: JSON.stringify(body) })
      await answer.arrayBuffer()
      taken.push({ at: from - started, ms: performance.now() - from })
      if (!answer.ok) failed += 1
    }
  }
  const watch = setInterval(() => {
    void figureOf(url, 'nodejs_eventloop_lag_max_seconds').then(
      (seconds) => (blockedMs = Math.max(blockedMs, seconds * 1000)),
    )
    void figureOf(url, 'registrar_database_pool_connections').then(
      (count) => (connections = Math.max(connections, count)),
    )
  }, 5000)
  const memory = [await memoryOf(pid)]
  const atHalf = setTimeout(() => void memoryOf(pid).then((mb) => memory.push(mb)), (minutes * MINUTE_MS) / 2)
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)))
  clearInterval(watch)
  clearTimeout(atHalf)
  memory.push(await memoryOf(pid))

  const third = (minutes * MINUTE_MS) / 3
  const [first, last] = [
    taken.filter(({ at }) => at < third).map(({ ms }) => ms),
    taken.filter(({ at }) => at > 2 * third).map(({ ms }) => ms),
  ]
  return `${CLIENTS} clients for ${minutes} minutes: ${taken.length} calls, ${failed} failed; p99 ${Math.round(p99(first))} ms in the first third, ${Math.round(p99(last))} ms in the last; memory ${memory.join(', ')} MB at the start, half-way and the end; at most ${connections} connections; event loop blocked ${Math.round(blockedMs)} ms at most`
}
