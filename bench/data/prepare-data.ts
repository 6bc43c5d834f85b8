import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '../../packages/server/src/app/open-database.ts'
import { type Config, readConfig } from '../../packages/server/src/platform/config.ts'
import { benchFolder, recipeOf } from './bench-folder.ts'
import { fillDatabase } from './fill-database.ts'

/** The product's configuration over the data of a scale: all its defaults, in production. */
export const benchConfig = (scale: number): Config =>
  readConfig({ NODE_ENV: 'production', DATA_DIR: benchFolder(scale) })

/** Makes the data of a scale in its folder, unless the same data is there. */
export const prepareData = async (scale: number, say: (line: string) => void): Promise<void> => {
  const folder = benchFolder(scale)
  const [marker, recipe] = [path.join(folder, 'made-by'), recipeOf(scale)]
  const madeBy = await readFile(marker, 'utf8').catch(() => '')
  if (madeBy === recipe) return
  const began = performance.now()
  say(`Making the data of scale ${scale} in ${folder} …`)
  await rm(folder, { recursive: true, force: true })
  const database = await openDatabase(benchConfig(scale), 'owner')
  try {
    await fillDatabase(database.pool, scale, say)
  } finally {
    await database.close()
  }
  await writeFile(marker, recipe)
  say(`Made in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
}
