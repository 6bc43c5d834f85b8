import { sql } from 'kysely'
import { applyStoredSettings, type Config } from '#platform/config'
import type { Db, Tx } from '#platform/database/database'
import type { Subscriber } from '#platform/database/notifications'
import type { SessionReader } from '#platform/sessions/session'
import { readStoredSettings } from './settings.queries.ts'

const CHANNEL = 'settings'

/** Tells every server that settings have changed, once the transaction commits. */
export const announceSettings = async (tx: Tx): Promise<void> => {
  await sql`select pg_notify(${CHANNEL}, '')`.execute(tx)
}

// Read one after the other, so that an older answer never replaces a newer one.
let loading: Promise<void> = Promise.resolve()

/** Puts what administrators have set into the configuration, as it is in the database now. */
export const loadSettings = (db: Db, config: Config): Promise<void> => {
  const load = async () => applyStoredSettings(config, await readStoredSettings(db))
  const next = loading.then(load, load)
  loading = next.catch(() => undefined)
  return next
}

/**
 * Keeps the configuration of this server as administrators set it, on whichever server (SET-2). Sessions are read again, because a second
 * factor may be needed now. `onError`: they could not be read; the housekeeping reads them once a minute.
 */
export const followSettings = (
  db: Db,
  { config, sessions, onError }: { config: Config; sessions: SessionReader; onError: (error: unknown) => void },
): Subscriber => {
  const reload = () => {
    loadSettings(db, config).then(() => sessions.forgetAll(), onError)
  }
  // What changed while this server did not listen is read when it does again.
  return { channel: CHANNEL, onMessage: reload, onListening: reload }
}
