import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { type ReadLimits, SpreadsheetError } from './spreadsheet.ts'

/** No workbook has as many parts. */
const MAX_PARTS = 10_000

export const UNREADABLE_WORKBOOK = 'The file is not a readable XLSX workbook.'

/** The parts of a workbook by their names in small letters: programs disagree about the case. */
export type WorkbookParts = { zip: ZipFile; entries: ReadonlyMap<string, Entry> }

const requireSmallEnough = (entries: readonly Entry[], { unpackedBytes }: ReadLimits) => {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  const megabytes = Math.round(unpackedBytes / 1_000_000)
  if (unpacked > unpackedBytes || entries.length > MAX_PARTS)
    throw new SpreadsheetError(`The workbook is too large: unpacked it has more than ${megabytes} MB.`)
}

/**
 * Opens a ZIP file and looks at the list of its parts; none is unpacked yet. A part that has not the size that the list says fails when
 * it is read.
 * @throws SpreadsheetError when the sizes are too large
 */
export const openParts = async (bytes: Uint8Array, limits: ReadLimits): Promise<WorkbookParts> => {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  })
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    entries.push(entry)
    if (entries.length > MAX_PARTS) break
  }
  requireSmallEnough(entries, limits)

  return { zip, entries: new Map(entries.map((entry) => [entry.fileName.toLowerCase(), entry])) }
}

const streamOf = async ({ zip, entries }: WorkbookParts, name: string): Promise<Readable | undefined> => {
  const entry = entries.get(name.toLowerCase())
  return entry && zip.openReadStreamPromise(entry)
}

const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

const decoderFor = (bytes: Uint8Array) =>
  new TextDecoder(isUtf16(bytes) ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8')

export type Attributes = Readonly<Record<string, string>>

/** What is done with the tags and texts of a part; names come without their prefix. */
type PartReader = {
  open: (name: string, attributes: Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/** The name of a tag or an attribute without its prefix. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Reads the XML of a part as it is unpacked. A part that is missing is read as an empty one.
 * @returns whether there is such a part
 */
export const readPart = async (parts: WorkbookParts, name: string, reader: PartReader): Promise<boolean> => {
  const stream = await streamOf(parts, name)
  if (!stream) return false

  const parser = new SaxesParser({ position: false })
  parser.on('opentag', (tag) => reader.open(localName(tag.name), tag.attributes as Attributes))
  if (reader.close) parser.on('closetag', (tag) => reader.close?.(localName(tag.name)))
  if (reader.text) {
    parser.on('text', reader.text)
    parser.on('cdata', reader.text)
  }

  let decoder: TextDecoder | undefined
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    decoder ??= decoderFor(chunk)
    parser.write(decoder.decode(chunk, { stream: true }))
  }
  parser.close()
  return true
}
