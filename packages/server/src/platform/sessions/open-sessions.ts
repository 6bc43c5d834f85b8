import { type SqlBool, sql } from 'kysely'
import { now } from '../clock.ts'

/** The condition that a row of `sessions` is open: it has not ended, expired or been idle too long (USER-20). */
export const isOpen = () => sql<SqlBool>`(
  sessions.ended_at is null
  and sessions.expires_at > ${now()}
  and (sessions.idle_hours is null
    or sessions.last_used_at + sessions.idle_hours * interval '1 hour' > ${now()}::timestamptz))`
