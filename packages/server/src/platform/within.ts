/** Something did not answer in time. */
export class Silence extends Error {}

/**
 * Waits for an answer for so many milliseconds. An answer that arrived while this process was busy counts: what has arrived is
 * read before the wait is given up.
 * @throws Silence, or what the promise throws
 */
export const within = async <R>(ms: number, answer: Promise<R>): Promise<R> => {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () =>
      void setImmediate(() => setImmediate(() => reject(new Silence('There was no answer in time.'))))
    timer = setTimeout(giveUp, ms)
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}
