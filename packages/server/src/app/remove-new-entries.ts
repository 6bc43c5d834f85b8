import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

const entriesOf = (folder: string): Promise<string[] | undefined> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/**
 * Remembers what a folder contains.
 * @returns removes everything that the folder contains since then, and the folder itself if it did not exist
 */
export const rememberEntries = async (folder: string): Promise<() => Promise<void>> => {
  const before = await entriesOf(folder)
  const remove = (place: string) => rm(place, { recursive: true, force: true })

  return async () => {
    if (!before) return remove(folder)
    for (const name of (await entriesOf(folder)) ?? [])
      if (!before.includes(name)) await remove(path.join(folder, name))
  }
}
