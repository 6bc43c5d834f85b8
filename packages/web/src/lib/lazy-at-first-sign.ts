import { type ComponentType, createElement, lazy, Suspense, useState } from 'react'

const LONGEST_WAIT_MS = 4000
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

// Whoever is about to press something moves the pointer or a finger, or presses a key, first. Until then the code of the page goes before.
const beforeItIsNeeded = new Set<() => void>()
const start = () => {
  for (const sign of SIGNS) removeEventListener(sign, start, { capture: true })
  for (const run of beforeItIsNeeded) run()
  beforeItIsNeeded.clear()
}

const soon = (run: () => void) => {
  if (beforeItIsNeeded.size === 0) {
    for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true })
    setTimeout(start, LONGEST_WAIT_MS)
  }
  beforeItIsNeeded.add(run)
}

/**
 * A component whose code loads on its own at the first sign of its user, or after a while, and shows at once from then on. A plain `lazy` component
 * would show a third of a second late when it is first needed, and whatever is typed in this time would be lost.
 */
export const lazyAtFirstSign = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let Loaded: ComponentType<P> | undefined
  const loadOnce = async () => (Loaded ??= await load())
  const Late = lazy(async () => ({ default: await loadOnce() }))
  // What fails to load now is loaded again when it is needed.
  soon(() => void loadOnce().catch(() => {}))

  return (props: P) => {
    // Kept for the life of the component: another one in its place would lose its state.
    const [Shown] = useState(() => Loaded)
    return Shown ? createElement(Shown, props) : createElement(Suspense, {}, createElement(Late, props))
  }
}
