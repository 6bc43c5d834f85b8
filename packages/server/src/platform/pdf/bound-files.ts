import {
  concatTransformationMatrix,
  EncryptedPDFError,
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib'
import { orientationOf } from './picture-orientation.ts'

/** A file that is bound into a PDF: the bytes of a PDF or of a picture. */
export type BoundFile = Uint8Array

/** More pages of one file are not bound. */
const MOST_PAGES = 300

/** A picture of more dots is not unpacked: A3 with 600 dots an inch has 70 million. */
const MOST_DOTS = 80_000_000

/** Where a bound page is drawn on A4, in points from the lower left corner: below the line that names it. */
const AREA = { x: 48, y: 64, width: 499, height: 650 }

type Kind = 'pdf' | 'png' | 'jpeg'

const startsWith = (bytes: BoundFile, first: readonly number[], from = 0): boolean =>
  first.every((byte, index) => bytes[from + index] === byte)

const PDF_HEAD = Array.from('%PDF-', (letter) => letter.charCodeAt(0))
/** A PDF may have a few bytes before its head. */
const HEAD_WITHIN = 1024

const kindOf = (bytes: BoundFile): Kind | undefined => {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return 'png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  for (let from = 0; from < Math.min(HEAD_WITHIN, bytes.length); from += 1)
    if (startsWith(bytes, PDF_HEAD, from)) return 'pdf'
  return undefined
}

const openPdf = (bytes: BoundFile): Promise<PDFDocument> => PDFDocument.load(bytes, { updateMetadata: false })

// A scanner may give the empty back of a sheet a page that has nothing, not even an empty content.
const isWritten = ({ node }: PDFPage): boolean => node.Contents() !== undefined

// The size is at the same place in every PNG file (RFC 2083, 4.1.1). A JPEG picture is bound as it is stored.
const countDots = (png: BoundFile): number => {
  const { buffer, byteOffset, byteLength } = png
  const view = new DataView(buffer, byteOffset, byteLength)
  return view.getUint32(16) * view.getUint32(20)
}

/**
 * Why a file cannot be bound: another kind of file or a broken one, one locked by a password, one of too many pages, a picture of too many dots.
 */
export type NotBound = 'unreadable' | 'locked' | 'tooLong' | 'tooLarge'

/** How many pages a file has, or why it cannot be bound. */
export const countPages = async (bytes: BoundFile): Promise<number | NotBound> => {
  const kind = kindOf(bytes)
  if (kind === undefined) return 'unreadable'
  try {
    const made = await PDFDocument.create()
    const source = kind === 'pdf' ? await openPdf(bytes) : undefined
    const count = source ? source.getPageCount() : 1
    if (count === 0) return 'unreadable'
    if (count > MOST_PAGES) return 'tooLong'

    if (kind === 'png' && countDots(bytes) > MOST_DOTS) return 'tooLarge'
    if (source) await made.embedPages(source.getPages().filter(isWritten))
    else await (kind === 'png' ? made.embedPng(bytes) : made.embedJpg(bytes))
    // A page that cannot be drawn shows itself only here.
    await made.flush()
    return count
  } catch (error) {
    return error instanceof EncryptedPDFError ? 'locked' : 'unreadable'
  }
}

type Matrix = readonly [number, number, number, number, number, number]

/** Where a corner of a picture of one by one is shown, for each orientation of EXIF: `x' = ax + cy + e`, `y' = bx + dy + f`. */
const orientations: Record<number, Matrix> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
}
const AS_STORED: Matrix = [1, 0, 0, 1, 0, 0]
/** From this one on, width and height change places. */
const FIRST_ACROSS = 5

/** The orientation of a page that its document shows turned to the right by so many degrees. */
const orientationOfAngle: Record<number, number> = { 90: 6, 180: 3, 270: 8 }

type Size = { width: number; height: number }
type DrawUnit = (page: PDFPage, at: Size & { x: number; y: number }) => void

const fitted = ({ width, height }: Size) => {
  const scale = Math.min(AREA.width / width, AREA.height / height)
  const size = { width: width * scale, height: height * scale }
  return { ...size, x: AREA.x + (AREA.width - size.width) / 2, y: AREA.y + AREA.height - size.height }
}

// Draws it one by one, and lets the page stretch it to where it is shown.
const drawing = (stored: Size, orientation: number, drawUnit: DrawUnit) => {
  const isAcross = orientation >= FIRST_ACROSS
  const { x, y, width, height } = fitted(isAcross ? { width: stored.height, height: stored.width } : stored)
  const [a, b, c, d, e, f] = orientations[orientation] ?? AS_STORED
  const matrix = concatTransformationMatrix(width * a, height * b, width * c, height * d, x + width * e, y + height * f)
  return (page: PDFPage) => {
    page.pushOperators(pushGraphicsState(), matrix)
    drawUnit(page, { x: 0, y: 0, width: 1, height: 1 })
    page.pushOperators(popGraphicsState())
  }
}

const FULL_TURN = 360

const drawingsOf = async (made: PDFDocument, bytes: BoundFile): Promise<((page: PDFPage) => void)[]> => {
  const kind = kindOf(bytes)
  if (kind !== 'pdf') {
    const picture = await (kind === 'png' ? made.embedPng(bytes) : made.embedJpg(bytes))
    const orientation = kind === 'jpeg' ? orientationOf(bytes) : 1
    return [drawing(picture, orientation, (page, at) => page.drawImage(picture, at))]
  }
  const pages = (await openPdf(bytes)).getPages()
  const written = pages.filter(isWritten)
  const embedded = await made.embedPages(written)
  return pages.map((page) => {
    const drawn = embedded[written.indexOf(page)]
    if (!drawn) return () => undefined
    const { angle } = page.getRotation()
    const orientation = orientationOfAngle[((angle % FULL_TURN) + FULL_TURN) % FULL_TURN] ?? 1
    return drawing(drawn, orientation, (on, at) => on.drawPage(drawn, at))
  })
}

/**
 * Draws files on the last pages of a PDF, which has a page for each of theirs (`countPages`). A picture and a page are shown as their file
 * says, upright where it is stored lying.
 * @returns the bytes of the PDF
 */
export const bindFiles = async (pdf: Uint8Array, files: readonly BoundFile[]): Promise<Uint8Array> => {
  const made = await PDFDocument.load(pdf, { updateMetadata: false })
  const drawings: ((page: PDFPage) => void)[] = []
  for (const bytes of files) drawings.push(...(await drawingsOf(made, bytes)))
  const pages = made.getPages().slice(-drawings.length)
  for (const [index, draw] of drawings.entries()) {
    const page = pages[index]
    if (page) draw(page)
  }
  return made.save()
}
