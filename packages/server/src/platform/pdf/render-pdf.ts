import { fileURLToPath } from 'node:url'
import type { Content, createPdf } from 'pdfmake'
import { breakLongWords } from './break-long-words.ts'
import { pageDefinition, type Page } from './page.ts'

/** What a page of a PDF may contain: texts, tables, columns, lists, drawings. */
export type PdfContent = Content

type PdfMaker = { createPdf: typeof createPdf }

let maker: Promise<PdfMaker> | undefined

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`))

// The library is loaded with the first PDF, because most processes never make one. A document may read no files but the
// fonts of the library, and no web addresses.
const loadMaker = async (): Promise<PdfMaker> => {
  const { default: pdfmake } = await import('pdfmake')
  const font = {
    normal: fontFile('Regular'),
    bold: fontFile('Medium'),
    italics: fontFile('Italic'),
    bolditalics: fontFile('MediumItalic'),
  }
  const fontFiles = new Set(Object.values(font))

  pdfmake.setFonts({ Roboto: font })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((file) => fontFiles.has(file))
  return pdfmake
}

/**
 * Makes a PDF on A4 with the letterhead at the top and the page number at the foot of every page. The embedded font
 * (Roboto) has the letters of every European language.
 */
export const renderPdf = async (page: Page, content: PdfContent): Promise<Buffer> => {
  maker ??= loadMaker()
  const pdfmake = await maker
  return pdfmake.createPdf(pageDefinition(page, breakLongWords(content))).getBuffer()
}
