import { useHotkeys } from '@mantine/hooks'

const TYPED_IN = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]'

/** Handles keys everywhere but in fields where somebody types. A ticked checkbox keeps the focus, so they work there too. */
export const usePageKeys = (keys: readonly (readonly [key: string, handle: () => void])[]): void =>
  useHotkeys(
    keys.map(([key, handle]) => [
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
