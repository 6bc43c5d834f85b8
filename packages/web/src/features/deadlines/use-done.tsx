import { deadlineRecordId, doneLabelOf } from '@registrar/domain/deadlines/deadline-kinds'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#lib/error-message'
import { confirm } from '#ui/confirm'
import { toast } from '#ui/toasts'
import { useUndoable } from '#ui/use-undoable'
import { refreshedByRows } from './deadlines.api.ts'
import { type Draw, finishes, type Run } from './finish-deadline.tsx'

/**
 * How a row is done (DUE-11): by one click, which is confirmed, or in a dialog that `onDialog` draws. `label` is undefined for what is
 * done on its own page.
 */
export const useDone = (row: DeadlineRow, onDialog: (draw: Draw) => void) => {
  const client = useQueryClient()
  const [isLoading, setLoading] = useState(false)
  const finish = finishes[row.kind]
  const label = doneLabelOf(row)
  const complete = useUndoable<Run>({
    run: (run) => run(deadlineRecordId(row._id)),
    message: `${row.subject}: done`,
    refresh: refreshedByRows,
  })

  const start = async (title: string) => {
    if (label === undefined) return
    if ('run' in finish) {
      if (await confirm({ title: `${label}?`, message: title, confirmLabel: label })) complete.mutate(finish.run)
      return
    }

    setLoading(true)
    try {
      onDialog(await finish.open(row, client))
    } catch (error) {
      toast.error(errorMessage(error))
    } finally {
      setLoading(false)
    }
  }

  return { label, start, isBusy: isLoading || complete.isPending }
}
