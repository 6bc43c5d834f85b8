import { useState } from 'react'

/**
 * The record that a dialog of a list edits, as the list has it now, and the function that opens and closes the dialog.
 * A record that is no longer in the list stays as it was: a colleague may have deleted it, and what the dialog itself saves may take
 * it out of the list before the dialog has closed.
 */
export const useEditedRecord = <R extends { _id: string }>(records: readonly R[]) => {
  const [opened, setOpened] = useState<R>()
  return [records.find(({ _id }) => _id === opened?._id) ?? opened, setOpened] as const
}
