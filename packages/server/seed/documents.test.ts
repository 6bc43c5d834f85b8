import { crc32, inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pdfDocument, pngDocument } from './documents.ts'

it('a made PDF has a table with the place of each object', () => {
  const text = pdfDocument('a.pdf', ['Société (Ireland)', 'Dublin']).bytes.toString('latin1')
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual([1, 2, 3, 4, 5].map((n) => `${n} 0 obj`))
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1])).startsWith('xref')).toBe(true)
  expect(text).toContain(String.raw`(Societe \(Ireland\)) Tj`)
})

it('a made PNG has whole chunks and a row for each line', () => {
  const { bytes } = pngDocument('a.png', 0x00665d, 30, 20)
  const kinds: string[] = []
  const data: Buffer[] = []
  for (let start = 8; start < bytes.length; start += bytes.readUInt32BE(start) + 12) {
    const end = start + 8 + bytes.readUInt32BE(start)
    expect(crc32(bytes.subarray(start + 4, end))).toBe(bytes.readUInt32BE(end))
    kinds.push(bytes.toString('latin1', start + 4, start + 8))
    data.push(bytes.subarray(start + 8, end))
  }
  expect(kinds).toEqual(['IHDR', 'IDAT', 'IEND'])
  expect(inflateSync(data[1] ?? Buffer.alloc(0))).toHaveLength(20 * (1 + 30 * 3))
})
