import type { ViewColumn } from '@registrar/domain/views/view'
import { useLocalStorage } from '@mantine/hooks'
import { useLocation, useNavigate } from '@tanstack/react-router'
import * as z from 'zod'
import { useSessionUser } from './session.ts'

/**
 * The columns that somebody chose for a list: those that show, in their order, and those that are hidden. Without `columns`, all that the list
 * shows at first but the hidden ones show. A new column of the list is in neither, so it shows; not if the choice `isExact`, as a view's is.
 */
export type ColumnChoice = { columns: ViewColumn[]; hidden: string[]; isExact?: boolean | undefined }

const NO_CHOICE: ColumnChoice = { columns: [], hidden: [] }

const storedChoice = z.object({
  columns: z.array(z.object({ field: z.string(), width: z.number().nullish() })),
  hidden: z.array(z.string()),
})
// Before the order could be chosen, only the hidden columns were stored.
const storedHidden = z.array(z.string()).transform((hidden) => ({ columns: [], hidden }))

// A value that another version stored must not keep the list from opening.
const readChoice = (text: string | null | undefined): ColumnChoice => {
  try {
    return z.union([storedChoice, storedHidden]).parse(JSON.parse(text ?? '[]'))
  } catch {
    return NO_CHOICE
  }
}

const storageKey = (list: string, userId: string | undefined) => `hidden-columns:${list}:${userId ?? ''}`

/** The columns that a user has chosen for a list in this browser. */
export const storedColumnChoice = (list: string, userId: string | undefined): ColumnChoice =>
  readChoice(window.localStorage.getItem(storageKey(list, userId)))

/** The columns of a list: those of the open view, else those that the user has chosen, stored in the browser for each user. */
export const useColumnChoice = (list: string): [ColumnChoice, (choice: ColumnChoice) => void] => {
  const user = useSessionUser()
  const navigate = useNavigate()
  const columnsByView = useLocation({ select: ({ state }) => state.columnsByView })
  const [own, setOwn] = useLocalStorage<ColumnChoice>({
    key: storageKey(list, user?._id),
    defaultValue: NO_CHOICE,
    getInitialValueInEffect: false,
    deserialize: readChoice,
  })

  const choose = (choice: ColumnChoice) => {
    setOwn(choice)
    if (columnsByView)
      void navigate({
        to: '.',
        search: true as never,
        replace: true,
        state: (before) => ({ ...before, columnsByView: undefined }),
        resetScroll: false,
      })
  }
  return [columnsByView ?? own, choose]
}
