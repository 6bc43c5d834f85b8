import { notifyManager, type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Loading } from './states.tsx'

const LONGEST_MS = 1000

// Without an answer yet.
const first = { predicate: ({ state }) => state.status === 'pending' } satisfies QueryFilters

/**
 * The parts of a page that load on their own, shown together: when each has its first answer, and after a second in any case. A part that came
 * later would move the others, and a click would hit something else.
 */
export const Together = ({ children }: { children: ReactNode }) => {
  const client = useQueryClient()
  const [isShown, setIsShown] = useState(true)

  useEffect(() => {
    const isAnswered = () => client.isFetching(first) === 0
    // What the parts ask for is known once they are there. What they know already shows at once.
    // oxlint-disable-next-line react/set-state-in-effect
    setIsShown(isAnswered())
    // Not by `useIsFetching`, which renders at once: on the way to a page whose code still loads, React then begins that page
    // again and again.
    const stop = client.getQueryCache().subscribe(notifyManager.batchCalls(() => isAnswered() && setIsShown(true)))
    const longest = setTimeout(() => setIsShown(true), LONGEST_MS)
    return () => {
      stop()
      clearTimeout(longest)
    }
  }, [client])

  return (
    <>
      {!isShown && <Loading />}
      {/* The parts keep the gaps of the stack that they are in. */}
      <div style={{ display: 'contents', visibility: isShown ? undefined : 'hidden' }}>{children}</div>
    </>
  )
}
