import type { FastifyRequest } from 'fastify'
import type { Config } from '#platform/config'
import { newId } from '#platform/database/ids'

/** The longest name or folder, in bytes of UTF-8; disks allow 255. */
export const MAX_NAME_BYTES = 200

// Control characters, line ends, and the marks that reverse the reading direction and so can hide an extension.
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** The beginning of a text that has at most so many bytes in UTF-8. */
export const cutToBytes = (text: string, maxBytes: number): string => {
  let kept = ''
  let bytesLeft = maxBytes

  for (const character of text) {
    bytesLeft -= Buffer.byteLength(character)
    if (bytesLeft < 0) break
    kept += character
  }

  return kept
}

const extensionOf = (name: string): string => /.(\.[^. ]{1,16})$/u.exec(name)?.[1] ?? ''

const shortened = (name: string): string => {
  const extension = extensionOf(name)
  const base = name.slice(0, name.length - extension.length)

  return cutToBytes(base, MAX_NAME_BYTES - Buffer.byteLength(extension)).trimEnd() + extension
}

const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(UNWANTED, '')
    .trim()
    .replace(/^[.\s]+|[.\s]+$/g, '')

/**
 * A file name that is safe on any disk and in any header, and still readable. Keeps letters of every script, spaces and
 * signs; drops a path before the name, control characters, and dots at either end. At most 200 bytes, extension included.
 */
export const safeName = (name: string): string => shortened(cleaned(name.split(/[/\\]/).at(-1) ?? '')) || 'file'

/** A folder's path with every part cleaned; '' when nothing is left. */
export const safeFolder = (folder: string): string =>
  folder
    .split(/[/\\]/)
    .map((part) => cutToBytes(cleaned(part), MAX_NAME_BYTES).trimEnd())
    .filter(Boolean)
    .join('/')

/** The key of a new file: `{folder}/{id}/{name}`. The id keeps files of the same name apart. */
export const newFileKey = (folder: string, name: string): { id: string; key: string } => {
  const id = newId()
  return { id, key: `${folder}/${id}/${name}` }
}

/** The public URL of the app as the client knows it, without a slash at the end (FILE-3). */
export const baseUrlOf = ({ publicUrl }: Config, request: FastifyRequest): string =>
  publicUrl ?? `${request.protocol}://${request.host}`

/** A file's absolute URL (FILE-3). */
export const fileUrl = (baseUrl: string, key: string): string =>
  `${baseUrl}/file/${key.split('/').map(encodeURIComponent).join('/')}`
