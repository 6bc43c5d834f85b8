import { parentPort } from 'node:worker_threads'
import { makePdf } from './pdf-maker.ts'
import type { PdfRequest } from './render-pdf.ts'

const answer = async ({ page, content }: PdfRequest): Promise<{ pdf: Uint8Array } | { error: unknown }> => {
  try {
    return { pdf: await makePdf(page, content) }
  } catch (error) {
    return { error }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (request: PdfRequest) => void answer(request).then((made) => parentPort?.postMessage(made)))
