import type { Step } from '../cases/bench-case.ts'
import { cpuOf, cpuOfFamily } from './cpu-time.ts'
import { load, type NextAction } from './load.ts'
import type { ServerProcess } from './server-process.ts'

/** One server's figures in one round. Times are in milliseconds; CPU is per action, undefined without /proc. */
type Round = {
  perSecond: number
  p50: number
  p95: number
  serverCpu: number | undefined
  databaseCpu: number | undefined
}

/** The medians of the rounds, and of the ratios of the product to the bare server in the round that follows. */
export type Figures = {
  product: Round
  bare: Round
  rate: number
  cpu: number | undefined
}

/** A server under load, the requests of a case, and the number of the next action. */
type Side = { server: ServerProcess; variants: Step[][]; next: NextAction }

export const createSide = (server: ServerProcess, variants: Step[][]): Side => {
  let action = 0
  return { server, variants, next: () => action++ }
}

type RoundOptions = { clients: number; seconds: number; rounds: number; token: string; postmaster: number }

// Until the JIT has compiled the code that a case runs, a request costs twice as much.
const WARM_UP = { clients: 4, seconds: 4 }

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
const median = (values: number[]) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
const medianOf = (values: (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined)
  return known.length > 0 ? median(known) : undefined
}

const cpuPerAction = (before: number | undefined, after: number | undefined, actions: number) =>
  before === undefined || after === undefined ? undefined : (after - before) / actions

const runRound = async ({ server, variants, next }: Side, options: RoundOptions): Promise<Round> => {
  const read = () => [cpuOf(server.pid), cpuOfFamily(options.postmaster)] as const
  const before = read()
  const { perSecond, actions, milliseconds } = await load(server.url, variants, next, options)
  const after = read()

  return {
    perSecond,
    p50: percentile(milliseconds, 0.5),
    p95: percentile(milliseconds, 0.95),
    serverCpu: cpuPerAction(before[0], after[0], actions),
    databaseCpu: cpuPerAction(before[1], after[1], actions),
  }
}

const medians = (rounds: Round[]): Round => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p95: median(rounds.map((round) => round.p95)),
  serverCpu: medianOf(rounds.map((round) => round.serverCpu)),
  databaseCpu: medianOf(rounds.map((round) => round.databaseCpu)),
})

/** The processor time of server and database together, per action. */
const cpuOfRound = ({ serverCpu, databaseCpu }: Round): number | undefined =>
  serverCpu === undefined || databaseCpu === undefined ? undefined : serverCpu + databaseCpu

const cpuRatio = (product: Round, bare: Round) => {
  const [ours, theirs] = [cpuOfRound(product), cpuOfRound(bare)]
  return ours === undefined || theirs === undefined ? undefined : ours / theirs
}

/** Runs product and bare server in turns, so that other work on the machine affects both alike. */
export const runRounds = async (product: Side, bare: Side, options: RoundOptions): Promise<Figures> => {
  for (const { server, variants, next } of [product, bare])
    await load(server.url, variants, next, { ...options, ...WARM_UP })

  const pairs: { product: Round; bare: Round }[] = []
  for (let round = 0; round < options.rounds; round += 1)
    pairs.push({ product: await runRound(product, options), bare: await runRound(bare, options) })

  return {
    product: medians(pairs.map((pair) => pair.product)),
    bare: medians(pairs.map((pair) => pair.bare)),
    rate: median(pairs.map((pair) => pair.product.perSecond / pair.bare.perSecond)),
    cpu: medianOf(pairs.map((pair) => cpuRatio(pair.product, pair.bare))),
  }
}
