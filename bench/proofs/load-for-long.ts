import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { allCases } from '../cases/all-cases.ts'
import type { Sample, Step } from '../cases/bench-case.ts'
import type { ServerProcess } from '../measure/server-process.ts'

const CLIENTS = 50
const MINUTE_MS = 60_000
/** The clients begin so many steps from each other. */
const FAR = 97
/** The niceness of the clients: they give way to the server, as clients on other machines do. */
const GIVES_WAY = 10

const never = (): never => {
  throw new Error('The bench has no cases.')
}

const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024)
}

const figureOf = async (url: string, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? NaN)
}

const p99 = (figures: number[]): number => figures.toSorted((a, b) => a - b)[Math.floor(figures.length * 0.99)] ?? NaN

/** One of the steps of all cases of the bench after the other: lists, searches, records, papers, reports, writes. */
const stepsOf = (sample: Sample): Step[] => {
  const cases = allCases.map(({ variants }) => variants(sample).flat())
  const rounds = Math.max(...cases.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) =>
    cases.flatMap((steps) => steps[round % steps.length] ?? []),
  ).flat()
}

/** The longest turn of the event loop after a moment, in milliseconds of the processor; `file` is what watch-turns.ts writes. */
const longestTurn = async (file: string, after: number): Promise<number> => {
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const watched = lines.map((line) => line.split(' ').map(Number))
  return Math.max(...watched.flatMap(([at = 0, ms = NaN]) => (at > after + 1000 ? [ms] : [])))
}

/** The processor time of the thread that answers, in milliseconds. */
const threadMs = async (pid: number): Promise<number> => {
  const [running] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')).split(' ')
  return Number(running) / 1e6
}

/**
 * Fifty clients do what the bench does, for some minutes; what became of time, memory and connections. `blocked` is the longest that others waited for
 * the event loop, by the clock: on a machine that has other work it is mostly the time in
 * which the server was not given the processor. So the longest turn is told in time of the processor too.
 */
export const startLoad = async (
  { url, pid }: ServerProcess,
  { token, sample, turns }: { token: string; sample: Sample; turns: string },
  minutes: number,
): Promise<string> => {
  setPriority(GIVES_WAY)
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  const steps = stepsOf(sample)
  // What was measured so far is of the start, when nobody waits.
  await figureOf(url, 'nodejs_eventloop_lag_max_seconds')
  const usedBefore = await threadMs(pid)
  const begunAt = Date.now()
  const started = performance.now()
  const endsAt = started + minutes * MINUTE_MS
  const taken: { at: number; ms: number }[] = []
  let failed = 0
  let blockedMs = 0
  let connections = 0

  const work = async (client: number) => {
    for (let turn = client * FAR; performance.now() < endsAt; turn += 1) {
      const { method, path, body } = steps[turn % steps.length] ?? never()
      const from = performance.now()
      const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
      const isGood = await fetch(url + path, request).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.ok
        },
        () => false,
      )
      taken.push({ at: from - started, ms: performance.now() - from })
      if (!isGood) failed += 1
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

  const share = (((await threadMs(pid)) - usedBefore) / (performance.now() - started)) * 100

  const third = (minutes * MINUTE_MS) / 3
  const [first, last] = [
    taken.filter(({ at }) => at < third).map(({ ms }) => ms),
    taken.filter(({ at }) => at > 2 * third).map(({ ms }) => ms),
  ]
  return `${CLIENTS} clients for ${minutes} minutes: ${taken.length} calls, ${failed} failed; p99 ${Math.round(p99(first))} ms in the first third, ${Math.round(p99(last))} ms in the last; memory ${memory.join(', ')} MB at the start, half-way and the end; at most ${connections} connections; event loop blocked ${Math.round(blockedMs)} ms at most, of which ${Math.round(await longestTurn(turns, begunAt))} ms were work of the server at most, and it was busy ${Math.round(share)}% of the time`
}
