import type { Step } from '../cases/bench-case.ts'
import { cpuOf, cpuOfFamily } from './cpu-time.ts'
import { load, type Turns } from './load.ts'
import type { ServerProcess } from './server-process.ts'

/** One server's figures in one round: deeds a second, milliseconds. CPU is for each deed, undefined without /proc. */
export type Round = {
  perSecond: number
  p50: number
  p95: number
  serverCpu: number | undefined
  databaseCpu: number | undefined
}

/** The medians of the rounds, and of the ratios of each round of the product to the bare one right after it. */
export type Figures = {
  product: Round
  bare: Round
  rate: number
  cpu: number | undefined
}

/** A server under load, and the requests of a case as it takes them. */
export type Side = { server: ServerProcess; variants: Step[][] }

export type RoundOptions = { clients: number; seconds: number; rounds: number; token: string; postmaster: number }

const WARM_UP_SECONDS = 1

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

const spent = (before: number | undefined, after: number | undefined, deeds: number) =>
  before === undefined || after === undefined ? undefined : (after - before) / deeds

const runRound = async ({ server, variants }: Side, next: Turns, options: RoundOptions): Promise<Round> => {
  const read = () => [cpuOf(server.pid), cpuOfFamily(options.postmaster)] as const
  const before = read()
  const { perSecond, deeds, milliseconds } = await load(server.url, variants, next, options)
  const after = read()
  return {
    perSecond,
    p50: percentile(milliseconds, 0.5),
    p95: percentile(milliseconds, 0.95),
    serverCpu: spent(before[0], after[0], deeds),
    databaseCpu: spent(before[1], after[1], deeds),
  }
}

const medians = (rounds: Round[]): Round => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p95: median(rounds.map((round) => round.p95)),
  serverCpu: medianOf(rounds.map((round) => round.serverCpu)),
  databaseCpu: medianOf(rounds.map((round) => round.databaseCpu)),
})

/** Processor time of server and database together, for each deed. */
export const cpuOfRound = ({ serverCpu, databaseCpu }: Round): number | undefined =>
  serverCpu === undefined || databaseCpu === undefined ? undefined : serverCpu + databaseCpu

const cpuRatio = (product: Round, bare: Round) => {
  const [ours, theirs] = [cpuOfRound(product), cpuOfRound(bare)]
  return ours === undefined || theirs === undefined ? undefined : ours / theirs
}

/** Runs product and bare in turns, so that what else the machine does falls on both alike. */
export const runRounds = async (product: Side, bare: Side, options: RoundOptions): Promise<Figures> => {
  const turns = [product, bare].map((): Turns => {
    let turn = 0
    return () => turn++
  }) as [Turns, Turns]
  const warmUp = { ...options, seconds: WARM_UP_SECONDS }
  await runRound(product, turns[0], warmUp)
  await runRound(bare, turns[1], warmUp)
  const pairs: { product: Round; bare: Round }[] = []
  for (let round = 0; round < options.rounds; round += 1)
    pairs.push({ product: await runRound(product, turns[0], options), bare: await runRound(bare, turns[1], options) })
  return {
    product: medians(pairs.map((pair) => pair.product)),
    bare: medians(pairs.map((pair) => pair.bare)),
    rate: median(pairs.map((pair) => pair.product.perSecond / pair.bare.perSecond)),
    cpu: medianOf(pairs.map((pair) => cpuRatio(pair.product, pair.bare))),
  }
}
