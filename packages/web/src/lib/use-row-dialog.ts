import { useState } from 'react'

/** Which dialog of a list is open: that of a row, with what is saved of it, or the one that adds a row. */
export const useRowDialog = <R extends { _id: string }>(rows: readonly R[] | undefined) => {
  const [openId, setOpenId] = useState<string>()
  const [isAdding, setAdding] = useState(false)

  return {
    open: rows?.find(({ _id }) => _id === openId),
    openRow: ({ _id }: Pick<R, '_id'>) => setOpenId(_id),
    isAdding,
    add: () => setAdding(true),
    close: () => {
      setOpenId(undefined)
      setAdding(false)
    },
  }
}
