import { createHash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import yazl from 'yazl'
import type { PackEntry } from './pack-entry.ts'

/** What the manifest says of a file: its SHA-256, or that its bytes were not in the store. */
type Written = { name: string; sha256: string | null }

const hashing = (onEnd: (sha256: string) => void) => {
  const hash = createHash('sha256')
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
    flush: (done) => {
      onEnd(hash.digest('hex'))
      done()
    },
  })
}

const bytesOf = (opened: Readable | Buffer | undefined): Readable =>
  opened instanceof Readable ? opened : Readable.from([opened ?? Buffer.alloc(0)])

/**
 * Writes the files of a pack one after another into a ZIP file, and last a manifest with the SHA-256 of each. Each is opened when its turn
 * comes, so memory does not grow with them. `onWritten` is told of each file.
 */
export const writePack = (entries: readonly PackEntry[], onWritten: () => void): Readable => {
  const zip = new yazl.ZipFile()
  const out = zip.outputStream as unknown as Readable
  const manifest: Written[] = []
  let current: Readable | undefined
  const fail = (error: Error) => void out.destroy(error)
  out.on('close', () => current?.destroy())

  const add = (name: string, open: PackEntry['open'], onEnd: (sha256: string | null) => void) =>
    zip.addReadStreamLazy(name, (done) => {
      const begin = (opened: Readable | Buffer | undefined) => {
        const source = bytesOf(opened)
        source.on('error', fail)
        current = source
        const hashed = source.pipe(hashing((sha256) => onEnd(opened === undefined ? null : sha256)))
        done(null, hashed)
      }
      open().then(begin, fail)
    })

  for (const { name, open } of entries)
    add(name, open, (sha256) => {
      manifest.push({ name, sha256 })
      onWritten()
    })
  add('manifest.json', async () => Buffer.from(JSON.stringify(manifest, null, 2)), onWritten)
  zip.end()

  return out
}
