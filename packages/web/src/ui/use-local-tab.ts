import { useState } from 'react'

/**
 * The tab that is open without a change of the address, with the functions that open and close it. Any change of the address
 * closes it.
 */
export const useLocalTab = (address: string): [string | undefined, (tab: string) => void, () => void] => {
  const [opened, setOpened] = useState<{ address: string; tab: string }>()

  return [
    opened?.address === address ? opened.tab : undefined,
    (tab) => setOpened({ address, tab }),
    () => setOpened(undefined),
  ]
}
