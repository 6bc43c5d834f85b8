import { useState } from 'react'
import { useEditedRecord } from './use-edited-record.ts'

/** Which dialog of a list is open: that of a row, with what is saved of it, or the one that adds a row. */
export const useRowDialog = <R extends { _id: string }>(rows: readonly R[] = []) => {
  const [open, setOpen] = useEditedRecord(rows)
  const [isAdding, setAdding] = useState(false)

  return {
    open,
    openRow: ({ _id: id }: Pick<R, '_id'>) => setOpen(rows.find(({ _id }) => _id === id)),
    isAdding,
    add: () => setAdding(true),
    close: () => {
      setOpen(undefined)
      setAdding(false)
    },
  }
}
