import type { FileReading, ImportKindName, ImportReport, ImportRun } from '@registrar/domain/imports/import-run'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { countText } from '@registrar/domain/shared/count-text'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request, requestData } from '#lib/api'
import { ApiProblem } from '#lib/api-problem'
import { errorMessage, UserError } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'
import type { ChosenStatuses } from './import-statuses.tsx'

const IMPORTS = 'imports'
export const IMPORTS_LIMIT = 10

/** A page of the imports that were written, the latest first. */
export const importsQuery = (page: number) =>
  queryOptions({
    queryKey: [IMPORTS, page],
    queryFn: ({ signal }) => request(importsCalls.searchImports, { body: { page, limit: IMPORTS_LIMIT }, signal }),
    placeholderData: keepPreviousData,
  })

const RECENT_IMPORTS = 100

/** The latest imports that were written, for a filter. */
export const recentImportsQuery = queryOptions({
  queryKey: [IMPORTS, 'recent'],
  queryFn: ({ signal }) =>
    requestData(importsCalls.searchImports, { body: { page: 1, limit: RECENT_IMPORTS }, signal }),
})

/** How staff want a file to be read; what is left out is recognised (IMP-10). */
export type ChosenReading = Partial<FileReading>

/** A file to import: what is in it, the field of each column that staff have chosen, and how it is to be read. */
export type ImportFile = {
  kind: ImportKindName
  file: File
  columns: Record<string, string | null>
  reading?: ChosenReading
  /** what statuses of the file mean that are not known (IMP-11) */
  statuses?: ChosenStatuses
  /** says how much of a long import is done, in percent */
  onProgress?: (percent: number) => void
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : ''),
    )
    reader.addEventListener('error', () => reject(new UserError(`${file.name} cannot be read.`)))
    reader.readAsDataURL(file)
  })

const POLL_MS = 1000

const pause = () => new Promise((resolve) => void setTimeout(resolve, POLL_MS))

// A long import goes on after its call (IMP-12).
const waitFor = async (id: string, onProgress: ImportFile['onProgress']): Promise<ImportReport> => {
  for (;;) {
    await pause()
    const { state, done, total, report, message } = await requestData(importsCalls.findImport, { params: { id } })
    if (state === 'failed') throw new UserError(message ?? 'The import failed.')
    if (report) return report
    onProgress?.(total === 0 ? 0 : Math.floor((done * 100) / total))
  }
}

const send = async (
  { kind, file, columns, reading, statuses, onProgress }: ImportFile,
  options: { dryRun: boolean; keepGood: boolean },
): Promise<ImportReport> => {
  const body = { kind, fileName: file.name, content: await base64Of(file), columns, statuses, ...reading, ...options }
  const { data } = await request(importsCalls.runImport, { body })
  return data.state === 'running' && data._id ? waitFor(data._id, onProgress) : data
}

/** Why a whole file was refused; undefined when it was not. */
export const fileProblem = (error: unknown): string | undefined =>
  error instanceof ApiProblem ? error.fields['content'] : undefined

const failureMessage = (error: unknown) => fileProblem(error) ?? errorMessage(error)

/** Tries a file: nothing is written (IMP-3). */
export const useDryRun = () =>
  useApiMutation({ run: (input: ImportFile) => send(input, { dryRun: true, keepGood: false }), failureMessage })

const doneText = ({ isWritten, counts }: ImportReport) =>
  isWritten ? `${countText(counts.made, 'record')} created, ${counts.updated} updated` : 'Nothing was written'

/** Imports a file. Every list may show what it wrote. */
export const useImport = () =>
  useApiMutation({
    run: (input: ImportFile & { keepGood: boolean }) => send(input, { dryRun: false, keepGood: input.keepGood }),
    successMessage: doneText,
    failureMessage,
    refresh: 'everything',
  })

const MAX_NAMED = 3

// The history does not keep the old value of a masked field.
const takenBackText = ({ kept }: { kept: string[] }): string => {
  if (kept.length === 0) return 'The import was taken back'

  const more = kept.length > MAX_NAMED ? ` and ${kept.length - MAX_NAMED} more` : ''
  return `The import was taken back, but the history keeps no old ${kept.slice(0, MAX_NAMED).join(', ')}${more}. Write it again.`
}

/** Takes an import back whole (IMP-5). */
export const useUndoImport = () =>
  useApiMutation({
    run: ({ _id }: Pick<ImportRun, '_id'>) => request(importsCalls.undoImport, { params: { id: _id } }),
    successMessage: takenBackText,
    failureMessage: (error) => errorMessage(error, 'The import could not be taken back'),
    refresh: 'everything',
  })
