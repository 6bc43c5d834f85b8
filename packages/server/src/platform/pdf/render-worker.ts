import { parentPort } from 'node:worker_threads'
import { lettersWithoutFont, makePdf } from './pdf-maker.ts'
import type { PdfRequest, WorkerAnswer } from './render-pdf.ts'

// The library that binds files is loaded with the first file that is bound.
const answerOf = async (request: PdfRequest): Promise<WorkerAnswer> => {
  if ('counted' in request) {
    const { countPages } = await import('./bound-files.ts')
    return { pages: await countPages(request.counted) }
  }
  if ('letters' in request) return { withoutFont: await lettersWithoutFont(request.letters) }
  const { page, content, bound = [] } = request
  const pdf = await makePdf(page, content)
  if (bound.length === 0) return { pdf }
  const { bindFiles } = await import('./bound-files.ts')
  return { pdf: await bindFiles(pdf, bound) }
}

const answer = async (request: PdfRequest): Promise<WorkerAnswer | { error: unknown }> => {
  try {
    return await answerOf(request)
  } catch (error) {
    return { error }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (request: PdfRequest) => void answer(request).then((made) => parentPort?.postMessage(made)))
