import { runServer } from './app/run-server.ts'
import { type Config, ConfigError, readConfig } from '#platform/config'
import { DatabaseRefused, DatabaseUnavailable } from '#platform/database/database-unavailable'
import { EmbeddedPostgresError } from '@registrar/embedded-postgres'
import { BucketError } from '#platform/file-store/bucket-error'
import { printError, printLine } from '#platform/terminal'

// The message of each of these is a sentence for the terminal.
const plainErrors = [BucketError, DatabaseRefused, EmbeddedPostgresError]

type ListenError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }

// Only HOST is looked up or listened on during the start: other hosts have errors of their own.
const isFromListening = (error: unknown): error is ListenError =>
  ['listen', 'getaddrinfo'].includes((error as ListenError).syscall ?? '')

const explainListening = ({ code, port, hostname, address, message }: ListenError): string =>
  code === 'EADDRINUSE'
    ? `Port ${port} is in use. Stop the program that uses it, or set PORT.`
    : `The server cannot listen on ${hostname ?? address} (${message}). Set HOST or PORT.`

const explain = (error: unknown): string => {
  if (error instanceof DatabaseUnavailable) return explain(error.cause)
  if (error instanceof ConfigError) return `The configuration is wrong, so Registrar does not start:\n${error.message}`
  if (plainErrors.some((kind) => error instanceof kind)) return (error as Error).message
  if (isFromListening(error)) return explainListening(error)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const WITHOUT_HTTPS =
  'Warning: HOST lets every network reach this server, and PUBLIC_URL is not https. Passwords and papers travel in the clear.'

const AS_SUPERUSER =
  'Warning: the role of DATABASE_URL is a superuser. Name one that owns its own database only (docs/operations.md).'

const isOpenWithoutHttps = ({ host, publicUrl }: Config): boolean =>
  ['0.0.0.0', '::'].includes(host) && !publicUrl?.startsWith('https:')

const fail = (error: unknown) => {
  printError(explain(error))
  process.exitCode = 1
}

const start = async () => {
  const config = readConfig(process.env)
  const starting = runServer(config)
  let isStopping = false

  // A signal during the start takes effect when the start is complete. A second signal changes nothing.
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
  for (const folder of server.openFolders)
    printLine(`Other accounts of this machine could read ${folder}. It is closed now.`)
  if (server.isDataFolderOpen)
    printLine(`Other accounts of this machine could write to ${config.dataDir}. They cannot any more.`)
  if (isOpenWithoutHttps(config)) printLine(WITHOUT_HTTPS)
  if (server.isDatabaseSuperuser) printLine(AS_SUPERUSER)
  if (server.createdSignupCode) printLine(`Secret code for signing up: ${server.createdSignupCode}`)
}

await start().catch(fail)
