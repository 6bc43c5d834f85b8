import type { BulkProgress } from '@registrar/domain/bulk/bulk'
import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import { useQuery } from '@tanstack/react-query'
import { request } from '#lib/api'

const PROGRESS_MS = 500

/** The progress of a running bulk change, or of its undo; undefined before it begins (BULK-4). */
export const useBulkProgress = (bulkId: string, isRunning: boolean): BulkProgress | undefined =>
  useQuery({
    queryKey: ['bulk', bulkId],
    queryFn: async () => (await request(bulkCalls.findBulk, { params: { id: bulkId } })).data,
    enabled: isRunning,
    refetchInterval: PROGRESS_MS,
    retry: false,
    gcTime: 0,
  }).data
