import type pg from 'pg'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { waitUntil } from './waiting.ts'

/** What a start is: the server itself, or a command (import, backup) that works for a while. */
export type Role = 'owner' | 'helper'

/** What became of a claim: the server is ours, we use it beside its owner, or it is about to stop. */
export type Claim = 'owner' | 'beside' | 'stopping'

/** The names of the sessions that hold locks: who is asked to wait depends on who holds them. */
export const SESSION_NAME = {
  owner: 'registrar server',
  helper: 'registrar command',
  watcher: 'registrar watcher',
} as const

// Two advisory locks: the owner holds the first; whoever works beside it holds the second, shared with others.
const LOCK_FAMILY = 1_919_248_231
const OWNER_LOCK = 1
const PRESENCE_LOCK = 2

// A killed owner's session lives on for a moment after it.
const GRACE = 1_000

const isTrue = async (client: pg.Client, expression: string): Promise<boolean> => {
  const { rows } = await client.query<{ answer: boolean }>(`select ${expression} as answer`)
  return rows[0]?.answer === true
}

/** Takes the owner's lock if it is free. */
export const takeOwnerLock = (client: pg.Client): Promise<boolean> =>
  isTrue(client, `pg_try_advisory_lock(${LOCK_FAMILY}, ${OWNER_LOCK})`)

/** Shuts out anyone who would work beside the owner; impossible while someone does. */
export const closeToHelpers = (client: pg.Client): Promise<boolean> =>
  isTrue(client, `pg_try_advisory_lock(${LOCK_FAMILY}, ${PRESENCE_LOCK})`)

/** Takes back `closeToHelpers`. */
export const reopenToHelpers = (client: pg.Client): Promise<boolean> =>
  isTrue(client, `pg_advisory_unlock(${LOCK_FAMILY}, ${PRESENCE_LOCK})`)

const joinHelpers = (client: pg.Client): Promise<boolean> =>
  isTrue(client, `pg_try_advisory_lock_shared(${LOCK_FAMILY}, ${PRESENCE_LOCK})`)

const holders = (lock: number) =>
  `select application_name, mode from pg_locks join pg_stat_activity using (pid)
   where locktype = 'advisory' and classid = ${LOCK_FAMILY} and objid = ${lock} and objsubid = 2 and granted`

const isHeldBy = (client: pg.Client, name: string) =>
  isTrue(client, `exists (select from (${holders(OWNER_LOCK)}) as holder where application_name = '${name}')`)

const isClosedToHelpers = (client: pg.Client) =>
  isTrue(client, `exists (select from (${holders(PRESENCE_LOCK)}) as holder where mode = 'ExclusiveLock')`)

const refusal = (isCommand: boolean, dataDir: string): string =>
  isCommand
    ? `A Registrar command (import, backup) is working on the data folder ${dataDir}: wait until it is done.`
    : `Another Registrar is running on the data folder ${dataDir}: stop it first, or give this one a folder of its own (DATA_DIR).`

/**
 * Claims a running server for a role. The session must be kept: the locks live and die with it.
 * @throws EmbeddedPostgresError when an owner is wanted and another one is alive
 */
export const claimServer = async (
  client: pg.Client,
  role: Role,
  dataDir: string,
  signal: AbortSignal,
): Promise<Claim> => {
  let claim: Claim | undefined
  const decide = async () => {
    if (await takeOwnerLock(client)) claim = 'owner'
    else if (await isClosedToHelpers(client)) claim = 'stopping'
    else if (role === 'helper' && (await joinHelpers(client))) claim = 'beside'
    return claim !== undefined
  }
  await waitUntil(decide, GRACE, signal)
  if (claim) return claim
  throw new EmbeddedPostgresError(refusal(await isHeldBy(client, SESSION_NAME.helper), dataDir))
}

/**
 * Ends the sessions that a killed owner left open: what they were doing, nobody waits for any more. While a command
 * works on the same server nothing is ended, since its sessions cannot be told apart.
 */
export const endLeftSessions = async (client: pg.Client): Promise<void> => {
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> all ($1)
     and not exists (${holders(PRESENCE_LOCK)})`,
    [Object.values(SESSION_NAME)],
  )
}
