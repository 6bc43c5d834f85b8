import type { Renderable, Toast, ToastOptions, ValueOrFunction } from 'react-hot-toast'
import { loadAtFirstSign } from './load-at-first-sign.ts'

type Library = typeof import('react-hot-toast')
type Show = Library['toast']['success']
type Message = ValueOrFunction<Renderable, Toast>

let library: Library | undefined
// What waits for the library, in the order in which it was asked for.
let waiting: ((loaded: Library) => void)[] = []

/** Loads the library of the toasts. The first list shows without it. */
export const loadToasts = loadAtFirstSign(async () => {
  const loaded = await import('react-hot-toast')
  library = loaded
  for (const run of waiting) run(loaded)
  waiting = []
})

/** Runs at once, or when the library has loaded. */
export const withToasts = (run: (loaded: Library) => void): void => {
  if (library) run(library)
  else waiting.push(run)
}

const later = (run: (loaded: Library) => void) => {
  // Without a connection the code may not load: the page says so itself, and the toasts show once it has loaded.
  if (!library) loadToasts().catch(() => {})
  withToasts(run)
}

let count = 0
const show =
  (kindOf: (all: Library['toast']) => Show) =>
  (message: Message, options: ToastOptions = {}) => {
    count += 1
    const id = options.id ?? `toast-${count}`
    later(({ toast: all }) => kindOf(all)(message, { ...options, id }))
    return id
  }

/** Shows a message for a few seconds, and returns the id by which it may be dismissed, removed or replaced. */
export const toast = Object.assign(
  show((all) => all),
  {
    success: show((all) => all.success),
    error: show((all) => all.error),
    loading: show((all) => all.loading),
    dismiss: (id: string) => later(({ toast: all }) => all.dismiss(id)),
    remove: (id?: string) => later(({ toast: all }) => all.remove(id)),
  },
)
