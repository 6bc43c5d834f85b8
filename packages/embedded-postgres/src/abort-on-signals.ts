import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a start that SIGINT, SIGTERM or SIGHUP aborts. Without this, a signal would end the process at once and leave
 * the cleanup to the watcher.
 * @param work receives the signal to watch; when aborted it cleans up and throws the signal's reason, an
 *   EmbeddedPostgresError
 */
export const abortOnSignals = async <Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
  const controller = new AbortController()
  const onSignal = (name: NodeJS.Signals) =>
    controller.abort(new EmbeddedPostgresError(`The start of the database was interrupted by ${name}.`))

  for (const name of SIGNALS) process.on(name, onSignal)
  try {
    return await work(controller.signal)
  } finally {
    for (const name of SIGNALS) process.off(name, onSignal)
  }
}
