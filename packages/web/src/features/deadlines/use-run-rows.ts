import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import { countText } from '@registrar/domain/shared/count-text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#lib/error-message'
import { toast } from '#lib/toast'
import { useApiMutation } from '#lib/use-api-mutation'
import { showUndoToast } from '#ui/undo-toast'
import type { Undo } from '#ui/use-undoable'
import { refreshedByRows } from './deadlines.api.ts'
import { RefusedRow } from './row-actions.ts'

/** A row that an action could not be done to, and why. */
export type Refused = { row: DeadlineRow; reason: string }

type Action = {
  rows: readonly DeadlineRow[]
  /** does it to one row, and returns the function that undoes it; throws what refuses it */
  act: (row: DeadlineRow) => Promise<Undo>
  /** what the toast says was done: 'Snoozed' */
  done: string
}

/**
 * Undoes each change by itself, and returns why some could not be undone. The latest comes first, so that a record that was changed
 * twice gets its first values back.
 */
export const undoInTurn = async (undos: readonly Undo[]): Promise<string[]> => {
  const reasons: string[] = []
  for (const undo of undos.toReversed()) await undo().catch((error: unknown) => reasons.push(errorMessage(error)))
  return reasons
}

const undoneText = (undos: readonly Undo[], reasons: readonly string[]): string =>
  reasons.length === 0
    ? 'Undone'
    : `${undos.length - reasons.length} of ${undos.length} undone. ${[...new Set(reasons)].join(' ')}`

/**
 * Does one thing to several deadlines, one after the other, and offers to undo it for all. `onDone` is told the ids of the rows to which
 * it was done; the others are `refused`, each with its reason.
 */
export const useRunRows = (onDone: (ids: readonly string[]) => void) => {
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const takeBack = useApiMutation({
    run: undoInTurn,
    successMessage: (reasons, undos) => undoneText(undos, reasons),
    notifySuccess: (message, _undos, reasons) => (reasons.length === 0 ? toast.success(message) : toast.error(message)),
    refresh: refreshedByRows,
  })

  const run = async ({ rows, act, done }: Action): Promise<void> => {
    const undos: Undo[] = []
    const doneIds: string[] = []
    const failed: Refused[] = []
    setRefused([])

    for (const [index, row] of rows.entries()) {
      setProgress({ done: index, total: rows.length })
      try {
        undos.push(await act(row))
        doneIds.push(row._id)
      } catch (error) {
        failed.push({ row, reason: error instanceof RefusedRow ? error.message : errorMessage(error) })
      }
    }

    setProgress(undefined)
    setRefused(failed)
    onDone(doneIds)
    for (const key of refreshedByRows) void client.invalidateQueries({ queryKey: [key] })
    if (undos.length > 0) showUndoToast(`${done} ${countText(undos.length, 'deadline')}`, () => takeBack.mutate(undos))
  }

  return { run, progress, refused, refuse: setRefused }
}
