import { Loader } from '@mantine/core'
import { useIsConnectionLost } from '#lib/connection'
import classes from './connection-notice.module.css'

/** Says at the bottom of every page of the staff that the server cannot be reached, until it can be reached again (API-11). */
export const ConnectionNotice = () => {
  const isLost = useIsConnectionLost()
  if (!isLost) return null

  return (
    <div role="alert" className={classes.notice} data-unprinted>
      <Loader size={14} aria-hidden />
      No connection. Trying again …
    </div>
  )
}
