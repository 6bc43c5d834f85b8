import type { Readable } from 'node:stream'
import { fileKeyOf } from '@registrar/domain/files/files'
import type { FileStore } from '#platform/file-store/file-store'
import { windowsName } from '#platform/file-store/windows-name'

/** A file of a pack. `open` gives its bytes when its turn comes; undefined when they are missing. */
export type PackEntry = { name: string; open: () => Promise<Readable | Buffer | undefined> }

const JSON_INDENT = 2

/** A file of JSON, read when its turn comes. */
export const jsonEntry = (name: string, read: () => Promise<unknown>): PackEntry => ({
  name,
  open: async () => Buffer.from(JSON.stringify(await read(), null, JSON_INDENT)),
})

/** A file of text. */
export const textEntry = (name: string, text: string): PackEntry => ({ name, open: async () => Buffer.from(text) })

/** A stored file, byte for byte. */
const storedEntry = (name: string, files: FileStore, key: string): PackEntry => ({
  name,
  open: () => files.get(key),
})

/** The stored files of addresses, each in a folder of its own, so that two may have one name; `path` makes the path from the parts. */
export const storedEntries = (
  urls: readonly string[],
  files: FileStore,
  path: (fileId: string, name: string) => string,
): PackEntry[] =>
  urls.flatMap((url) => {
    const key = fileKeyOf(url)
    if (key === undefined) return []
    const [fileId = '', name = ''] = key.split('/').slice(-2)
    return [storedEntry(path(fileId, name), files, key)]
  })

/** A path in the archive that unpacks on every system: each part is a name. */
export const pathInPack = (...parts: string[]): string => parts.map(windowsName).join('/')
