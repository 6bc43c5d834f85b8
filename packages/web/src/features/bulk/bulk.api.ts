import type { BulkAction } from '@registrar/domain/bulk/bulk'
import type { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { request } from '#lib/api'
import { allLiveQueryKeys } from '#lib/live-query-keys'
import { useApiMutation } from '#lib/use-api-mutation'
import { showUndoToast } from '#ui/undo-toast'
import { toast } from '#ui/toasts'
import { bulkKinds, type BulkRecordKind } from './bulk-choices.ts'
import { canUndoBulk, resultText } from './bulk-result.ts'
import { useUndoBulk } from './undo-bulk.tsx'

type BulkRequest = { bulkId: string; action: BulkAction; values: Record<string, unknown> } & (
  | { ids: string[] }
  | { query: object }
)

const refresh = [...allLiveQueryKeys]

/** Does one thing to several records. The toast says what became of them, and offers to undo it (BULK-2, BULK-3). */
export const useBulkAction = (kind: BulkRecordKind, done: string) => {
  const undo = useUndoBulk()
  const call = bulkKinds[kind].call as typeof bulkCalls.changeOrganizations

  return useApiMutation({
    run: async (body: BulkRequest) => {
      const answer = await request(call, { body: body as BodyInput<typeof call> })
      const text = resultText(answer.data, done)
      const isComplete = answer.data.every(({ ok }) => ok)
      // The dialog of the refusals offers to undo it for as long as it is open.
      if (!isComplete) toast(text)
      else if (canUndoBulk(body.action, answer.data)) showUndoToast(text, () => undo.mutate(answer.bulkId))
      else toast(text)
      return answer
    },
    refresh,
  })
}
