import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-search'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#lib/error-message'
import { confirm } from '#ui/confirm'
import { toast } from '#ui/toasts'
import { doneDialogOf, type Draw } from './done-dialogs.tsx'
import { quickCompletionOf, useCompleteDeadline } from './complete-deadline.ts'

/**
 * How a row is done (DUE-11): by one click, which is confirmed, or in a dialog that `onDialog` draws. `label` is undefined for what is
 * done on its own page.
 */
export const useDone = (row: DeadlineRow, onDialog: (draw: Draw) => void) => {
  const client = useQueryClient()
  const [isLoading, setLoading] = useState(false)
  const completeDeadline = useCompleteDeadline(row)
  const quick = quickCompletionOf(row)
  const dialog = doneDialogOf(row)

  const open = async () => {
    setLoading(true)
    try {
      const draw = await dialog?.open(row, client)
      if (draw) onDialog(draw)
    } catch (error) {
      toast.error(errorMessage(error))
    } finally {
      setLoading(false)
    }
  }

  const start = async (title: string) => {
    if (!quick) return open()

    const { label } = quick
    if (await confirm({ title: `${label}?`, message: title, confirmLabel: label })) completeDeadline.mutate(quick)
    return undefined
  }

  return { label: quick?.label ?? dialog?.label, start, isBusy: isLoading || completeDeadline.isPending }
}
