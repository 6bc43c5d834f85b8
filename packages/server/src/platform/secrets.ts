import { randomBytes, randomInt } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chownToFolderOwner } from './file-ownership.ts'
import { makePrivateFolder } from './private-folder.ts'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
/** 31 letters make 128 bits with 26 of them. */
const CODE_LENGTH = 26

/** A new secret code of 128 bits, of letters and digits that cannot be taken for each other. */
export const createCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

// The value is written to a scratch file and linked into place, so that two servers that start at once share one secret.
const storeOnce = async (folder: string, name: string, value: string): Promise<{ value: string; isNew: boolean }> => {
  await makePrivateFolder(folder)
  const file = path.join(folder, name)
  const scratch = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(scratch, `${value}\n`, { mode: 0o600, flush: true })
  await chownToFolderOwner(scratch)

  const isNew = await link(scratch, file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      return false
    },
  )
  await rm(scratch)

  return { value: (await readFile(file, 'utf8')).trim(), isNew }
}

/**
 * The secrets of the configuration. A secret that is not configured is created once and stored in the data folder, readable
 * by its owner only.
 * @returns the key that signs tokens, the code that opens sign-up (USER-4), whether it was created just now, and whether it is configured
 */
export const readSecrets = async (
  dataDir: string,
  given: { jwtSecret: string | undefined; signupSecretCode: string | undefined },
): Promise<{ jwt: Uint8Array; signupCode: string; isCodeCreated: boolean; isCodeConfigured: boolean }> => {
  const folder = path.join(dataDir, 'secrets')
  const jwt = given.jwtSecret ?? (await storeOnce(folder, 'jwt', randomBytes(48).toString('base64url'))).value
  const code = given.signupSecretCode
    ? { value: given.signupSecretCode, isNew: false }
    : await storeOnce(folder, 'signup-code', createCode())

  return {
    jwt: new TextEncoder().encode(jwt),
    signupCode: code.value,
    isCodeCreated: code.isNew,
    isCodeConfigured: given.signupSecretCode !== undefined,
  }
}
