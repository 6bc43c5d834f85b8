import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { createDb, createPool } from '#platform/database/database'
import { startEmbeddedPostgres } from '@registrar/embedded-postgres'
import { prepareAppRole } from '#platform/database/app-role'
import { migrate } from '#platform/database/migrate'
import { makeDatabaseFolder } from './database-folder.ts'

export type TestPostgres = { host: string; port: number; user: string; password?: string }

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmenting vitest's own interface
  export interface ProvidedContext {
    postgres: TestPostgres
  }
}

/** The database that is copied for each test file. */
export const TEMPLATE = 'registrar_template'

/** Starts one PostgreSQL for the whole run, migrates a template database and gives the app's role its rights there. */
export default async (project: TestProject) => {
  const dataDir = await makeDatabaseFolder()
  const postgres = await startEmbeddedPostgres({
    dataDir,
    role: 'owner',
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '120',
      // What the log keeps may be in memory.
      max_wal_size: '256MB',
      // The databases live for seconds, and their plans must not change on the way.
      autovacuum: 'off',
    },
  })
  const { database, ...server } = postgres.connection
  const admin = createDb(createPool({ ...server, database }))
  await sql.raw(`create database ${TEMPLATE}`).execute(admin)
  await admin.destroy()
  const template = createDb(createPool({ ...server, database: TEMPLATE }))
  await migrate(template)
  await prepareAppRole(template, server.password)
  await template.destroy()
  project.provide('postgres', server)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
