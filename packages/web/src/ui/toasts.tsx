import { toast, Toaster } from 'react-hot-toast'

export { toast }

/**
 * Where toasts appear. The library's defaults are the documented constants: 4000 ms, success 2000 ms, loading until it
 * is done, at most 20 at once, 350 px wide. Source: part 1, section 9.
 */
export const Toasts = () => (
  <Toaster
    position="top-center"
    toastOptions={{
      style: {
        background: 'var(--mantine-color-body)',
        color: 'var(--mantine-color-text)',
        border: '1px solid var(--app-line)',
        fontSize: 14,
      },
    }}
  />
)
