import type { FileStore } from '../file-store/file-store.ts'
import type { Progress } from '../progress.ts'

/**
 * Copies files from one store to another, one at a time, each under its own key.
 * @returns the keys for which the first store has no bytes
 */
export const copyFiles = async (
  from: FileStore,
  to: FileStore,
  keys: readonly string[],
  progress: Progress,
): Promise<string[]> => {
  const missing: string[] = []

  progress.step('Files', keys.length)
  for (const key of keys) {
    const bytes = await from.get(key)
    if (bytes) await (await to.receive(bytes)).moveTo(key)
    else missing.push(key)
    progress.advance(1)
  }

  return missing
}
