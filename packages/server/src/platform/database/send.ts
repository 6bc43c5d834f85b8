import type { Compilable } from 'kysely'
import type { Tx } from './database.ts'
import { markAsSent } from './sent-statements.ts'

/**
 * Sends a write to PostgreSQL without waiting for the answer: the next statement of the transaction follows at once, in
 * this order. When the write fails, the next statement that is waited for, at the latest the commit, throws its error.
 */
export const send = async (tx: Tx, write: Compilable): Promise<void> => {
  const compiled = write.compile()
  markAsSent(compiled.parameters)

  await tx.executeQuery(compiled)
}

/**
 * Sends a statement as `send` does, and answers its rows later: `rows` arrive with the answer to the next statement that is
 * waited for. After the commit they cost no round trip of their own.
 */
export const sendForRows = async <Row>(tx: Tx, statement: Compilable<Row>): Promise<{ rows: Promise<Row[]> }> => {
  const compiled = statement.compile()
  let later: Promise<Row[]> | undefined
  markAsSent(compiled.parameters, (answer) => {
    later = answer.then(({ rows }) => rows as Row[])
    // The transaction throws the error too, perhaps before anybody waits for the rows.
    later.catch(() => {})
  })

  const { rows } = await tx.executeQuery(compiled)
  return { rows: later ?? Promise.resolve(rows) }
}
