import { findActiveRole } from '#features/users'
import type { Db } from '#platform/database/database'
import { createSessionReader, type SessionReader } from '#platform/sessions/session'

/** Finds the sessions of active users, with their roles. `secret` signs the tokens. */
export const openSessionReader = (db: Db, secret: Uint8Array): SessionReader =>
  createSessionReader(db, secret, findActiveRole)
