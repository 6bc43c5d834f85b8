import { runServer } from './app/run-server.ts'
import { ConfigError, readConfig } from '#platform/config'
import { EmbeddedPostgresError } from '@registrar/embedded-postgres'
import { BucketError } from '#platform/file-store/bucket-error'
import { printError, printLine } from '#platform/terminal'

const explain = (error: unknown): string => {
  if (error instanceof ConfigError) return `The configuration is wrong, so Registrar does not start:\n${error.message}`
  if (error instanceof EmbeddedPostgresError || error instanceof BucketError) return error.message
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return `Port ${(error as { port?: number }).port} is in use. Stop what uses it, or set PORT.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const fail = (error: unknown) => {
  printError(explain(error))
  process.exitCode = 1
}

const start = async () => {
  const starting = runServer(readConfig(process.env))
  let isStopping = false
  // A signal during the start waits for it and then stops all the same; a second one does not hurry it.
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    printLine('Stopping …')
    const server = await starting.catch(() => undefined)
    await server?.stop()
    process.exit()
  }
  process.on('SIGINT', () => void stop().catch(fail))
  process.on('SIGTERM', () => void stop().catch(fail))
  const server = await starting
  printLine(`Registrar is ready at ${server.address}`)
  if (server.madeSignupCode) printLine(`Secret code for signing up: ${server.madeSignupCode}`)
}

await start().catch(fail)
