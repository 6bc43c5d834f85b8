import { Readable } from 'node:stream'
import { mediaTypes } from '@registrar/domain/shared/media-types'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import yazl from 'yazl'
import type { FileStore } from '#platform/file-store/file-store'
import { windowsName } from '#platform/file-store/windows-name'
import type { PersonArchive } from './person-archive.queries.ts'

const JSON_INDENT = 2

const bytesOf = async function* (store: FileStore, key: string): AsyncGenerator<Buffer> {
  const bytes = await store.get(key)
  if (bytes) yield* bytes as AsyncIterable<Buffer>
}

/** The name of a file in the archive: its id and its name, since two files may have one name, in whatever letter case. */
const nameInArchive = (key: string): string => {
  const [id = '', name = ''] = key.split('/').slice(-2)
  return `files/${windowsName(id)}/${windowsName(name)}`
}

/** Sends an archive as a ZIP file. Each file is read while it is sent, so memory does not grow with them (RET-9). */
export const sendPersonArchive = (
  reply: FastifyReply,
  store: FileStore,
  id: string,
  { parts, files }: PersonArchive,
): FastifyReply => {
  const zip = new yazl.ZipFile()
  const out = zip.outputStream as unknown as Readable
  for (const [name, content] of Object.entries(parts))
    zip.addBuffer(Buffer.from(JSON.stringify(content, null, JSON_INDENT)), `${name}.json`)

  // The files are read one after another. A client that leaves ends the reading.
  let current: Readable | undefined
  out.on('close', () => current?.destroy())
  for (const key of files)
    zip.addReadStreamLazy(nameInArchive(key), (done) => {
      current = Readable.from(bytesOf(store, key), { objectMode: false })
      current.on('error', (error) => out.destroy(error))
      done(null, current)
    })
  zip.end()

  return reply
    .headers({
      'content-type': mediaTypes.zip,
      'content-disposition': contentDisposition(`person-${id}.zip`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(out)
}
