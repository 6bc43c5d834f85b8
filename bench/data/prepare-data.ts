import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '../../packages/server/src/app/open-database.ts'
import {
  applyDeadlineSettings,
  refreshDeadlines,
  refreshSettings,
} from '../../packages/server/src/features/deadlines/index.ts'
import { type Config, readConfig } from '../../packages/server/src/platform/config.ts'
import { benchFolder, dataHash } from './bench-folder.ts'
import { fillDatabase } from './fill-database.ts'

/** The product's configuration for the data of a scale: all defaults, in production mode. */
export const benchConfig = (scale: number): Config =>
  readConfig({ NODE_ENV: 'production', DATA_DIR: benchFolder(scale) })

/** Makes the data of a scale in its folder, unless the folder already has the same data. */
export const prepareData = async (scale: number, log: (line: string) => void): Promise<void> => {
  const folder = benchFolder(scale)
  const [hashFile, hash] = [path.join(folder, 'data-hash'), dataHash(scale)]
  const found = await readFile(hashFile, 'utf8').catch(() => '')
  if (found === hash) return
  const started = performance.now()
  log(`Making the data of scale ${scale} in ${folder} …`)
  await rm(folder, { recursive: true, force: true })
  const database = await openDatabase(benchConfig(scale), 'owner', { asOwner: true })
  try {
    await fillDatabase(database.pool, scale, log)

    const settings = refreshSettings(benchConfig(scale))
    await applyDeadlineSettings(database.db, settings)
    const begun = performance.now()
    await refreshDeadlines(database.db, settings)
    await database.pool.query('vacuum analyze deadlines, stale_records')
    log(`deadlines: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  } finally {
    await database.close()
  }
  await writeFile(hashFile, hash)
  log(`Made in ${((performance.now() - started) / 1000).toFixed(0)} s.`)
}
