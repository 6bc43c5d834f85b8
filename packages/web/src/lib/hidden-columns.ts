import { useLocalStorage } from '@mantine/hooks'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useSessionUser } from './session.ts'

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

// A value that another version stored must not keep the list from opening.
const deserialize = (text: string | undefined): string[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return isTextList(stored) ? stored : []
  } catch {
    return []
  }
}

/**
 * The columns of a list that are hidden: those of the open view, else those that the user has chosen, stored in the browser for
 * each user. The hidden columns are stored and not the shown ones, so that a new column of the list shows.
 */
export const useHiddenColumns = (list: string): [string[], (hidden: string[]) => void] => {
  const user = useSessionUser()
  const navigate = useNavigate()
  const hiddenByView = useLocation({ select: ({ state }) => state.hiddenByView })
  const [own, setOwn] = useLocalStorage<string[]>({
    key: `hidden-columns:${list}:${user?._id ?? ''}`,
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize,
  })

  const choose = (hidden: string[]) => {
    setOwn(hidden)
    if (hiddenByView)
      void navigate({
        to: '.',
        search: true as never,
        replace: true,
        state: (before) => ({ ...before, hiddenByView: undefined }),
        resetScroll: false,
      })
  }
  return [hiddenByView ?? own, choose]
}
