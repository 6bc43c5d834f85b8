import autocannon from 'autocannon'
import type { Step } from '../cases/bench-case.ts'

/** `milliseconds` holds the time of every action, sorted. */
type Load = { perSecond: number; actions: number; milliseconds: number[] }

/** Returns the number of the next action, counted over all clients and rounds. */
export type NextAction = () => number

const stepOf = (variants: Step[][], variant: number, at: number): Step => {
  const found = variants[variant]?.[at]
  if (!found) throw new Error('Each variant of a case has the same steps.')
  return found
}

// autocannon calls this before each request. The first step of an action takes the next variant.
const requestsOf = (variants: Step[][], next: NextAction) =>
  (variants[0] ?? []).map((_, at) => ({
    setupRequest: (request: autocannon.Request, context: { variant?: number }) => {
      if (at === 0) Object.assign(context, { variant: next() % variants.length })
      const { method, path, body } = stepOf(variants, context.variant ?? 0, at)
      return { ...request, method, path, ...(body !== undefined && { body: JSON.stringify(body) }) }
    },
  }))

/** Adds up the time of the steps of each client's actions. */
const createStopwatch = (steps: number) => {
  const milliseconds: number[] = []
  const open = new Map<unknown, { left: number; sum: number }>()
  const add = (client: unknown, took: number) => {
    const { left, sum } = open.get(client) ?? { left: steps, sum: 0 }
    if (left === 1) milliseconds.push(sum + took)
    if (left === 1) open.delete(client)
    else open.set(client, { left: left - 1, sum: sum + took })
  }
  return { milliseconds, add }
}

/**
 * Keeps a server busy: each client does one action after the other, and sends its steps one by one on its connection.
 * @throws Error when any answer is not 200
 */
export const load = async (
  url: string,
  variants: Step[][],
  next: NextAction,
  { clients, seconds, token }: { clients: number; seconds: number; token: string },
): Promise<Load> => {
  const { milliseconds, add } = createStopwatch(variants[0]?.length ?? 0)
  const refused: number[] = []
  const started = performance.now()
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url,
      connections: clients,
      duration: seconds,
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      requests: requestsOf(variants, next),
    }
    const running = autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)))
    running.on('response', (client, status, _bytes, took) => {
      if (status !== 200) refused.push(status)
      add(client, took)
    })
  })
  const elapsed = (performance.now() - started) / 1000
  if (refused.length > 0 || errors > 0)
    throw new Error(`${url}: ${refused.length} answers other than 200 (${refused[0]}), ${errors} errors`)
  return {
    perSecond: milliseconds.length / elapsed,
    actions: milliseconds.length,
    milliseconds: milliseconds.toSorted((a, b) => a - b),
  }
}
