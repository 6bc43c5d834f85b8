import { randomBytes, randomInt } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 12

/** A new secret code of sign-up, easy to read aloud. */
export const createCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

// The value is written to a scratch file and linked into place, so that two servers that start at once share one secret.
const storeOnce = async (folder: string, name: string, value: string): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const file = path.join(folder, name)
  const scratch = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(scratch, `${value}\n`, { mode: 0o600, flush: true })

  await link(scratch, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(scratch)

  return (await readFile(file, 'utf8')).trim()
}

/**
 * The secrets of the configuration. A secret that is not configured is created once and stored in the data folder, readable
 * by its owner only.
 * @returns the key that signs tokens, and the code that opens sign-up (USER-4)
 */
export const readSecrets = async (
  dataDir: string,
  given: { jwtSecret: string | undefined; signupSecretCode: string | undefined },
): Promise<{ jwt: Uint8Array; signupCode: string; isCodeCreated: boolean }> => {
  const folder = path.join(dataDir, 'secrets')
  const jwt = given.jwtSecret ?? (await storeOnce(folder, 'jwt', randomBytes(48).toString('base64url')))
  const signupCode = given.signupSecretCode ?? (await storeOnce(folder, 'signup-code', createCode()))

  return { jwt: new TextEncoder().encode(jwt), signupCode, isCodeCreated: given.signupSecretCode === undefined }
}
