import { lookup } from 'mime-types'

type ContentType = { type: string; isInline: boolean }

const inlineExtensions = new Set(['avif', 'gif', 'jpeg', 'jpg', 'pdf', 'png', 'webp'])

// A download of these has its content type. Never list what could run as a page (HTML, SVG, XML, scripts).
const downloadExtensions = new Set(
  'csv doc docx eml heic json mp3 mp4 msg ods odt ppt pptx rtf tif tiff txt xls xlsx zip'.split(' '),
)

const NONE = 'application/octet-stream'

/** So many bytes at the beginning of a file say what it is. */
export const HEAD_BYTES = 1024

const startsWith =
  (...beginnings: string[]) =>
  (head: Buffer) =>
    beginnings.some((beginning) => head.toString('latin1', 0, beginning.length) === beginning)

// The formats that are made of boxes name themselves in the first one.
const hasBrand =
  (...brands: string[]) =>
  (head: Buffer) =>
    head.toString('latin1', 4, 8) === 'ftyp' && brands.some((brand) => head.toString('latin1', 8, 32).includes(brand))

const isWebp = (head: Buffer) => startsWith('RIFF')(head) && head.toString('latin1', 8, 12) === 'WEBP'

// A reader of PDF looks for its mark in the first kilobyte.
const isPdf = (head: Buffer) => head.includes('%PDF-')

// The office formats are ZIP archives, or before 2007 compound files.
const isArchive = startsWith('PK\u0003\u0004', 'PK\u0005\u0006')
const isCompound = startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')

// A control character that no text has; a text in UTF-16 begins with its mark.
const isText = (head: Buffer) =>
  startsWith('\u00ff\u00fe', '\u00fe\u00ff')(head) ||
  !head.some((byte) => byte < 32 && ![9, 10, 12, 13, 27].includes(byte))

const isOf: Record<string, (head: Buffer) => boolean> = {
  avif: hasBrand('avif', 'avis'),
  gif: startsWith('GIF87a', 'GIF89a'),
  jpeg: startsWith('\u00ff\u00d8\u00ff'),
  pdf: isPdf,
  png: startsWith('\u0089PNG\r\n\u001a\n'),
  webp: isWebp,
  heic: hasBrand('heic', 'heix', 'hevc', 'mif1', 'msf1'),
  mp3: startsWith('ID3', '\u00ff\u00fb', '\u00ff\u00f3', '\u00ff\u00f2'),
  mp4: hasBrand('isom', 'iso2', 'mp4', 'M4V', 'avc1', 'dash'),
  tif: startsWith('II*\0', 'MM\0*'),
  rtf: startsWith('{\\rtf'),
  ...Object.fromEntries(['docx', 'ods', 'odt', 'pptx', 'xlsx', 'zip'].map((extension) => [extension, isArchive])),
  ...Object.fromEntries(['doc', 'msg', 'ppt', 'xls'].map((extension) => [extension, isCompound])),
  ...Object.fromEntries(['csv', 'eml', 'json', 'txt'].map((extension) => [extension, isText])),
}

const otherNames: Record<string, string> = { jpg: 'jpeg', tiff: 'tif' }

const extensionOf = (name: string): string => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return otherNames[extension] ?? extension
}

const typeOf = (extension: string): string => lookup(extension) || NONE

/**
 * The content type of an upload: that of its content, as far as the extension of its name allows one, or none (FILE-3). What the
 * sender claims is not trusted. A picture or a PDF under the name of another picture gets the type that it is of.
 * @param head the first bytes of the file
 */
export const contentTypeOf = (name: string, head: Buffer): string => {
  const extension = extensionOf(name)
  if (inlineExtensions.has(extension)) {
    const found = [...inlineExtensions].find((inline) => isOf[inline]?.(head))
    return found === undefined ? NONE : typeOf(found)
  }
  return downloadExtensions.has(extension) && isOf[extension]?.(head) ? typeOf(extension) : NONE
}

const inlineTypes = new Set([...inlineExtensions].map(typeOf))

/** The stored content type of a file as it is served, and whether a browser may show it. */
export const servedType = (type: string): ContentType => ({ type, isInline: inlineTypes.has(type) })
