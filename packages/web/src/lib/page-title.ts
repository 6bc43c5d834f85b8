import { useEffect } from 'react'

/** Names the page in the browser's tab and history. */
export const usePageTitle = (title: string | undefined) => {
  useEffect(() => {
    document.title = title ? `${title} · Registrar` : 'Registrar'
  }, [title])
}
