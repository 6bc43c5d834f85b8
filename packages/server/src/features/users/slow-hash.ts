import { createHash } from 'node:crypto'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { Problem } from '#platform/problem'

/** More than wait here in honest use: whoever sends more is asked to come back. */
const MAX_WAITING = 500
const RETRY_AFTER_SECONDS = 10

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

// A hash takes a processor for about 30 ms. One after the other they leave the other processors to everybody else.
const oneAfterTheOther = async <R>(work: () => Promise<R>): Promise<R> => {
  if (waiting >= MAX_WAITING)
    throw new Problem('TOO_MANY_REQUESTS', 'Too many people sign in at the moment. Wait a little and try again.', {
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
    })

  waiting += 1
  const mine = last.then(work, work)
  last = mine.catch(() => {})
  return mine.finally(() => (waiting -= 1))
}

/**
 * The Argon2id hash of a password or a secret code, to be stored.
 * @throws Problem TOO_MANY_REQUESTS
 */
export const hashSecret = (secret: string): Promise<string> => oneAfterTheOther(() => hash(secret))

/**
 * Whether a secret is the one that a stored hash was made of.
 * @throws Problem TOO_MANY_REQUESTS
 */
export const isSecretRight = (stored: string, secret: string): Promise<boolean> =>
  oneAfterTheOther(() => verify(stored, secret))

const SALT_BYTES = 16

/**
 * The Argon2id hash of a secret that is the same each time, so that it can be looked for among several.
 * @param owner whose secret it is: each has a salt of its own
 * @throws Problem TOO_MANY_REQUESTS
 */
export const hashToFind = async (owner: string, secret: string): Promise<string> => {
  const salt = createHash('sha256').update(owner).digest().subarray(0, SALT_BYTES)
  return (await oneAfterTheOther(() => hashRaw(secret, { salt }))).toString('base64url')
}
