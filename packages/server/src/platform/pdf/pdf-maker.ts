import type { Content, createPdf } from 'pdfmake'
import { breakLongWords } from './break-long-words.ts'
import { chooseFonts } from './choose-fonts.ts'
import { type Coverage, coverageOf, fontDictionary, fontOpener } from './fonts.ts'
import { pageDefinition, PLAIN_TABLE, plainTableLayout, type Page } from './page.ts'
import type { shareFonts as share } from './shared-fonts.ts'

type PdfMaker = { createPdf: typeof createPdf; coverage: Coverage }
/** What the types of the library do not know: its files in memory. */
type FilesInMemory = { virtualfs: Parameters<typeof share>[1] }

let maker: Promise<PdfMaker> | undefined

// The libraries are loaded with the first PDF, because most processes never make one. A document may read no files and no web addresses.
const loadMaker = async (): Promise<PdfMaker> => {
  const [{ default: pdfmake }, { fontkit, shareFonts }] = await Promise.all([
    import('pdfmake'),
    import('./shared-fonts.ts'),
  ])
  pdfmake.setFonts(fontDictionary)
  pdfmake.setTableLayouts({ [PLAIN_TABLE]: plainTableLayout })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)

  const open = fontOpener(fontkit.create)
  const { virtualfs } = pdfmake as typeof pdfmake & FilesInMemory
  shareFonts(Object.values(fontDictionary).flatMap(Object.values<string>), virtualfs, open)
  return { createPdf: (definition) => pdfmake.createPdf(definition), coverage: coverageOf(open) }
}

const loaded = () => (maker ??= loadMaker())

/**
 * Makes a PDF in the thread that calls it. Each part of a text has a font that has its letters: the main one (Roboto) has those of
 * most European languages. Only the letters that are printed are embedded.
 */
export const makePdf = async (page: Page, content: Content): Promise<Buffer> => {
  const { createPdf: create, coverage } = await loaded()
  const definition = pageDefinition(page, content, (part) => chooseFonts(breakLongWords(part), coverage))
  return create(definition).getBuffer()
}

/** Those of some letters that no font has, which a PDF would show as boxes. */
export const lettersWithoutFont = async (letters: readonly string[]): Promise<string[]> => {
  const { coverage } = await loaded()
  return letters.filter((letter) => !coverage.fontOf(letter))
}
