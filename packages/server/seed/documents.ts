import { crc32, deflateSync } from 'node:zlib'

export type Document = { name: string; contentType: string; bytes: Buffer }

/** A text file. */
export const textDocument = (name: string, text: string): Document => ({
  name,
  contentType: 'text/plain; charset=utf-8',
  bytes: Buffer.from(text),
})

const pdfText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^ -~]/g, '')
    .replaceAll(/[\\()]/g, String.raw`\$&`)

/** A PDF of one page with a few lines, without accents: the built-in fonts of PDF have few of them. */
export const pdfDocument = (name: string, lines: string[]): Document => {
  const page = `BT /F1 14 Tf 72 760 Td 22 TL ${lines.map((line) => `(${pdfText(line)}) Tj T*`).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  const head = '%PDF-1.4\n'
  const offsets = objects.map((_, at) => head.length + objects.slice(0, at).join('').length)
  const body = head + objects.join('')
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return { name, contentType: 'application/pdf', bytes: Buffer.from(body + tail, 'latin1') }
}

const chunk = (kind: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(data.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}

/** A picture of one colour (0xrrggbb) that grows darker from top to bottom. */
export const pngDocument = (name: string, colour: number, width = 240, height = 160): Document => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = Array.from({ length: height }, (_, y) => {
    const shade = 1 - y / (2 * height)
    const pixel = [16, 8, 0].map((shift) => Math.round(((colour >> shift) & 0xff) * shade))
    return Buffer.concat([Buffer.alloc(1), Buffer.alloc(width * pixel.length, Buffer.from(pixel))])
  })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = chunk('IDAT', deflateSync(Buffer.concat(rows)))
  return {
    name,
    contentType: 'image/png',
    bytes: Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]),
  }
}
