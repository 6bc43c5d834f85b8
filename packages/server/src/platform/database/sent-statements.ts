/** Gets the answer to a statement that was sent, before it has arrived. */
export type AnswerHandler = (answer: Promise<{ rows: unknown[] }>) => void

// A statement reaches the connection as its SQL and its values, and the array of values is the same one all the way.
const handlerByValues = new WeakMap<readonly unknown[], AnswerHandler>()

/** Marks the statement with these values as sent: its transaction goes on without the answer. */
export const markAsSent = (values: readonly unknown[], onAnswer: AnswerHandler = () => {}): void =>
  void handlerByValues.set(values, onAnswer)

/** Who gets the answer to the statement with these values; undefined when its transaction waits for it. */
export const answerHandlerOf = (values: readonly unknown[]): AnswerHandler | undefined => handlerByValues.get(values)
