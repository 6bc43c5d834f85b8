import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Content } from 'pdfmake'
import { Problem } from '../problem.ts'
import type { Page } from './page.ts'

export { findUnprintable } from './pdf-maker.ts'

/** What a page of a PDF may contain: texts, tables, columns, lists, drawings. It is handed to a thread, so it has no functions. */
export type PdfContent = Content

export type PdfRequest = { page: Page; content: PdfContent }

/** Enough for a register of 10,000 rows. */
const LIMITS = { seconds: 120, memoryMegabytes: 1024 }

const tooLarge = () =>
  new Problem('VALIDATION_FAILED', 'This document is too large to be made as a PDF. Choose fewer rows, or CSV.')

let idle: Worker | undefined
let latest: Promise<unknown> = Promise.resolve()

const startWorker = () =>
  new Worker(new URL('render-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.memoryMegabytes },
  })

const isOutOfMemory = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'

const ask = async (worker: Worker, request: PdfRequest, signal: AbortSignal): Promise<Buffer> => {
  const answered = once(worker, 'message', { signal }) as Promise<[{ pdf: Uint8Array } | { error: unknown }]>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(request)
  const [made] = await answered
  if ('error' in made) throw made.error
  return Buffer.from(made.pdf.buffer, made.pdf.byteOffset, made.pdf.byteLength)
}

const render = async (request: PdfRequest, gone: AbortSignal | undefined): Promise<Buffer> => {
  gone?.throwIfAborted()
  const worker = idle ?? startWorker()
  idle = undefined
  worker.ref()
  const slow = AbortSignal.timeout(LIMITS.seconds * 1000)
  try {
    const pdf = await ask(worker, request, gone ? AbortSignal.any([gone, slow]) : slow)
    worker.unref()
    idle = worker
    return pdf
  } catch (error) {
    throw slow.aborted || isOutOfMemory(error) ? tooLarge() : error
  } finally {
    if (idle !== worker) void worker.terminate()
  }
}

/**
 * Makes a PDF on A4 with the letterhead at the top and the page number at the foot of every page. Each part of a text has a font
 * that has its letters. It is made in a thread of its own, one document after the other, so that nobody else waits while a long
 * one is laid out.
 * @param gone aborted when nobody waits for the document any more
 * @throws Problem when it takes too long or too much memory
 */
export const renderPdf = (page: Page, content: PdfContent, gone?: AbortSignal): Promise<Buffer> => {
  const made = latest.then(() => render({ page, content }, gone))
  latest = made.catch(() => undefined)
  return made
}
