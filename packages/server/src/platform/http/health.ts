import { nowMs } from '../clock.ts'
import { requireWritableDatabase } from '../database/database-state.ts'
import { within } from '../within.ts'
import type { FileStore } from '../file-store/file-store.ts'
import { FilesUnavailable } from '../file-store/file-store-failure.ts'
import { databaseAway, withoutPart } from './error-handler.ts'
import type { Routes } from './routes.ts'

const STORE_MS = 8000
/** Anybody may ask whether the server is ready, so the store is asked once in this time. */
const ASKED_MS = 2000

const createStoreCheck = (files: FileStore) => {
  let askedAt = -Infinity
  let answer: Promise<void> = Promise.resolve()

  const ask = () =>
    within(STORE_MS, files.check()).catch((error: unknown) => {
      throw withoutPart(error) ? error : new FilesUnavailable(error)
    })

  return (): Promise<void> => {
    if (Math.abs(nowMs() - askedAt) > ASKED_MS) {
      askedAt = nowMs()
      answer = ask()
    }
    return answer
  }
}

/**
 * `/health/live` answers while the process runs. `/health/ready` also needs a database that answers and takes writes, and a store
 * of files that does; without them, the answer is what every call gets (API-11), and names the part that is wrong.
 */
export const healthRoutes = ({ app, platform }: Routes): void => {
  const checkStore = createStoreCheck(platform.files)

  app.get('/health/live', { config: { access: 'public' } }, async () => ({ ok: true }))

  app.get('/health/ready', { config: { access: 'public' } }, async () => {
    await requireWritableDatabase(platform.db).catch((error: unknown) => {
      throw withoutPart(error) ?? databaseAway()
    })
    await checkStore()

    return { ok: true }
  })
}
