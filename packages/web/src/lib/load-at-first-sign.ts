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

/** Loads once: at the first sign of the user, after a while, or when it is asked for before. What fails to load is loaded again when it is needed. */
export const loadAtFirstSign = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined
  const loadOnce = () => {
    loaded ??= load()
    loaded.catch(() => {
      loaded = undefined
    })
    return loaded
  }
  soon(() => void loadOnce().catch(() => {}))
  return loadOnce
}
