import { inflateSync } from 'node:zlib'

// The layouts of both files, in bytes: the header, and an entry of the directory of tables.
const WOFF = { header: 44, entry: 20 } as const
const SFNT = { header: 12, entry: 16 } as const

const padded = (length: number) => Math.ceil(length / 4) * 4

/**
 * The TrueType font in a WOFF 1 file. The PDF library would unpack a whole table of such a file for every letter that it embeds.
 * @throws when the file is damaged
 */
export const readWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF.header + index * WOFF.entry
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number]
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.readUInt32BE(entry),
      checksum: woff.readUInt32BE(entry + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    }
  })

  const directory = Buffer.alloc(SFNT.header + count * SFNT.entry)
  const power = Math.floor(Math.log2(count))
  directory.writeUInt32BE(woff.readUInt32BE(4), 0)
  for (const [value, at] of [
    [count, 4],
    [2 ** power * 16, 6],
    [power, 8],
    [(count - 2 ** power) * 16, 10],
  ] as const)
    directory.writeUInt16BE(value, at)

  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    for (const [field, value] of [tag, checksum, offset, bytes.length].entries())
      directory.writeUInt32BE(value, SFNT.header + index * SFNT.entry + field * 4)
    parts.push(bytes, Buffer.alloc(padded(bytes.length) - bytes.length))
    offset += padded(bytes.length)
  }
  return Buffer.concat(parts)
}
