import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'
import { afterAll, beforeAll } from 'vitest'

// The configuration of vitest puts this file in the place of the library, so it asks Node for the library itself.
const library = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

// Each test file signs somebody up. A hash as the product makes it takes a processor for 30 ms.
const FAST = { memoryCost: 64, timeCost: 1, parallelism: 1 }
let options: typeof FAST | undefined = FAST

/** Gives the test file that calls it hashes as slow as those of the product. */
export const useSlowHashes = (): void => {
  beforeAll(() => void (options = undefined))
  afterAll(() => void (options = FAST))
}

export const hash: typeof library.hash = (secret, own) => library.hash(secret, { ...options, ...own })
export const hashRaw: typeof library.hashRaw = (secret, own) => library.hashRaw(secret, { ...options, ...own })
// What a hash was made with stands in it.
export const { verify } = library
