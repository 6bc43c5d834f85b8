import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Answered, Asked } from './read-worker.ts'
import { type ReadLimits, type ReadOptions, type SheetRow, type Spreadsheet, SpreadsheetError } from './spreadsheet.ts'

const MEGABYTE = 1_000_000

/** Enough for any list of a firm; what is larger is refused with a sentence. */
export const usualLimits: ReadLimits = {
  rows: 200_000,
  columns: 500,
  cells: 2_000_000,
  // Excel keeps 32,767 characters in a cell.
  cellCharacters: 100_000,
  lineCharacters: 1_000_000,
  unpackedBytes: 200 * MEGABYTE,
  memoryMegabytes: 768,
  seconds: 60,
}

/** So many files are read at a time; the others wait. */
const MAX_READERS = 2

let idle: Worker | undefined
let running = 0
const waiting: (() => void)[] = []

const takeTurn = async () => {
  if (running >= MAX_READERS) await new Promise<void>((resolve) => void waiting.push(resolve))
  else running += 1
}

const endTurn = () => {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}

const startReader = ({ memoryMegabytes }: ReadLimits) =>
  new Worker(new URL('read-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  })

const failureOf = (error: unknown): Error => {
  if (error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new SpreadsheetError('The file is too large: reading it takes too much memory. Split it.', { cause: error })
  return error instanceof Error ? error : new Error(String(error))
}

const ask = (reader: Worker, asked: Asked, limits: ReadLimits): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const tooLong = new SpreadsheetError(`The file takes longer than ${limits.seconds} seconds to read. Split it.`)
    const timer = setTimeout(() => end(() => reject(tooLong)), limits.seconds * 1000)
    const onMessage = (answered: Answered) => end(() => resolve(answered))
    const onError = (error: unknown) => end(() => reject(failureOf(error)))
    const onExit = () => onError(new Error('The reader of spreadsheets has ended.'))
    const end = (settle: () => void) => {
      clearTimeout(timer)
      reader.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }

    reader.on('message', onMessage).on('error', onError).on('exit', onExit)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    reader.postMessage(asked)
  })

const answeredRows = (answered: Answered) => {
  if ('failure' in answered) throw new SpreadsheetError(answered.failure.message, { option: answered.failure.option })
  if ('error' in answered) throw answered.error
  return answered
}

const readBy = async (reader: Worker, asked: Exclude<Asked, 'more'>): Promise<Spreadsheet> => {
  const { limits } = asked
  let { how, rows, isLast } = answeredRows(await ask(reader, asked, limits))
  const all: SheetRow[] = rows
  while (!isLast) {
    await nextTurn()
    ;({ how, rows, isLast } = answeredRows(await ask(reader, 'more', limits)))
    all.push(...rows)
  }
  return { ...how, rows: all }
}

/**
 * Reads a CSV file, or a sheet of an XLSX workbook, in a thread of its own, so that nobody waits for it. Sheet, delimiter and encoding
 * are recognised when they are not given.
 * @throws SpreadsheetError when the file cannot be read, or is larger than the limits allow
 */
export const readSpreadsheet = async (
  bytes: Uint8Array,
  options: ReadOptions = {},
  limits: ReadLimits = usualLimits,
): Promise<Spreadsheet> => {
  await takeTurn()
  const isUsual = limits.memoryMegabytes === usualLimits.memoryMegabytes
  const reader = (isUsual ? idle : undefined) ?? startReader(limits)
  if (reader === idle) idle = undefined
  reader.ref()

  try {
    const read = await readBy(reader, { bytes, options, limits })
    reader.unref()
    if (isUsual) idle ??= reader
    return read
  } finally {
    if (idle !== reader) void reader.terminate()
    endTurn()
  }
}
