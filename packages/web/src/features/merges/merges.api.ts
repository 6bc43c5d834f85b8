import type { MergeBody, MergedRecordType } from '@registrar/domain/merges/merge'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { request, requestData } from '#lib/api'
import { errorMessage } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'
import { toast } from '#lib/toast'
import { showUndoToast } from '#ui/undo-toast'
import { mergedKinds } from './merged-records.ts'

const MERGE_PREVIEW = 'merge-preview'

/** What a merge will do (MERGE-5). */
export const mergePreviewQuery = (recordType: MergedRecordType, keep: string, merge: string) =>
  queryOptions({
    queryKey: [MERGE_PREVIEW, recordType, keep, merge],
    queryFn: () => requestData(mergesCalls.previewMerge, { body: { recordType, keep, merge } }),
    staleTime: 0,
  })

/** Brings both records back (MERGE-6). Every screen may show them again. */
export const useUndoMerge = () =>
  useApiMutation({
    run: (id: string) => request(mergesCalls.undoMerge, { params: { id } }),
    successMessage: 'Both records are back',
    refresh: 'everything',
  })

/** Merges two records, and offers to undo it. */
export const useMerge = (recordType: MergedRecordType) => {
  const client = useQueryClient()
  const undo = useUndoMerge()

  return useMutation({
    mutationFn: (body: MergeBody) => request(mergedKinds[recordType].call, { body }),
    onSuccess: async ({ mergeId }) => {
      showUndoToast('Merged!', () => undo.mutate(mergeId))
      // The dialog still shows the preview, which the server now answers with 404.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== MERGE_PREVIEW })
    },
    onError: (error) => toast.error(errorMessage(error)),
  })
}

/** Records that these are not duplicates of each other (MERGE-7). */
export const useDismissDuplicates = (recordType: MergedRecordType) =>
  useApiMutation({
    run: (ids: string[]) => request(mergesCalls.dismissDuplicates, { body: { recordType, ids } }),
    successMessage: 'Marked as not duplicates',
    refresh: [mergedKinds[recordType].plural],
  })
