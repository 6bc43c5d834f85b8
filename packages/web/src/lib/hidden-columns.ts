import { useLocalStorage } from '@mantine/hooks'
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
 * The columns of a list that the user hides, stored in the browser for each user. The hidden columns are stored and not
 * the shown ones, so that a new column of the list shows.
 */
export const useHiddenColumns = (list: string): [string[], (hidden: string[]) => void] => {
  const user = useSessionUser()
  const [hidden, setHidden] = useLocalStorage<string[]>({
    key: `hidden-columns:${list}:${user?._id ?? ''}`,
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize,
  })
  return [hidden, setHidden]
}
