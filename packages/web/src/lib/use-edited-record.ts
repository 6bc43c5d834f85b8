import { useState } from 'react'

/**
 * The record that a dialog of a list edits, as the list has it now, and the function that opens and closes the dialog.
 * A record that a colleague deletes stays as it was, so that the dialog stays open.
 */
export const useEditedRecord = <R extends { _id: string }>(records: readonly R[]) => {
  const [opened, setOpened] = useState<R>()
  return [records.find(({ _id }) => _id === opened?._id) ?? opened, setOpened] as const
}
