import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a start that a signal breaks off. Without this, a signal would end the process at once, and leave the tidying
 * to the watcher.
 * @param work is given the signal to stop at; it tidies up and throws the signal's reason, an EmbeddedPostgresError
 */
export const stoppingAtSignals = async <Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
  const abort = new AbortController()
  const onSignal = (name: NodeJS.Signals) =>
    abort.abort(new EmbeddedPostgresError(`The start of the database was broken off by ${name}.`))
  for (const name of SIGNALS) process.on(name, onSignal)
  try {
    return await work(abort.signal)
  } finally {
    for (const name of SIGNALS) process.off(name, onSignal)
  }
}
