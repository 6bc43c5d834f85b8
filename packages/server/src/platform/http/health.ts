import { sql } from 'kysely'
import type { Routes } from './routes.ts'
import { databaseAway } from './error-handler.ts'

/** `/health/live` answers while the process runs. `/health/ready` also needs the database, and answers 503 NOT_READY without it. */
export const healthRoutes = ({ app, platform }: Routes): void => {
  app.get('/health/live', { config: { access: 'public' } }, async () => ({ ok: true }))

  app.get('/health/ready', { config: { access: 'public' } }, async () => {
    await sql`select 1`.execute(platform.db).catch(() => {
      throw databaseAway()
    })

    return { ok: true }
  })
}
