import type { BodyInput } from '@registrar/domain/shared/call'
import { textsCalls } from '@registrar/domain/texts/texts.calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request, requestData } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'

const TEXTS = 'texts'

/** All texts, or those with the terms in their words. */
export const textListQuery = (search: string) =>
  queryOptions({
    queryKey: [TEXTS, 'list', search],
    queryFn: ({ signal }) => requestData(textsCalls.searchTexts, { body: { search }, signal }),
    placeholderData: keepPreviousData,
  })

export const textQuery = (key: string) =>
  queryOptions({
    queryKey: [TEXTS, 'one', key],
    queryFn: ({ signal }) => requestData(textsCalls.findText, { params: { key }, signal }),
  })

type PreviewInput = BodyInput<typeof textsCalls.previewText>

/** How a text reads with the words that are typed. */
export const textPreviewQuery = (key: string, body: PreviewInput) =>
  queryOptions({
    queryKey: ['text-preview', key, body],
    queryFn: ({ signal }) => requestData(textsCalls.previewText, { params: { key }, body, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  })

export const useUpdateText = (key: string) =>
  useApiMutation({
    run: (body: BodyInput<typeof textsCalls.updateText>) =>
      requestData(textsCalls.updateText, { params: { key }, body }),
    successMessage: 'Text saved',
    refresh: [TEXTS, 'text-preview'],
  })

export const useResetText = (key: string) =>
  useApiMutation({
    run: () => request(textsCalls.resetText, { params: { key } }),
    successMessage: 'Back to the original words',
    refresh: [TEXTS, 'text-preview'],
  })
