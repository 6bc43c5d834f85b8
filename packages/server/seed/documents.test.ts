import { crc32, inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pdfDocument, pngDocument } from './documents.ts'

it('makes a PDF whose table says where each object is', () => {
  const text = pdfDocument('a.pdf', ['Société (Ireland)', 'Dublin']).bytes.toString('latin1')
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual([1, 2, 3, 4, 5].map((n) => `${n} 0 obj`))
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1])).startsWith('xref')).toBe(true)
  expect(text).toContain(String.raw`(Societe \(Ireland\)) Tj`)
})

it('makes a PNG with whole chunks and a row for each line', () => {
  const { bytes } = pngDocument('a.png', 0x00665d, 30, 20)
  const kinds: string[] = []
  const data: Buffer[] = []
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const end = at + 8 + bytes.readUInt32BE(at)
    expect(crc32(bytes.subarray(at + 4, end))).toBe(bytes.readUInt32BE(end))
    kinds.push(bytes.toString('latin1', at + 4, at + 8))
    data.push(bytes.subarray(at + 8, end))
  }
  expect(kinds).toEqual(['IHDR', 'IDAT', 'IEND'])
  expect(inflateSync(data[1] ?? Buffer.alloc(0))).toHaveLength(20 * (1 + 30 * 3))
})
