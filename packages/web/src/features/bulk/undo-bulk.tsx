import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import { request } from '#lib/api'
import { allLiveQueryKeys } from '#lib/live-query-keys'
import { useApiMutation } from '#lib/use-api-mutation'
import { toast } from '#lib/toast'
import { percentDone, undoneText } from './bulk-result.ts'
import { useBulkProgress } from './bulk-progress.api.ts'

const UndoProgress = ({ bulkId }: { bulkId: string }) => <>Undoing: {percentDone(useBulkProgress(bulkId))}%</>

const undoBulk = async (bulkId: string) => {
  const progress = toast.loading(<UndoProgress bulkId={bulkId} />)
  try {
    return await request(bulkCalls.undoBulk, { params: { id: bulkId } })
  } finally {
    toast.remove(progress)
  }
}

/** Undoes a bulk change, with its progress in a toast (BULK-3, BULK-4). */
export const useUndoBulk = () =>
  useApiMutation({
    run: undoBulk,
    successMessage: ({ data }) => undoneText(data),
    refresh: [...allLiveQueryKeys],
  })
