import { type ComponentType, createElement, lazy, Suspense, useState } from 'react'
import { loadAtFirstSign } from './load-at-first-sign.ts'

/**
 * A component whose code loads on its own at the first sign of its user, or after a while, and shows at once from then on. A plain `lazy` component
 * would show a third of a second late when it is first needed, and whatever is typed in this time would be lost.
 */
export const lazyAtFirstSign = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let Loaded: ComponentType<P> | undefined
  const loadOnce = loadAtFirstSign(async () => (Loaded = await load()))
  const Late = lazy(async () => ({ default: await loadOnce() }))

  return (props: P) => {
    // Kept for the life of the component: another one in its place would lose its state.
    const [Shown] = useState(() => Loaded)
    return Shown ? createElement(Shown, props) : createElement(Suspense, {}, createElement(Late, props))
  }
}
