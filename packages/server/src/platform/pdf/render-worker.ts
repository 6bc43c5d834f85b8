import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import { breakLongWords } from './break-long-words.ts'
import { pageDefinition, PLAIN_TABLE, plainTableLayout } from './page.ts'
import type { PdfRequest } from './render-pdf.ts'

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`))

const font = {
  normal: fontFile('Regular'),
  bold: fontFile('Medium'),
  italics: fontFile('Italic'),
  bolditalics: fontFile('MediumItalic'),
}
const fontFiles = new Set(Object.values(font))

// A document may read no files but the fonts of the library, and no web addresses.
pdfmake.setFonts({ Roboto: font })
pdfmake.setTableLayouts({ [PLAIN_TABLE]: plainTableLayout })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((file) => fontFiles.has(file))

const answer = async ({ page, content }: PdfRequest): Promise<{ pdf: Uint8Array } | { error: unknown }> => {
  try {
    return { pdf: await pdfmake.createPdf(pageDefinition(page, breakLongWords(content))).getBuffer() }
  } catch (error) {
    return { error }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (request: PdfRequest) => void answer(request).then((made) => parentPort?.postMessage(made)))
