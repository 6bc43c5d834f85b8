import type { Compilable } from 'kysely'
import type { Tx } from './database.ts'

// A statement reaches the connection as a text and its values, and the array of values is the same one all the way.
const valuesOfSent = new WeakSet<readonly unknown[]>()

/** Whether a statement with these values is one that nobody waits for. */
export const isSent = (values: readonly unknown[]): boolean => valuesOfSent.has(values)

/**
 * Sends a write to PostgreSQL without waiting for the answer: the next statement of the transaction follows at once, in
 * this order. When the write fails, the next statement that is waited for, at the latest the commit, throws its error.
 */
export const send = async (tx: Tx, write: Compilable): Promise<void> => {
  const compiled = write.compile()
  valuesOfSent.add(compiled.parameters)

  await tx.executeQuery(compiled)
}
