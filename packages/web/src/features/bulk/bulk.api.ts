import type { BulkAction } from '@registrar/domain/bulk/bulk'
import type { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import { sendsCalls } from '@registrar/domain/sends/sends.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { useState } from 'react'
import { DELAY_SECONDS, followSend } from '#features/sends'
import { request } from '#lib/api'
import { allLiveQueryKeys } from '#lib/live-query-keys'
import { newUuid } from '#lib/new-uuid'
import { useApiMutation } from '#lib/use-api-mutation'
import { showUndoToast } from '#ui/undo-toast'
import { toast } from '#lib/toast'
import { bulkKinds, type BulkRecordKind, recordCount } from './bulk-choices.ts'
import { useBulkProgress } from './bulk-progress.api.ts'
import { canUndoBulk, mailedText, resultText } from './bulk-result.ts'
import { useUndoBulk } from './undo-bulk.tsx'

type BulkRequest = {
  action: BulkAction
  values: Record<string, unknown>
  valuesById?: Record<string, Record<string, unknown>>
} & ({ ids: string[] } | { query: object })

/**
 * Does one thing to several records. The toast says what became of them, and offers to undo it (BULK-2, BULK-3). `progress` is
 * how far the change is while it runs (BULK-4). An email waits, and can be taken back (MAIL-16).
 * @param count how many records there are
 */
export const useBulkAction = (kind: BulkRecordKind, done: string, count: number) => {
  const [runningId, setRunningId] = useState<string>()
  const undo = useUndoBulk()
  const call = bulkKinds[kind].call as typeof bulkCalls.changeOrganizations

  const change = useApiMutation({
    run: async (body: BulkRequest) => {
      // Each attempt is a change of its own, with its own progress.
      const bulkId = newUuid()
      setRunningId(bulkId)
      try {
        const delay = body.action === 'sendMail' && { delaySeconds: DELAY_SECONDS }
        return await request(call, { body: { ...body, ...delay, bulkId } as BodyInput<typeof call> })
      } finally {
        setRunningId(undefined)
      }
    },
    successMessage: ({ data }) => resultText(data, done),
    notifySuccess: (text, { action }, answer) => {
      if (answer.sendId) {
        const what = `The email to ${recordCount(kind, count)}`
        const { takeEmailsBack: takeBack } = sendsCalls
        followSend({ sendId: answer.sendId, what, takeBack, resultText: mailedText, refresh: allLiveQueryKeys })
        return
      }

      // If some records were refused, their dialog offers to undo the change for as long as it is open.
      const isComplete = answer.data.every(({ ok }) => ok)
      if (isComplete && canUndoBulk(action, answer.data)) showUndoToast(text, () => undo.mutate(answer.bulkId))
      else toast(text)
    },
    refresh: [...allLiveQueryKeys],
  })

  return { ...change, progress: useBulkProgress(runningId) }
}
