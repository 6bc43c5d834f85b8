import { useHotkeys } from '@mantine/hooks'
import { useSingleKeyShortcuts } from './single-key-shortcuts.ts'

const TYPED_IN = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]'

const isSingleKey = (key: string): boolean => !/^(mod|ctrl|alt|meta)\+/.test(key)

/**
 * Handles keys everywhere but in fields where somebody types. A ticked checkbox keeps the focus, so they work there too. Keys
 * without Ctrl are left alone when the user has turned them off (FIND-7).
 */
export const usePageKeys = (keys: readonly (readonly [key: string, handle: () => void])[]): void => {
  const [hasSingleKeys] = useSingleKeyShortcuts()
  const heard = keys.filter(([key]) => hasSingleKeys || !isSingleKey(key))

  useHotkeys(
    heard.map(([key, handle]) => [
      key,
      (event) => {
        if (event.target instanceof Element && event.target.closest(TYPED_IN)) return
        event.preventDefault()
        handle()
      },
      { preventDefault: false },
    ]),
    [],
  )
}
