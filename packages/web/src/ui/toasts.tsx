import { useEffect, useState } from 'react'
import { type ToastLibrary, withToasts } from '#lib/toast'

/**
 * The place where toasts appear. The library's defaults are the constants of UI-3: errors 4000 ms, success 2000 ms,
 * loading until it is done, at most 20 at once, 350 px wide.
 */
export const Toasts = () => {
  const [library, setLibrary] = useState<ToastLibrary>()
  useEffect(() => withToasts(setLibrary), [])

  return (
    library && (
      <library.Toaster
        position="top-center"
        // Without a height of its own: what lies under an empty layer counts as covered when contrast is checked.
        containerStyle={{ top: 'var(--app-toast-top, 16px)', bottom: 'auto' }}
        toastOptions={{
          style: {
            background: 'var(--mantine-color-body)',
            color: 'var(--mantine-color-text)',
            border: '1px solid var(--app-line)',
            fontSize: 14,
            overflowWrap: 'anywhere',
          },
          success: { iconTheme: { primary: 'var(--app-teal)', secondary: 'var(--mantine-color-body)' } },
          error: { iconTheme: { primary: 'var(--app-red)', secondary: 'var(--mantine-color-body)' } },
        }}
      />
    )
  )
}
