import { constants, deflateRawSync } from 'node:zlib'
import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream, degrees } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { bindFiles, countPages } from './bound-files.ts'
import { countPagesOf } from './render-pdf.ts'

const segment = (marker: number, bytes: readonly number[]) => [
  0xff,
  marker,
  (bytes.length + 2) >> 8,
  (bytes.length + 2) & 0xff,
  ...bytes,
]

const two = (value: number, isLittle: boolean) => (isLittle ? [value, 0] : [0, value])
const four = (value: number, isLittle: boolean) => (isLittle ? [value, 0, 0, 0] : [0, 0, 0, value])

/** The application segment of a camera that says a model first, and then the orientation. */
const exif = (orientation: number, isLittle: boolean) => {
  const tag = (high: number, low: number) => (isLittle ? [low, high] : [high, low])
  const short = (value: number) => [...two(3, isLittle), ...four(1, isLittle), ...two(value, isLittle), 0, 0]
  return segment(0xe1, [
    ...Buffer.from('Exif\0\0'),
    ...(isLittle ? [0x49, 0x49] : [0x4d, 0x4d]),
    ...two(42, isLittle),
    ...four(8, isLittle),
    ...two(2, isLittle),
    ...tag(1, 0),
    ...short(9),
    ...tag(1, 0x12),
    ...short(orientation),
    ...four(0, isLittle),
  ])
}

/** A JPEG file that is stored 200 wide and 100 high, with segments before its frame. */
const jpeg = (...before: number[][]) =>
  Uint8Array.from([
    0xff,
    0xd8,
    ...before.flat(),
    ...segment(0xc0, [8, 0, 100, 0, 200, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
    0xff,
    0xd9,
  ])

/** The first bytes of a PNG file of 60,000 times 60,000 dots. */
const hugePicture = () =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    Buffer.from('IHDR'),
    Buffer.from([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60, 8, 2, 0, 0, 0]),
  ])

/** A PDF whose one page stands in a stream that is so many megabytes of spaces, packed into a thousandth. */
const packed = (megabytes: number) => {
  const flush = { finishFlush: constants.Z_FULL_FLUSH }
  const megabyte = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), flush)
  const objects = deflateRawSync('6 0 <</Type/Page/Parent 4 0 R/MediaBox[0 0 100 100]>>', flush)
  const body = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    objects,
    ...Array<Buffer>(megabytes).fill(megabyte),
    Buffer.from([3, 0]),
  ])
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n5 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${body.length}>>\nstream\n`),
    body,
    Buffer.from('\nendstream\nendobj\n3 0 obj\n<</Type/Catalog/Pages 4 0 R>>\nendobj\n'),
    Buffer.from('4 0 obj\n<</Type/Pages/Kids[6 0 R]/Count 1>>\nendobj\ntrailer\n<</Root 3 0 R/Size 7>>\n%%EOF'),
  ])
}

type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right'

const blank = async (): Promise<Uint8Array> => {
  const made = await PDFDocument.create()
  made.addPage([595, 842])
  return made.save()
}

/** Where the upper left and the upper right corner of what is bound are shown, and whether it is shown wider than high. */
const shown = async (file: Uint8Array): Promise<{ corners: [Corner, Corner]; isWide: boolean }> => {
  const bound = await PDFDocument.load(await bindFiles(await blank(), [file]))
  const contents = bound.getPage(0).node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray().map((ref) => bound.context.lookup(ref)) : [contents]
  const text = streams
    .map((stream) =>
      stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString() : '',
    )
    .join('\n')
  const [, numbers = ''] = /([-\d. ]+) cm/.exec(text) ?? []
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.trim().split(/\s+/).map(Number)
  const at = (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f })
  const middle = at(0.5, 0.5)
  const cornerOf = ({ x, y }: { x: number; y: number }) =>
    `${y > middle.y ? 'top' : 'bottom'} ${x < middle.x ? 'left' : 'right'}` as Corner
  const [from, to] = [at(0, 0), at(1, 1)]
  return {
    corners: [cornerOf(at(0, 1)), cornerOf(at(1, 1))],
    isWide: Math.abs(to.x - from.x) > Math.abs(to.y - from.y),
  }
}

describe('a photograph is shown as its camera says (DOC-14)', () => {
  it.each<[number, Corner, Corner]>([
    [1, 'top left', 'top right'],
    [2, 'top right', 'top left'],
    [3, 'bottom right', 'bottom left'],
    [4, 'bottom left', 'bottom right'],
    [5, 'top left', 'bottom left'],
    [6, 'top right', 'bottom right'],
    [7, 'bottom right', 'top right'],
    [8, 'bottom left', 'top left'],
  ])('orientation %i', async (orientation, upperLeft, upperRight) => {
    for (const isLittle of [true, false]) {
      const { corners, isWide } = await shown(jpeg(segment(0xe0, [1, 2, 3]), exif(orientation, isLittle)))
      expect(corners).toEqual([upperLeft, upperRight])
      expect(isWide).toBe(orientation < 5)
    }
  })

  it('one that says nothing, or what no camera says, is shown as it is stored', async () => {
    const cut = exif(6, true).slice(0, 24)
    for (const file of [jpeg(), jpeg(exif(0, true)), jpeg(exif(9, true)), jpeg(segment(0xe1, cut.slice(4)))])
      expect(await shown(file)).toEqual({ corners: ['top left', 'top right'], isWide: true })
  })
})

it.each([
  [0, 'top left', 'top right'],
  [90, 'top right', 'bottom right'],
  [180, 'bottom right', 'bottom left'],
  [-90, 'bottom left', 'top left'],
] as const)('a page that its document shows turned by %i degrees is shown so (DOC-14)', async (angle, ...corners) => {
  const made = await PDFDocument.create()
  const page = made.addPage([200, 100])
  page.drawText('Quail')
  page.setRotation(degrees(angle))
  expect(await shown(await made.save())).toEqual({ corners, isWide: angle % 180 === 0 })
})

it('says how many pages a file has, or why it cannot be bound (DOC-14)', async () => {
  const long = await PDFDocument.create()
  for (let page = 0; page < 301; page += 1) long.addPage().drawText('Page')
  const locked = await PDFDocument.create()
  locked.addPage().drawText('Secret')
  locked.encrypt({ userPassword: 'quail', ownerPassword: 'heron', permissions: {} })

  expect(await countPages(jpeg())).toBe(1)
  expect(await countPages(await blank())).toBe(1)
  expect(await countPages(await long.save())).toBe('tooLong')
  expect(await countPages(await locked.save())).toBe('locked')
  expect(await countPages(Buffer.from('II*\0 a scan of several pages'))).toBe('unreadable')
  expect(await countPages(jpeg().slice(0, 8))).toBe('unreadable')
  expect(await countPages(hugePicture())).toBe('tooLarge')
})

it('a PDF that unpacks into more memory than there may be is refused, and the next document is made (DOC-14)', async () => {
  await expect(countPagesOf(packed(600), undefined, { unpackedMegabytes: 100 })).rejects.toThrow('too large')
  expect(await countPagesOf(await blank())).toBe(1)
})
