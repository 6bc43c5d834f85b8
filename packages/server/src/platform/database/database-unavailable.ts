import pg from 'pg'
import { Silence } from '../within.ts'

/** The database does not answer: it is away, starts or stops, or has no connection left. `cause` is the driver's error. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database does not answer.', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** The database answers, but takes no writes: it is a standby, or was set to read only. */
export class DatabaseReadOnly extends Error {
  constructor(cause?: unknown) {
    super('The database takes no writes.', { cause })
    this.name = 'DatabaseReadOnly'
  }
}

/** The disk of the database is full. Nothing of the transaction was written. */
export class DatabaseFull extends Error {
  constructor(cause: unknown) {
    super('The disk of the database is full.', { cause })
    this.name = 'DatabaseFull'
  }
}

/** The configured database cannot be used. The message is a sentence for the terminal. */
export class DatabaseRefused extends Error {}

// PostgreSQL's codes: the connection failed (08), the server shuts down, crashed or starts (57P01 to 57P03), it has no memory,
// connections or working disk (53, 58).
const isAwayCode = (code = '') => /^(08|53|58)/.test(code) || ['57P01', '57P02', '57P03'].includes(code)

// The driver has no code for a connection that is gone, only these sentences.
const isLostConnection = (error: unknown) =>
  error instanceof Error &&
  ('syscall' in error || /^(Connection terminated|Client (has encountered|was closed)|timeout e)/.test(error.message))

/** The error of a query: one of the above when the database itself was the reason. */
export const queryFailure = (error: unknown): unknown => {
  if (!(error instanceof pg.DatabaseError)) return isLostConnection(error) ? new DatabaseUnavailable(error) : error
  if (error.code === '25006') return new DatabaseReadOnly(error)
  if (error.code === '53100') return new DatabaseFull(error)
  return isAwayCode(error.code) ? new DatabaseUnavailable(error) : error
}

// An error of several addresses, such as those of localhost, has no message.
const isFromNetwork = (error: Error) =>
  'syscall' in error || error.message === '' || error instanceof Silence || isLostConnection(error)

/** Why no connection to the database of a setting, such as `DATABASE_URL`, could be opened, as a sentence. */
export const connectionFailure = (error: unknown, setting: string): DatabaseRefused => {
  const reason =
    error instanceof Error && !isFromNetwork(error) ? `used: ${error.message.replace(/\.$/, '')}` : 'reached'
  return new DatabaseRefused(`The database that ${setting} names cannot be ${reason}.`, { cause: error })
}
