import type { FastifyRequest } from 'fastify'
import type { Config } from '#platform/config'
import { newId } from '#platform/database/ids'

/** The longest name or folder, in bytes of UTF-8; disks take 255. */
const LONGEST = 200

// Control characters, line ends, and the marks that turn the reading direction and so can hide an extension.
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

const cut = (text: string, bytes: number): string => {
  let kept = ''
  let left = bytes
  for (const character of text) {
    left -= Buffer.byteLength(character)
    if (left < 0) break
    kept += character
  }
  return kept
}

const extensionOf = (name: string): string => /.(\.[^. ]{1,16})$/u.exec(name)?.[1] ?? ''

const shortened = (name: string): string => {
  const extension = extensionOf(name)
  return (
    cut(name.slice(0, name.length - extension.length), LONGEST - Buffer.byteLength(extension)).trimEnd() + extension
  )
}

const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(UNWANTED, '')
    .trim()
    .replace(/^[.\s]+|[.\s]+$/g, '')

/**
 * A name that is safe on any disk and in any header, and still readable: letters of every script, blanks and signs stay;
 * a path before it, control characters and dots at its ends go; at most 200 bytes, with its extension.
 */
export const safeName = (name: string): string => shortened(cleaned(name.split(/[/\\]/).at(-1) ?? '')) || 'file'

/** A folder's path, cleaned part by part; '' when nothing is left. */
export const safeFolder = (folder: string): string =>
  folder
    .split(/[/\\]/)
    .map((part) => cut(cleaned(part), LONGEST).trimEnd())
    .filter(Boolean)
    .join('/')

/** Makes the key of a new file: `{folder}/{id}/{name}`, where the id keeps files of one name apart. */
export const newFileKey = (folder: string, name: string): { id: string; key: string } => {
  const id = newId()
  return { id, key: `${folder}/${id}/${name}` }
}

/** The address of the product as the asking client knows it, without a slash at the end. Source: decision E2. */
export const baseUrlOf = ({ publicUrl }: Config, request: FastifyRequest): string =>
  publicUrl ?? `${request.protocol}://${request.host}`

/** A file's absolute address. */
export const fileUrl = (address: string, key: string): string =>
  `${address}/file/${key.split('/').map(encodeURIComponent).join('/')}`
