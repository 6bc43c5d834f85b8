import { Loader } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useIsConnectionLost } from '#lib/connection'
import classes from './connection-notice.module.css'

/** Says at the bottom of every page that the server cannot be reached, until it can be reached again (API-11). */
export const ConnectionNotice = () => {
  const isLost = useIsConnectionLost()
  // The public form is French, reads nothing and tells its own failures.
  const isPublicForm = useLocation({ select: ({ pathname }) => pathname.toLowerCase().startsWith('/publicform') })
  if (isPublicForm || !isLost) return null

  return (
    <div role="alert" className={classes.notice}>
      <Loader size={14} aria-hidden />
      No connection. Trying again …
    </div>
  )
}
