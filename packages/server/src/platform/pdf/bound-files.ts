import { degrees, PDFDocument, type PDFEmbeddedPage, type PDFImage, type PDFPage } from '@cantoo/pdf-lib'

/** A file that is bound into a PDF: the bytes of a PDF or of a picture. */
export type BoundFile = Uint8Array

/** More pages of one file are not bound. */
const MOST_PAGES = 300

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

/** How many pages a file has; null where it cannot be bound: another kind of file, a broken or a locked one, or one of too many pages. */
export const countPages = async (bytes: BoundFile): Promise<number | null> => {
  const kind = kindOf(bytes)
  if (kind === undefined) return null
  try {
    const made = await PDFDocument.create()
    if (kind !== 'pdf') {
      await (kind === 'png' ? made.embedPng(bytes) : made.embedJpg(bytes))
      return 1
    }
    const source = await openPdf(bytes)
    const count = source.getPageCount()
    if (count === 0 || count > MOST_PAGES) return null
    // A page that cannot be drawn shows itself only here.
    await made.embedPages(source.getPages())
    return count
  } catch {
    return null
  }
}

type Size = { width: number; height: number }

const fitted = ({ width, height }: Size) => {
  const scale = Math.min(AREA.width / width, AREA.height / height)
  const size = { width: width * scale, height: height * scale }
  return { ...size, x: AREA.x + (AREA.width - size.width) / 2, y: AREA.y + AREA.height - size.height }
}

const drawPicture = (page: PDFPage, picture: PDFImage): void => page.drawImage(picture, fitted(picture))

// A page that its own document shows turned is turned here too, around its lower left corner.
const drawTurned = (page: PDFPage, drawn: PDFEmbeddedPage, angle: number): void => {
  const isAcross = angle === 90 || angle === 270
  const shown = isAcross ? { width: drawn.height, height: drawn.width } : { width: drawn.width, height: drawn.height }
  const { x, y, width, height } = fitted(shown)
  const size = isAcross ? { width: height, height: width } : { width, height }
  const corner = {
    0: { x, y },
    90: { x, y: y + height },
    180: { x: x + width, y: y + height },
    270: { x: x + width, y },
  }[angle] ?? { x, y }
  page.drawPage(drawn, { ...size, ...corner, rotate: degrees(-angle) })
}

const QUARTERS = 360

/**
 * Draws files on the last pages of a PDF, which has a page for each of theirs (`countPages`).
 * @returns the bytes of the PDF
 */
export const bindFiles = async (pdf: Uint8Array, files: readonly BoundFile[]): Promise<Uint8Array> => {
  const made = await PDFDocument.load(pdf, { updateMetadata: false })
  const drawings: ((page: PDFPage) => void)[] = []
  for (const bytes of files) {
    const kind = kindOf(bytes)
    if (kind === 'pdf') {
      const source = await openPdf(bytes)
      const pages = source.getPages()
      for (const [index, drawn] of (await made.embedPages(pages)).entries()) {
        const angle = (((pages[index]?.getRotation().angle ?? 0) % QUARTERS) + QUARTERS) % QUARTERS
        drawings.push((page) => drawTurned(page, drawn, angle))
      }
    } else {
      const picture = await (kind === 'png' ? made.embedPng(bytes) : made.embedJpg(bytes))
      drawings.push((page) => drawPicture(page, picture))
    }
  }
  const pages = made.getPages().slice(-drawings.length)
  for (const [index, draw] of drawings.entries()) {
    const page = pages[index]
    if (page) draw(page)
  }
  return made.save()
}
