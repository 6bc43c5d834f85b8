import { useEffect } from 'react'

/** Sets the title of the browser's tab. */
export const usePageTitle = (title: string | undefined) => {
  useEffect(() => {
    document.title = title ? `${title} · Registrar` : 'Registrar'
  }, [title])
}
