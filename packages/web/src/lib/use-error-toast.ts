import { useEffect } from 'react'
import { toast } from './toast.ts'

/** Shows a toast when a query fails, and again each time it fails again. */
export const useErrorToast = (error: unknown, message: string) => {
  useEffect(() => {
    if (error) toast.error(message)
  }, [error, message])
}
