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
