import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collectGarbage: (() => void) | undefined

const findCollector = (): (() => void) => {
  setFlagsFromString('--expose-gc')
  const found = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  return found
}

/**
 * Frees all memory that is used no longer. By itself the collector puts that off until some 150 MB of the rows of a large
 * export have piled up, and the process never gives that room back (EXP-4). It takes some 50 ms.
 */
export const freeMemory = (): void => {
  collectGarbage ??= findCollector()
  collectGarbage()
}
