import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import type { FileStore } from '../file-store/file-store.ts'
import { BackupError } from './backup-error.ts'

type Bytes = AsyncIterable<Uint8Array>

/** What the parts of a backup pass through on their way to the disk, or back. */
export type PartFilter = (bytes: Bytes) => Bytes

/** A part that is not encrypted. */
export const plain: PartFilter = (bytes) => bytes

// The library types streams as a browser does.
const asWebStream = (bytes: Bytes) => ReadableStream.from(bytes) as unknown as globalThis.ReadableStream<Uint8Array>

/**
 * Encrypts each part to age recipients (`age1…`).
 * @throws BackupError when one of them is not an age recipient
 */
export const encryptTo = (recipients: readonly string[]): PartFilter => {
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch (error) {
      throw new BackupError(`${recipient} is not an age recipient.`, { cause: error })
    }
  }

  return async function* (bytes) {
    yield* (await encrypter.encrypt(asWebStream(bytes))) as unknown as Bytes
  }
}

/**
 * Decrypts each part with the age identities of a key file, as `age-keygen` writes it.
 * @throws BackupError when the file has none; the filter throws one when no identity fits
 */
export const decryptWith = (keyFile: string): PartFilter => {
  const decrypter = new Decrypter()
  const identities = keyFile.split(/\s+/).filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (identities.length === 0) throw new BackupError('The identity file has no line AGE-SECRET-KEY-….')
  for (const identity of identities) decrypter.addIdentity(identity)

  return async function* (bytes) {
    try {
      yield* (await decrypter.decrypt(asWebStream(bytes))) as unknown as Bytes
    } catch (error) {
      throw new BackupError(`The backup cannot be decrypted: ${(error as Error).message}.`, { cause: error })
    }
  }
}

// The name of a file may say whose it is, so an encrypted backup hides the names too.
const hiddenKey = (key: string) => {
  const name = createHash('sha256').update(key).digest('hex')
  return `${name.slice(0, 2)}/${name}.age`
}

/** A store whose files pass through filters, under keys that reveal nothing. */
export const encryptedStore = (
  store: FileStore,
  { encrypt = plain, decrypt = plain }: { encrypt?: PartFilter; decrypt?: PartFilter },
): FileStore => ({
  receive: async (bytes) => {
    const received = await store.receive(Readable.from(encrypt(bytes as Bytes), { objectMode: false }))
    return { ...received, moveTo: (key) => received.moveTo(hiddenKey(key)) }
  },
  get: async (key, range) => {
    const bytes = await store.get(hiddenKey(key), range)
    return bytes && Readable.from(decrypt(bytes as Bytes), { objectMode: false })
  },
  remove: (key) => store.remove(hiddenKey(key)),
  check: () => store.check(),
})
