import { type ComponentType, createElement, lazy, Suspense, useState } from 'react'

const LONGEST_WAIT_MS = 2000

// Safari has no idle callbacks.
const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: LONGEST_WAIT_MS })
  else setTimeout(run, LONGEST_WAIT_MS)
}

/**
 * A component whose code loads on its own once the browser is idle, and shows at once from then on. A plain `lazy` component
 * would show a third of a second late when it is first needed, and whatever is typed in this time would be lost.
 */
export const lazyWhenIdle = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let Loaded: ComponentType<P> | undefined
  const loadOnce = async () => (Loaded ??= await load())
  const Late = lazy(async () => ({ default: await loadOnce() }))
  // What fails to load now is loaded again when it is needed.
  whenIdle(() => void loadOnce().catch(() => {}))

  return (props: P) => {
    // Kept for the life of the component: another one in its place would lose its state.
    const [Shown] = useState(() => Loaded)
    return Shown ? createElement(Shown, props) : createElement(Suspense, {}, createElement(Late, props))
  }
}
