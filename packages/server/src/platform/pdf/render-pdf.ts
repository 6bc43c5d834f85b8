import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Content } from 'pdfmake'
import { Problem } from '../problem.ts'
import type { BoundFile, NotBound } from './bound-files.ts'
import type { Page } from './page.ts'
import { unusualLetters } from './font-runs.ts'
import { watchMemory } from './watch-memory.ts'

/** What a page of a PDF may contain: texts, tables, columns, lists, drawings. It is handed to a thread, so it has no functions. */
export type PdfContent = Content

/** A document to be made, with the files that are drawn on its last pages; a file whose pages are to be counted; or letters that need a font. */
export type PdfRequest =
  | { page: Page; content: PdfContent; bound?: readonly BoundFile[] }
  | { counted: BoundFile }
  | { letters: readonly string[] }
export type WorkerAnswer = { pdf: Uint8Array } | { pages: number | NotBound } | { withoutFont: string[] }

/** Enough for a register of 10,000 rows. `unpackedMegabytes`: beside the heap, for what files are unpacked into. */
const LIMITS = { seconds: 120, memoryMegabytes: 1024, unpackedMegabytes: 1536 }
type PdfLimits = Pick<typeof LIMITS, 'unpackedMegabytes'>

const tooLarge = () =>
  new Problem('VALIDATION_FAILED', 'This document is too large to be made as a PDF. Choose fewer rows, or CSV.')

let idle: Worker | undefined
let latest: Promise<unknown> = Promise.resolve()

const startWorker = () =>
  new Worker(new URL('render-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.memoryMegabytes },
  })

const isOutOfMemory = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'

const ask = async (worker: Worker, request: PdfRequest, signal: AbortSignal): Promise<WorkerAnswer> => {
  const answered = once(worker, 'message', { signal }) as Promise<[WorkerAnswer | { error: unknown }]>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(request)
  const [made] = await answered
  if ('error' in made) throw made.error
  return made
}

const work = async (
  request: PdfRequest,
  gone: AbortSignal | undefined,
  { unpackedMegabytes }: PdfLimits,
): Promise<WorkerAnswer> => {
  gone?.throwIfAborted()
  const worker = idle ?? startWorker()
  idle = undefined
  worker.ref()
  const slow = AbortSignal.timeout(LIMITS.seconds * 1000)
  const memory = watchMemory(worker, unpackedMegabytes)
  const limits = AbortSignal.any([slow, memory.isOver])
  try {
    const made = await ask(worker, request, gone ? AbortSignal.any([gone, limits]) : limits)
    worker.unref()
    idle = worker
    return made
  } catch (error) {
    throw limits.aborted || isOutOfMemory(error) ? tooLarge() : error
  } finally {
    memory.stop()
    if (idle !== worker) void worker.terminate()
  }
}

const inTurn = (request: PdfRequest, gone?: AbortSignal, limits: PdfLimits = LIMITS): Promise<WorkerAnswer> => {
  const made = latest.then(() => work(request, gone, limits))
  latest = made.catch(() => undefined)
  return made
}

/**
 * Makes a PDF on A4 with the letterhead at the top and the page number at the foot of every page. Each part of a text has a font
 * that has its letters. It is made in a thread of its own, one document after the other, so that nobody else waits while a long
 * one is laid out.
 * @param bound files that are drawn on the last pages, which the content has for them (`countPagesOf`)
 * @param gone aborted when nobody waits for the document any more
 * @throws Problem when it takes too long or too much memory
 */
export const renderPdf = async (
  page: Page,
  content: PdfContent,
  gone?: AbortSignal,
  bound: readonly BoundFile[] = [],
): Promise<Buffer> => {
  const made = await inTurn({ page, content, bound }, gone)
  if (!('pdf' in made)) throw new TypeError('the thread has made no document')
  return Buffer.from(made.pdf.buffer, made.pdf.byteOffset, made.pdf.byteLength)
}

/**
 * How many pages a file has that is to be bound into a document, or why it cannot be. Asked in the same thread.
 * @throws Problem when it takes too long or too much memory
 */
export const countPagesOf = async (
  counted: BoundFile,
  gone?: AbortSignal,
  limits?: PdfLimits,
): Promise<number | NotBound> => {
  const made = await inTurn({ counted }, gone, limits)
  return 'pages' in made ? made.pages : 'unreadable'
}

/** Whether a font has a letter, for the letters that were asked for. */
const hasFont = new Map<string, boolean>()

/**
 * The letters of texts that no font has, each once; a PDF would show them as boxes. Asked in the same thread, because reading a font of
 * Chinese takes a third of a second, but once for each letter.
 * @throws Problem when it takes too long or too much memory
 */
export const findUnprintable = async (texts: Iterable<string>): Promise<string[]> => {
  const letters = unusualLetters(texts)
  const unknown = letters.filter((letter) => !hasFont.has(letter))
  if (unknown.length > 0) {
    const made = await inTurn({ letters: unknown })
    if (!('withoutFont' in made)) throw new TypeError('the thread has looked for no letters')
    const withoutFont = new Set(made.withoutFont)
    for (const letter of unknown) hasFont.set(letter, !withoutFont.has(letter))
  }
  return letters.filter((letter) => !hasFont.get(letter))
}
