import type { BulkAction, BulkProgress } from '@registrar/domain/bulk/bulk'
import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { request } from '#lib/api'
import { allLiveQueryKeys } from '#lib/live-query-keys'
import { useApiMutation } from '#lib/use-api-mutation'
import { showUndoToast } from '#ui/undo-toast'
import { toast } from '#ui/toasts'
import { useQuery } from '@tanstack/react-query'
import { bulkKinds, type BulkRecordKind } from './bulk-choices.ts'
import { resultText } from './bulk-result.ts'

type BulkRequest = { bulkId: string; action: BulkAction; values: Record<string, unknown> } & (
  | { ids: string[] }
  | { query: object }
)

const refresh = [...allLiveQueryKeys]

const PROGRESS_MS = 500

/** How far a running change of several records is; undefined before it begins (BULK-4). */
export const useBulkProgress = (bulkId: string, isRunning: boolean): BulkProgress | undefined =>
  useQuery({
    queryKey: ['bulk', bulkId],
    queryFn: async () => (await request(bulkCalls.findBulk, { params: { id: bulkId } })).data,
    enabled: isRunning,
    refetchInterval: PROGRESS_MS,
    retry: false,
    gcTime: 0,
  }).data

/** Undoes what was done to several records at once (BULK-3). */
const useUndoBulk = () =>
  useApiMutation({
    run: (id: string) => request(bulkCalls.undoBulk, { params: { id } }),
    successMessage: ({ data }) => resultText(data, 'undone'),
    refresh,
  })

/** Does one thing to several records. The toast says what became of them, and offers to undo it (BULK-2, BULK-3). */
export const useChangeSeveral = (kind: BulkRecordKind, done: string) => {
  const undo = useUndoBulk()
  const call = bulkKinds[kind].call as typeof bulkCalls.changeOrganizations

  return useApiMutation({
    run: async (body: BulkRequest) => {
      const answer = await request(call, { body: body as BodyInput<typeof call> })
      const text = resultText(answer.data, done)
      const canUndo = body.action !== 'sendMail' && answer.data.some(({ ok }) => ok)
      if (canUndo) showUndoToast(text, () => undo.mutate(answer.bulkId))
      else toast(text)
      return answer
    },
    refresh,
  })
}
