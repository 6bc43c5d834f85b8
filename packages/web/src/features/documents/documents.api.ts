import { documentsCalls } from '@registrar/domain/documents/documents.calls'
import { minuteBookCalls } from '@registrar/domain/documents/minute-book.calls'
import type { Minute } from '@registrar/domain/documents/minute'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { PaperName } from '@registrar/domain/documents/papers'
import { type BodyInput, pathOf } from '@registrar/domain/shared/call'
import type { Language } from '@registrar/domain/shared/language'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request, requestData } from '#lib/api'
import { useUndoable } from '#ui/use-undoable'
import { useApiMutation } from '#lib/use-api-mutation'

export type PaperInput = BodyInput<typeof documentsCalls.fileDocument>
export type GivenValues = NonNullable<PaperInput['values']>

/** The papers of an organization. Cached under the key of links, because they change with officers and shares. */
export const papersQuery = (organizationId: string, language: Language, version: number | null) =>
  queryOptions({
    queryKey: ['links', 'papers', organizationId, language, version],
    queryFn: () => requestData(documentsCalls.searchDocuments, { body: { organizationId, language } }),
    placeholderData: keepPreviousData,
  })

/** The language that the papers of an organization are made in unless another is chosen: that of the client. */
export const paperLanguageQuery = (id: string) =>
  queryOptions({
    queryKey: ['organizations', 'language', id],
    queryFn: async () => (await request(organizationsCalls.findOrganization, { params: { id } })).language ?? 'en',
  })

/** What a paper will say with these values; what it said stays until that is known. */
export const paperTextQuery = (body: PaperInput) =>
  queryOptions({
    queryKey: ['links', 'paper-text', body],
    queryFn: () => requestData(documentsCalls.readDocument, { body }),
    placeholderData: keepPreviousData,
  })

/** Whom a paper is about, and who takes the shares of a transfer. */
export type ChosenPeople = { personId: string | null; transfereeId: string | null }

/** A paper as it is filled in with values that were given, and about whoever was chosen. */
export const filledPaperQuery = (body: PaperInput) =>
  queryOptions({
    queryKey: ['links', 'paper-filled', body],
    queryFn: async () => (await requestData(documentsCalls.searchDocuments, { body }))[0],
  })

/** The papers among the files of an organization, and which of them the record has outdated (DOC-5). */
export const filedPapersQuery = (organizationId: string, version: number | null) =>
  queryOptions({
    queryKey: ['links', 'filed-papers', organizationId, version],
    queryFn: () => requestData(documentsCalls.searchFiledPapers, { body: { organizationId } }),
    placeholderData: keepPreviousData,
  })

/** The address of a paper as a PDF. */
export const paperAddress = (id: string, document: PaperName, language: Language, values: GivenValues = {}): string => {
  const query = new URLSearchParams({ language, values: JSON.stringify(values) })
  return `${pathOf(documentsCalls.printDocument.path, { id, document })}?${query.toString()}`
}

export const useFileDocument = () =>
  useApiMutation({
    run: (body: PaperInput) => request(documentsCalls.fileDocument, { body }),
    successMessage: ({ data }) => `Filed in ${data.folder}!`,
    refresh: ['organizations', 'links'],
  })

export const useMakePaperAgain = () =>
  useApiMutation({
    run: (id: string) => request(documentsCalls.makePaperAgain, { params: { id } }),
    successMessage: ({ data }) => `Filed in ${data.folder}!`,
    refresh: ['organizations', 'links'],
  })

/** A page of the minute book of an organization, oldest first (DOC-14). */
export const minuteBookQuery = (organizationId: string, search: string, page: number) =>
  queryOptions({
    queryKey: ['links', 'minute-book', organizationId, search, page],
    queryFn: () => request(minuteBookCalls.searchMinuteBook, { body: { organizationId, search, page } }),
    placeholderData: keepPreviousData,
  })

type Signed = { before: Minute; body: { signedOn: string | null; signedFile: string | null } }

export const useSignMinute = () => {
  const put = (id: string, body: Signed['body']) => request(minuteBookCalls.updateMinute, { params: { id }, body })
  return useUndoable({
    run: async ({ before: { _id, signedOn, signedFile }, body }: Signed) => {
      await put(_id, body)
      return () => put(_id, { signedOn, signedFile: signedFile?.url ?? null })
    },
    message: 'Saved!',
    refresh: ['links'],
  })
}
