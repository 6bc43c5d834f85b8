import { sql } from 'kysely'
import type pg from 'pg'
import { countStale } from '#features/affected'
import { findLastGoodBackup } from '#features/backups'
import { findMailQueue } from '#features/emails'
import type { Db } from '#platform/database/database'
import { lastSuccesses } from '#platform/jobs/run-jobs'
import type { LiveChanges } from '#platform/live/live-changes'
import { addFigure, createMetrics, type Figure, type Metrics } from '#platform/metrics/metrics'

type Measured = { db: Db; pool: pg.Pool; liveChanges: LiveChanges }

const databaseSize = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db)
  return rows[0]?.size ?? 0
}

const isAnswering = async (db: Db): Promise<number> => {
  await sql`select 1`.execute(db)
  return 1
}

const figuresOf = ({ db, pool, liveChanges }: Measured): Figure[] => [
  // First, so that the questions of the others to the database do not count.
  {
    name: 'registrar_database_pool_connections',
    help: 'Connections of this server to the database.',
    read: () => pool.totalCount,
  },
  {
    name: 'registrar_database_pool_idle_connections',
    help: 'Those of them that nobody uses.',
    read: () => pool.idleCount,
  },
  {
    name: 'registrar_database_pool_waiting_requests',
    help: 'Requests that wait for a connection.',
    read: () => pool.waitingCount,
  },
  {
    name: 'registrar_database_up',
    help: '1 while the database answers; otherwise there is no line.',
    read: () => isAnswering(db),
  },
  {
    name: 'registrar_database_size_bytes',
    help: 'Size of the database.',
    read: () => databaseSize(db),
  },
  {
    name: 'registrar_mail_queue_emails',
    help: 'Emails that are not sent yet.',
    read: async () => (await findMailQueue(db)).emails,
  },
  {
    name: 'registrar_mail_queue_oldest_seconds',
    help: 'Age of the oldest email that is not sent yet; 0 when there is none.',
    read: async () => (await findMailQueue(db)).oldestSeconds,
  },
  {
    name: 'registrar_stale_records',
    help: 'Changes and records whose deadlines, findings or screening are to be computed again, by what reads them.',
    label: 'reader',
    read: () => countStale(db),
  },
  {
    name: 'registrar_job_last_success_timestamp_seconds',
    help: 'When each job last succeeded, on any server.',
    label: 'job',
    read: () => lastSuccesses(db),
  },
  {
    name: 'registrar_backup_last_success_timestamp_seconds',
    help: 'When the last backup succeeded; 0 when none has.',
    read: async () => Date.parse((await findLastGoodBackup(db)) ?? '1970-01-01T00:00:00Z') / 1000,
  },
  {
    name: 'registrar_live_streams',
    help: 'Clients of this server that are told of changes.',
    read: () => liveChanges.countStreams(),
  },
]

/** The figures of this server: its process, its requests, and what the database says of the work. */
export const openMetrics = (measured: Measured): Metrics => {
  const metrics = createMetrics()
  for (const figure of figuresOf(measured)) addFigure(metrics, figure)
  return metrics
}
