import { parentPort } from 'node:worker_threads'
import { SpreadsheetError } from '#platform/spreadsheets/spreadsheet'
import { type ListFile, ListFileError } from './list-file.ts'
import { readListFile } from './read-list-file.ts'

/** What the thread is asked: to read a file. */
export type AskedList = { file: string; delimiter: string | undefined }

/** What it answers: entries, some at a time, then the day of the list; or why the file cannot be read. */
export type AnsweredList =
  | { failure: string }
  | { error: unknown }
  | { entries: ListFile['entries'] }
  | { end: Pick<ListFile, 'day'> }

const ENTRIES_AT_ONCE = 1000

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const send = (answered: AnsweredList) => parentPort?.postMessage(answered)

const answer = async ({ file, delimiter }: AskedList): Promise<void> => {
  try {
    const { entries, day } = await readListFile(file, delimiter)
    for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE)
      send({ entries: entries.slice(from, from + ENTRIES_AT_ONCE) })
    send({ end: { day } })
  } catch (error) {
    const isAnswer = error instanceof ListFileError || error instanceof SpreadsheetError
    send(isAnswer ? { failure: error.message } : { error })
  }
}

parentPort?.once('message', (asked: AskedList) => void answer(asked))
