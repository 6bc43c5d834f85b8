import pg from 'pg'
import { steadyMs } from '../clock.ts'
import { DatabaseReadOnly } from './database-unavailable.ts'
import { guardOf, type PoolGuard, type Running } from './pool-guard.ts'
import { within } from '../within.ts'

const BEAT_MS = 1500
const ANSWER_MS = 3000
/** How soon a silent database is asked again. */
const SILENT_MS = 500

/** A statement that runs this long is looked for among those that the database works on. */
const LONG_MS = 3000
/** The database ends a statement after half a minute. One that is not back by now will not come back. */
const LOST_MS = 40_000

type Told = { onSilent: (error: unknown) => void; onAnswer: () => void }

// An error of the database is an answer.
const isAnswer = (error: unknown) => error instanceof pg.DatabaseError || error instanceof DatabaseReadOnly

// Where the database does not say what a process does, the process counts as at work.
const listIdle = async (client: pg.Client, pids: number[]): Promise<Set<number>> => {
  const { rows } = await client.query<{ pid: number }>(
    `select asked.pid from unnest($1::int[]) asked(pid) left join pg_stat_activity a on a.pid = asked.pid
     where a.pid is null or a.state like 'idle%'`,
    [pids],
  )
  return new Set(rows.map(({ pid }) => pid))
}

/**
 * Cuts the connections on which statements wait that the database does not work on any more: their answers were lost on the way.
 * A statement is given up when two looks in a row find its process idle, because its answer may arrive between them.
 */
const createLostStatements = (guard: PoolGuard) => {
  let suspects = new Map<pg.ClientBase, number>()

  return async (client: pg.Client): Promise<void> => {
    const long = guard.running().filter(({ since }) => steadyMs() - since > LONG_MS)
    const pids = long.flatMap(({ pid }) => pid ?? [])
    const idle = pids.length > 0 ? await listIdle(client, pids) : new Set<number>()

    const isIdle = ({ pid }: Running) => pid !== undefined && idle.has(pid)
    const isSuspect = (one: Running) => isIdle(one) && suspects.get(one.client) === one.since
    for (const one of long) if (isSuspect(one) || steadyMs() - one.since > LOST_MS) guard.cut(one.client)
    suspects = new Map(long.filter(isIdle).map((one) => [one.client, one.since]))
  }
}

/**
 * Asks the database every moment whether it still answers, on a connection of its own. When it does not, and does not take a new
 * connection either, all calls that wait for it fail at once, and new ones do until it answers again (API-11).
 */
export const watchDatabase = (pool: pg.Pool, { onSilent, onAnswer }: Told): { stop: () => Promise<void> } => {
  const guard = guardOf(pool)
  const cutLostStatements = createLostStatements(guard)
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const leave = () => {
    if (client) guard.cut(client)
    client = undefined
  }

  const ask = async (): Promise<void> => {
    if (client) {
      await within(
        ANSWER_MS,
        cutLostStatements(client).then(() => client?.query('select 1')),
      )
      return
    }
    client = await guard.open()
    if (isStopped) leave()
  }

  const answered = () => {
    if (!guard.isSilent()) return
    guard.answersAgain()
    onAnswer()
  }

  const beat = async () => {
    try {
      await ask().catch(() => {
        // Only this one connection may be dead.
        leave()
        return ask()
      })
      answered()
    } catch (error) {
      leave()
      if (isAnswer(error)) answered()
      else if (!guard.isSilent() && !isStopped) {
        guard.fallSilent()
        onSilent(error)
      }
    }
  }

  const beatLater = () => {
    if (!isStopped) timer = setTimeout(run, guard.isSilent() ? SILENT_MS : BEAT_MS).unref()
  }
  let beating: Promise<void> = Promise.resolve()
  const run = () => {
    beating = beat().finally(beatLater)
  }
  run()

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      leave()
      await beating
    },
  }
}
