import { EmbeddedPostgresError } from '@registrar/embedded-postgres'
import { BackupError } from '#platform/backup/backup-error'
import { ConfigError } from '#platform/config'
import { DatabaseRefused, DatabaseUnavailable } from '#platform/database/database-unavailable'
import { BucketError } from '#platform/file-store/bucket-error'

// The message of each of these is a sentence for the terminal.
const plainErrors = [BackupError, BucketError, DatabaseRefused, EmbeddedPostgresError]

type ListenError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }

// Only HOST is looked up or listened on during the start: other hosts have errors of their own.
const isFromListening = (error: unknown): error is ListenError =>
  ['listen', 'getaddrinfo'].includes((error as ListenError).syscall ?? '')

const explainListening = ({ code, port, hostname, address, message }: ListenError): string =>
  code === 'EADDRINUSE'
    ? `Port ${port} is in use. Stop the program that uses it, or set PORT.`
    : `The server cannot listen on ${hostname ?? address} (${message}). Set HOST or PORT.`

/** Why the server does not start, in a sentence for the terminal where the reason is known. */
export const explainStart = (error: unknown): string => {
  if (error instanceof DatabaseUnavailable) return explainStart(error.cause)
  if (error instanceof ConfigError) return `The configuration is wrong, so Registrar does not start:\n${error.message}`
  if (plainErrors.some((kind) => error instanceof kind)) return (error as Error).message
  if (isFromListening(error)) return explainListening(error)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
