import type { BulkProgress } from '@registrar/domain/bulk/bulk'
import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import { skipToken, useQuery } from '@tanstack/react-query'
import { requestData } from '#lib/api'

const PROGRESS_MS = 500

/** The progress of the bulk change that is running, or of its undo; undefined before it begins (BULK-4). */
export const useBulkProgress = (runningId: string | undefined): BulkProgress | undefined =>
  useQuery({
    queryKey: ['bulk', runningId],
    queryFn: runningId === undefined ? skipToken : () => requestData(bulkCalls.findBulk, { params: { id: runningId } }),
    refetchInterval: PROGRESS_MS,
    retry: false,
    gcTime: 0,
  }).data
