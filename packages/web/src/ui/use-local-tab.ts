import { useState } from 'react'

/**
 * A tab that is chosen without the address changing; any change of the address puts it away, and so does `leave`, for the
 * tab that the address has named all along.
 */
export const useLocalTab = (address: string): [string | undefined, (tab: string) => void, () => void] => {
  const [chosen, setChosen] = useState<{ address: string; tab: string }>()
  return [
    chosen?.address === address ? chosen.tab : undefined,
    (tab) => setChosen({ address, tab }),
    () => setChosen(undefined),
  ]
}
