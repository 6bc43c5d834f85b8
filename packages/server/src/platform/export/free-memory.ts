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
 * Frees all memory that is no longer used, in about 50 ms. Without this call the garbage collector waits until a large
 * export has left about 150 MB of rows, and the process never returns that memory to the system (EXP-4).
 */
export const freeMemory = (): void => {
  collectGarbage ??= findCollector()
  collectGarbage()
}
