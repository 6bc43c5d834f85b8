import type * as hotToast from 'react-hot-toast'
import { loadAtFirstSign } from './load-at-first-sign.ts'

export type ToastLibrary = typeof hotToast
type Show = ToastLibrary['toast']['success']
type Message = hotToast.ValueOrFunction<hotToast.Renderable, hotToast.Toast>

let library: ToastLibrary | undefined
// What waits for the library, in the order in which it was asked for.
let waiting: ((loaded: ToastLibrary) => void)[] = []

/** Loads the library of the toasts. The first list shows without it. */
export const loadToasts = loadAtFirstSign(async () => {
  const loaded = await import('react-hot-toast')
  library = loaded
  for (const run of waiting) run(loaded)
  waiting = []
})

/** Runs at once, or when the library has loaded. */
export const withToasts = (run: (loaded: ToastLibrary) => void): void => {
  if (library) run(library)
  else waiting.push(run)
}

const later = (run: (loaded: ToastLibrary) => void) => {
  // Without a connection the code may not load: the page says so itself, and the toasts show once it has loaded.
  if (!library) loadToasts().catch(() => {})
  withToasts(run)
}

let count = 0
const show =
  (kindOf: (all: ToastLibrary['toast']) => Show) =>
  (message: Message, options: hotToast.ToastOptions = {}) => {
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
