import type { Writable } from 'node:stream'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { DatabaseUnavailable, queryFailure } from './database-unavailable.ts'
import { createStatementNames } from './prepared-statements.ts'
import { type AnswerHandler, answerHandlerOf } from './sent-statements.ts'

// The driver's own stream to PostgreSQL, which its types do not show.
const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Writable } }).connection.stream

/** Collects what is written to a stream from `open` until `close`, at the latest until the work at hand waits for something. */
const createPacket = (stream: Writable) => {
  let isOpen = false

  const close = () => {
    if (isOpen) stream.uncork()
    isOpen = false
  }
  const open = () => {
    if (isOpen) return
    isOpen = true
    stream.cork()
    process.nextTick(close)
  }
  return { open, close }
}

const NO_ANSWER = { command: '', rowCount: 0, rows: [] }

/**
 * The pool as Kysely uses it. Statements that come often are prepared. Nobody waits for the answer to `begin` or to a
 * statement that was sent (`send`): they leave in one packet with the next statement of their transaction, which throws the
 * error when one of them fails.
 */
export const kyselyPool = (pool: pg.Pool): PostgresPool => {
  const nameOf = createStatementNames()

  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const packet = createPacket(streamOf(client))
    let failure: { error: unknown } | undefined

    const run = (text: string, values: unknown[]) => {
      const name = nameOf(text)
      return client.query(name ? { name, text, values } : { text, values })
    }

    const runUnanswered = (text: string, values: unknown[], onAnswer?: AnswerHandler) => {
      packet.open()
      const answer = run(text, values)
      answer.catch((error: unknown) => (failure ??= { error }))
      onAnswer?.(answer)

      return NO_ANSWER
    }

    const query = async (text: string, values: unknown[]) => {
      const onAnswer = answerHandlerOf(values)
      if (text === 'begin' || onAnswer) return runUnanswered(text, values, onAnswer)

      const running = run(text, values)
      packet.close()
      const result = await running.catch((error: unknown) => {
        throw queryFailure(failure ? failure.error : error)
      })
      if (text === 'rollback') failure = undefined
      // PostgreSQL answers the commit of a failed transaction without an error, and rolls back.
      if (failure) throw queryFailure(failure.error)

      return result
    }

    // Kysely's type also allows a cursor, which is not configured.
    return { query: query as never, release: (destroy) => client.release(destroy) }
  }

  const connect = async () => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error)
    })
    return wrap(client)
  }

  return { connect, end: () => pool.end(), options: pool.options }
}
