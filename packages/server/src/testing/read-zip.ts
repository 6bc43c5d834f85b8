import { inflateRawSync } from 'node:zlib'

const CENTRAL_ENTRY = 0x02014b50
const HEADER = 46
const LOCAL_HEADER = 30

/** The files in a ZIP archive by their names, read from its central directory. */
export const readZip = (zip: Buffer): Record<string, Buffer> => {
  const found: Record<string, Buffer> = {}

  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === CENTRAL_ENTRY) {
    const [isStored, size, offset] = [
      zip.readUInt16LE(at + 10) === 0,
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 42),
    ]
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [number, number, number]
    const start = offset + LOCAL_HEADER + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
    const bytes = zip.subarray(start, start + size)
    found[zip.toString('utf8', at + HEADER, at + HEADER + name)] = isStored ? bytes : inflateRawSync(bytes)
    at += HEADER + name + extra + comment
  }

  return found
}
