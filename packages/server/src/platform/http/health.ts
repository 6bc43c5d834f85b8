import { requireWritableDatabase } from '../database/database-state.ts'
import { databaseAway, withoutDatabase } from './error-handler.ts'
import type { Routes } from './routes.ts'

/**
 * `/health/live` answers while the process runs. `/health/ready` also needs a database that answers and takes writes; without it,
 * the answer is what every call gets (API-11), and names the part that is wrong.
 */
export const healthRoutes = ({ app, platform }: Routes): void => {
  app.get('/health/live', { config: { access: 'public' } }, async () => ({ ok: true }))

  app.get('/health/ready', { config: { access: 'public' } }, async () => {
    await requireWritableDatabase(platform.db).catch((error: unknown) => {
      throw withoutDatabase(error) ?? databaseAway()
    })

    return { ok: true }
  })
}
