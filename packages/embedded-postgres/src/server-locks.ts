import type pg from 'pg'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { waitUntil } from './wait-until.ts'

/** Who asks for the database: the server process (`owner`), or a command such as import or backup (`helper`). */
export type Role = 'owner' | 'helper'

/** The outcome of a claim: we own the server, we use it beside its owner, or it is about to stop. */
export type Claim = 'owner' | 'helper' | 'stopping'

/** The application names of the sessions that hold locks. They tell a refused start whom to wait for. */
export const SESSION_NAME = {
  owner: 'registrar server',
  helper: 'registrar command',
  watcher: 'registrar watcher',
} as const

// The owner holds the first advisory lock exclusively. Every helper holds the second one, shared with other helpers.
const LOCK_CLASS = 1_919_248_231
const OWNER_LOCK = 1
const HELPER_LOCK = 2

// The session of a killed owner survives it for a moment.
const CLAIM_TIMEOUT_MS = 1_000

const isTrue = async (client: pg.Client, expression: string): Promise<boolean> => {
  const { rows } = await client.query<{ answer: boolean }>(`select ${expression} as answer`)
  return rows[0]?.answer === true
}

/** Takes the owner's lock if it is free. */
export const tryOwnerLock = (client: pg.Client): Promise<boolean> =>
  isTrue(client, `pg_try_advisory_lock(${LOCK_CLASS}, ${OWNER_LOCK})`)

/** Keeps new helpers out by holding their lock exclusively. Fails while a helper is at work. */
export const tryBlockHelpers = (client: pg.Client): Promise<boolean> =>
  isTrue(client, `pg_try_advisory_lock(${LOCK_CLASS}, ${HELPER_LOCK})`)

/** Lets helpers in again after `tryBlockHelpers`. */
export const unblockHelpers = (client: pg.Client): Promise<boolean> =>
  isTrue(client, `pg_advisory_unlock(${LOCK_CLASS}, ${HELPER_LOCK})`)

const tryHelperLock = (client: pg.Client): Promise<boolean> =>
  isTrue(client, `pg_try_advisory_lock_shared(${LOCK_CLASS}, ${HELPER_LOCK})`)

const holdersOf = (lock: number) =>
  `select application_name, mode from pg_locks join pg_stat_activity using (pid)
   where locktype = 'advisory' and classid = ${LOCK_CLASS} and objid = ${lock} and objsubid = 2 and granted`

const isOwnedBy = (client: pg.Client, applicationName: string) =>
  isTrue(
    client,
    `exists (select from (${holdersOf(OWNER_LOCK)}) as holder where application_name = '${applicationName}')`,
  )

const areHelpersBlocked = (client: pg.Client) =>
  isTrue(client, `exists (select from (${holdersOf(HELPER_LOCK)}) as holder where mode = 'ExclusiveLock')`)

const refusalMessage = (isOwnerCommand: boolean, dataDir: string): string =>
  isOwnerCommand
    ? `A Registrar command (import, backup) is working on the data folder ${dataDir}: wait until it is done.`
    : `Another Registrar is running on the data folder ${dataDir}: stop it first, or give this one a folder of its own (DATA_DIR).`

/**
 * Claims a running server for a role. Keep the session open: its locks end with it.
 * @throws EmbeddedPostgresError when the role is `owner` and another owner is alive
 */
export const claimServer = async (
  client: pg.Client,
  role: Role,
  dataDir: string,
  signal: AbortSignal,
): Promise<Claim> => {
  let claim: Claim | undefined
  const tryClaim = async () => {
    if (await tryOwnerLock(client)) claim = 'owner'
    else if (await areHelpersBlocked(client)) claim = 'stopping'
    else if (role === 'helper' && (await tryHelperLock(client))) claim = 'helper'
    return claim !== undefined
  }

  await waitUntil(tryClaim, CLAIM_TIMEOUT_MS, signal)
  if (claim) return claim
  throw new EmbeddedPostgresError(refusalMessage(await isOwnedBy(client, SESSION_NAME.helper), dataDir))
}

/**
 * Ends the sessions that a killed owner left open: nobody waits for their work any more. While a helper is at work
 * nothing is ended, because its sessions look the same.
 */
export const endOrphanedSessions = async (client: pg.Client): Promise<void> => {
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> all ($1)
     and not exists (${holdersOf(HELPER_LOCK)})`,
    [Object.values(SESSION_NAME)],
  )
}
