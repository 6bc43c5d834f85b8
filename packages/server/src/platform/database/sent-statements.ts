// A statement reaches the connection as a text and its values, and the array of values is the same one all the way.
const valuesOfSent = new WeakSet<readonly unknown[]>()

/** Marks the statement with these values: nobody waits for its answer. */
export const markAsSent = (values: readonly unknown[]): void => void valuesOfSent.add(values)

/** Whether the statement with these values is one whose answer nobody waits for. */
export const isSent = (values: readonly unknown[]): boolean => valuesOfSent.has(values)
