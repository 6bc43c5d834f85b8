import { useLocalStorage } from '@mantine/hooks'
import { useSessionUser } from './session.ts'

const isListOfText = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

// What another version or a hand left in the browser must not keep the list from opening.
const deserialize = (text: string | undefined): string[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return isListOfText(stored) ? stored : []
  } catch {
    return []
  }
}

/**
 * The columns of a list that the user has put away, kept in the browser for each user. Those put away are kept, not
 * those shown, so that a column that is new to the list is seen.
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
